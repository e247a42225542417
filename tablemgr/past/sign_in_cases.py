"""Wrong PINs and lock-outs at a table, for surveillance: entries of the case file.

Pure: made from the journal's entries about people. None of them stops a Round.
"""

from __future__ import annotations

from typing import Final

from tablemgr.basics.messages import Message
from tablemgr.house.staff.happenings import Happening
from tablemgr.journal import Entry, short_code
from tablemgr.past.case_file import CONTEXT, CaseFile, Series

_RULING: Final = "I1"
_TOLD: Final = (Happening.WRONG_PIN, Happening.LOCKED, Happening.UNLOCKED)
_WORDS: Final = tuple(f'"staff":"{each.value}"' for each in _TOLD)


def tells_of_wrong_pin(entry: Entry) -> bool:
    """Say whether the entry is of a wrong PIN or a lock-out, without reading all of it."""
    return any(word in entry.payload for word in _WORDS)


def sign_in_case(entry: Entry, number: int) -> CaseFile:
    """The wrong PIN or the lock-out of that entry, with its number in the series."""
    data = entry.data
    name, by = str(data["name"]), str(data.get("by", ""))
    values = {"name": name, "by": by, "tries": data.get("wrong_tries", 0)}
    values["seconds"] = data.get("wait_s", 0)
    first = values["tries"] == 1
    notice = {
        Happening.WRONG_PIN: Message(
            CONTEXT, "A wrong PIN was entered for {name}, the first in a row.", values
        )
        if first
        else Message(CONTEXT, "A wrong PIN was entered for {name}, {tries} in a row.", values),
        Happening.LOCKED: Message(CONTEXT, "{name} was locked out for {seconds} seconds.", values),
        Happening.UNLOCKED: Message(CONTEXT, "{by} ended the lock-out of {name}.", values),
    }[Happening(data["staff"])]
    return CaseFile(
        number=number,
        round_no=entry.round_no,
        game="",
        kind=str(data["staff"]),
        paragraph=_RULING,
        box=0,
        notice=notice,
        reported=False,
        opened=entry.stamp,
        dealer=entry.person,
        by=by or name,
        stops=False,
        closed=entry.stamp,
        acts=(),
        remedy="",
        effects=(),
        series=Series.SIGN_IN,
        seq=entry.seq,
        code=short_code(entry.hash),
    )
