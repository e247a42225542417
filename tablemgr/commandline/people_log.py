"""The staff register's log in plain words, a line an entry: `tablemgr people log`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final

from tablemgr.basics.counts import counted
from tablemgr.house.staff.happenings import WRONG, Happening, LogEntry
from tablemgr.journal import Stamp
from tablemgr.rules.roles import Role

_WORDS: Final = {
    Happening.ADDED: "{name} was added as {role}",
    Happening.DISABLED: "{name} was disabled",
    Happening.ENABLED: "{name} was enabled",
    Happening.PIN_RESET: "{name} was given a one-time PIN",
    Happening.PIN_CHANGED: "{name} has set a PIN",
    Happening.PIN_REHASHED: "the PIN of {name} was hashed again",
    Happening.WRONG_PIN: "wrong PIN of {name}, {tries}",
    Happening.LOCKED: "{name} was locked out for {wait} s",
    Happening.UNLOCKED: "the lock-out of {name} was ended",
    Happening.REFUSED: "{name} was refused: {detail}",
    Happening.SIGNED_IN: "{name} signed in",
    Happening.SIGNED_OUT: "{name} signed out",
    Happening.RELEASED: "{name} was signed out",
    Happening.RELIEVED: "{name} was relieved",
    Happening.SIGNED: "{name} signed as {role}",
    Happening.BADGE_GIVEN: "{name} was given a badge",
    Happening.BADGE_TAKEN: "the badge of {name} was taken away",
    Happening.SEALED: "what was changed by something else was signed for ({name})",
}


def log_lines(log: Iterable[LogEntry], *, wrong_only: bool = False) -> Iterator[str]:
    """Each entry in a line, the oldest first; `wrong_only`: wrong PINs, lock-outs and refusals."""
    for entry in log:
        said = json.loads(entry.happened)
        what = Happening(said["staff"])
        if wrong_only and what not in WRONG:
            continue
        text = _WORDS[what].format(
            name=said["name"] or "all of it",
            role=Role(said["role"]).title if "role" in said else "",
            tries=counted(said.get("wrong_tries", 0), "the first in a row", "{0} in a row"),
            wait=said.get("wait_s", 0),
            detail=said.get("detail", "").replace("-", " "),
        )
        where = f" at {said['table']}" if "table" in said else ""
        by = f", by {said['by']}" if "by" in said and what is not Happening.SIGNED else ""
        time = Stamp(entry.wall_ns, 0).wall()
        yield f"{entry.seq:>6}  {time:%Y-%m-%d %H:%M:%S}  {text}{where}{by}"
