"""Names all that a round record leaves out of a Round: who acted, when and why, which chips moved,
what the table itself took a card for, and what was put right. Opens no file and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Any, Final

from tablemgr.basics.counts import counted
from tablemgr.journal import Entry, EntryKind, short_code
from tablemgr.service.stored_act import AT_THE_TABLE_ONLY, BESIDE, INFERRED

_TOLD: Final = (
    *(EntryKind.ACT, EntryKind.REFUSAL, EntryKind.SESSION),
    *(EntryKind.CONFIRM, EntryKind.SLIP, EntryKind.DEVICE),
)
"""What a full export tells; the bytes themselves are told by `tablemgr journal raw`."""
_NOT_TOLD: Final = frozenset({"events", "carry"})
"""What follows from the commands, and what a later start needs to know."""
_PUT_RIGHT: Final = ("take-back", "stood", "reopen", "correct")


def rounds_of_day(openings: Iterable[Entry], day: date | None) -> list[int]:
    """The numbers of the Rounds that were opened on that day, or on any; `openings` are acts."""
    return [
        entry.round_no
        for entry in openings
        if '"carry":' in entry.payload and (day is None or entry.stamp.wall().date() == day)
    ]


def full_lines(entries: Iterable[Entry], table: str) -> Iterator[dict[str, Any]]:
    """Everything that people and devices did in these entries, an object each, in order."""
    for entry in entries:
        if entry.kind in _TOLD:
            told = {key: value for key, value in entry.data.items() if key not in _NOT_TOLD}
            yield {
                "table": table,
                "round": entry.round_no,
                "entry": entry.seq,
                "code": short_code(entry.hash),
                "kind": entry.kind.value,
                "time": entry.stamp.wall().isoformat(),
                "person": entry.person,
                "role": entry.role,
                **told,
            }


def left_out(entries: Sequence[Entry]) -> list[str]:
    """Say what the round record of these entries leaves out, with how much there is of it."""
    acts = [entry for entry in entries if entry.kind is EntryKind.ACT]
    told = [entry.data for entry in entries if entry.kind is not EntryKind.RAW]
    first_words = [entry.data["command"].split()[0] for entry in acts]
    found = (
        (len(acts), "who acted and when (1 act)", "who acted and when ({0} acts)"),
        (sum("reason" in each or BESIDE in each for each in told), "1 reason", "{0} reasons"),
        (
            sum("moved" in each or "not_moved" in each for each in told),
            "the chips that moved (1 time)",
            "the chips that moved ({0} times)",
        ),
        (
            sum(
                INFERRED in entry.data and not entry.data["command"].startswith("card ")
                for entry in acts
            ),
            "that 1 card was taken for a decision",
            "that {0} cards were taken for a decision",
        ),
        (
            first_words.count("unread"),
            "that 1 card was not read at first",
            "that {0} cards were not read at first",
        ),
        (
            sum(word in _PUT_RIGHT for word in first_words),
            "who put what right (1 time)",
            "who put what right ({0} times)",
        ),
        (
            sum(each.get("code") in AT_THE_TABLE_ONLY for each in told),
            "1 refusal of the table's own",
            "{0} refusals of the table's own",
        ),
        (
            sum(entry.kind is EntryKind.RAW for entry in entries),
            "1 message of the device",
            "{0} messages of the device",
        ),
    )
    return [counted(count, one, many) for count, one, many in found if count]
