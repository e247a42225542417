"""The paragraphs among which a trainee chooses if he is asked for one: the right one is among them,
and others of the same game, the same for the same question. None is always to choose, too.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tablemgr.rules.drilling.family import Judgement
from tablemgr.rules.rulebook.model import Rulebook

_LEAST: Final = 8


def paragraphs_to_choose(book: Rulebook, kind: str, judgement: Judgement) -> list[str]:
    """Paragraphs in order: of an irregularity those of all irregularities, and as many that a
    refusal can cite as make at least `_LEAST`; of a refusal such alone.
    """
    right = judgement.answer["paragraph"]
    known = {right} - {None}
    if kind == "irregularity":
        known |= {each.paragraph for each in book.irregularities if each.paragraph}
    others = sorted(set(book.cites.values()) - set(judgement.paragraphs) - known)
    wanted = max(0, min(_LEAST - len(known), len(others)))
    known |= set(Random(f"{right}/{judgement.why}").sample(others, wanted))
    return sorted(known, key=_in_order)


def _in_order(paragraph: str) -> tuple[tuple[int, str], ...]:
    """5.8 before 5.10."""
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in paragraph.split("."))
