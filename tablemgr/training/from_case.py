"""A case of a journal becomes a drill: its Round up to the moment at which it was noticed, and the
question what is wrong. Names and amounts are replaced.
"""

from __future__ import annotations

from typing import Final

from tablemgr.basics.errors import Fault
from tablemgr.past.history import PastRound
from tablemgr.past.record import understand
from tablemgr.rules.drilling.family import NoAnswerError
from tablemgr.training.drill_file import Drill, judged
from tablemgr.training.from_round import drill_of, record_until

ASK: Final = {"kind": "irregularity"}
TEXT: Final = "Is something wrong? By which paragraph?"


def drill_of_case(past: PastRound, paragraph: str, title: str, teaches: str) -> str:
    """The text of a drill of the case that cites this paragraph. Raises `Fault` if it can't be
    asked about, as if it was noticed with a card after which others came at once.
    """
    words = {
        "title": title,
        "teaches": teaches,
        "text": TEXT,
        "subject": ASK["kind"],
        "paragraph": "",
        "hints": [],
        "counts": ["Seen before the next card", "The right paragraph"],
    }
    for until in range(1, len(past.lines) + 1):
        if until not in past.refused and paragraph in _flagged(past, until):
            return drill_of(past, until, ASK, words)
    raise Fault(
        "{paragraph} can't be asked about in this Round.",
        "Make a drill of the Round: tablemgr drill from JOURNAL --round N --lines N --ask …",
        paragraph=paragraph,
    )


def _flagged(past: PastRound, until: int) -> tuple[str, ...]:
    """The paragraphs of what is wrong after so many lines."""
    record = understand(record_until(past, until), "the Round")
    drill = Drill("", "", "", "", "", (), (), "", ASK, {}, record)
    try:
        return judged(drill).paragraphs
    except NoAnswerError:
        return ()
