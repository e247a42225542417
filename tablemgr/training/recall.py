"""When an item is due again: spaced repetition by FSRS, one review an item and day.

An item is a skill in one class of parameters (`payout/6:5 odd`): its numbers vary, so that nothing
is learned by heart. FSRS says when; how much is drilled the gates of a lesson say (`bound`). Wrong
is Again, right is Good, right but slow Hard; nothing is Easy by itself, and slow is never Again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from fsrs import Card, Rating, Scheduler, State
from msgspec import Struct, field

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written, write_file

ARITHMETIC: Final = frozenset({"payout", "decided", "total", "chips"})
"""The subjects that are wanted back in 90 of 100 tries; procedure and authority in 95."""
LONGEST_DAYS: Final = 90
BEFORE_CERTIFICATE_DAYS: Final = 14
PAUSE_MS: Final = 60_000
"""The first answer after such a pause tells nothing about speed."""
SLIP_MS: Final = 300
"""Faster than this a finger has slipped: it is asked again and counts as no review."""
ENOUGH: Final = 30
"""How many right answers of a motor class are wanted before any of them can be slow."""
KEPT: Final = 200
SLOW: Final = 1.25
"""How far over his own P80 an answer is slow; up to there is the dead band."""


class Review(Struct, frozen=True):
    """An answer to an item."""

    item: str
    """Subject and class: `payout/6:5 odd`."""
    right: bool
    at: datetime
    ms: int = 0
    """How long it took; 0 if nobody knows."""
    target_ms: int = 0
    """What is expected of this motor class; 0 if no target is known."""

    @property
    def motor(self) -> str:
        """The motor class that its time is compared within: that of its subject."""
        return self.item.partition("/")[0]


class Memory(Struct):
    """The memory of one person, item by item."""

    cards: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By item, FSRS's own JSON."""
    reviewed: dict[str, str] = field(default_factory=dict)
    """By item, the day of its last review."""
    paces: dict[str, list[float]] = field(default_factory=dict)
    """By motor class, the last right answers' times, each divided by its target."""
    certified: bool = False


def review(memory: Memory, answer: Review) -> Rating | None:
    """Take an answer up. Gives the rating that counts; None if it is no review: a slip of the
    finger, or the item was reviewed on that day already. A wrong one counts even then.
    """
    if 0 < answer.ms < SLIP_MS:
        return None
    rating = _rating(memory, answer)
    _keep_pace(memory, answer)
    day = answer.at.astimezone(UTC).date().isoformat()
    if memory.reviewed.get(answer.item) == day and rating is not Rating.Again:
        return None
    known = memory.cards.get(answer.item)
    at = answer.at.astimezone(UTC)
    card = _card(known) if known else Card(card_id=len(memory.cards) + 1, due=at)
    reviewed, _ = _scheduler(memory, answer.item).review_card(card, rating, at)
    memory.cards[answer.item] = dict(reviewed.to_dict())
    memory.reviewed[answer.item] = day
    return rating


def read_memory(file: Path) -> Memory:
    """Read what a file has of somebody; nothing if there is none. Raises `Fault`."""
    remedy = "Name the trainee's own file."
    try:
        return msgspec.json.decode(read_written(file, remedy).encode(), type=Memory)
    except FileNotFoundError:
        return Memory()
    except msgspec.MsgspecError as error:
        raise Fault(
            "{file}: is not what somebody has learned: {error}.", remedy, file=file, error=error
        ) from None


def write_memory(file: Path, memory: Memory) -> None:
    """Keep it: the old file or the new one, never half of it. Raises `Fault`."""
    try:
        write_file(file, msgspec.json.encode(memory))
    except OSError as error:
        raise Fault(
            "{file}: {error}.", "The file must be writable.", file=file, error=error.strerror
        ) from error


def due(memory: Memory, items: Sequence[str], now: datetime) -> list[str]:
    """Choose the items that are due: those never asked, then those due longest."""
    new = [item for item in items if item not in memory.cards]
    known = [(_card(memory.cards[item]).due, item) for item in items if item in memory.cards]
    return new + [item for when, item in sorted(known) if when <= now]


def recall(memory: Memory, item: str, now: datetime) -> float:
    """Estimate how surely he would know it today, 0 to 1; 0 if it was never asked."""
    known = memory.cards.get(item)
    if known is None:
        return 0.0
    at = now.astimezone(UTC)
    return float(_scheduler(memory, item).get_card_retrievability(_card(known), at))


def make_due(memory: Memory, items: Sequence[str], now: datetime) -> None:
    """Have these items asked today, as what they teach has changed: a new edition of the rules."""
    for item in items:
        if item in memory.cards:
            memory.cards[item]["due"] = now.astimezone(UTC).isoformat()


def _rating(memory: Memory, answer: Review) -> Rating:
    if not answer.right:
        return Rating.Again
    return Rating.Hard if _is_slow(memory, answer) else Rating.Good


def _is_slow(memory: Memory, answer: Review) -> bool:
    """Over the target, and over his own P80 by more than the dead band."""
    paces = memory.paces.get(answer.motor, [])
    if not answer.ms or not answer.target_ms or answer.ms >= PAUSE_MS or len(paces) < ENOUGH:
        return False
    pace = answer.ms / answer.target_ms
    return pace > 1 and pace > SLOW * p80(paces)


def p80(paces: Sequence[float]) -> float:
    """The time in seconds that four of five do not exceed."""
    ordered = sorted(paces)
    return ordered[max(0, -(-8 * len(ordered) // 10) - 1)]


def _keep_pace(memory: Memory, answer: Review) -> None:
    if answer.right and answer.target_ms and SLIP_MS <= answer.ms < PAUSE_MS:
        kept = memory.paces.setdefault(answer.motor, [])
        kept.append(answer.ms / answer.target_ms)
        del kept[:-KEPT]


def _scheduler(memory: Memory, item: str) -> Scheduler:
    retention = 0.90 if item.partition("/")[0] in ARITHMETIC else 0.95
    longest = LONGEST_DAYS if memory.certified else BEFORE_CERTIFICATE_DAYS
    return Scheduler(
        desired_retention=retention,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=longest,
        enable_fuzzing=False,
    )


def _card(known: Mapping[str, Any]) -> Card:
    return Card(
        card_id=known["card_id"],
        state=State(known["state"]),
        step=known["step"],
        stability=known["stability"],
        difficulty=known["difficulty"],
        due=datetime.fromisoformat(known["due"]),
        last_review=_moment(known["last_review"]),
    )


def _moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
