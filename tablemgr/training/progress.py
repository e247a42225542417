"""How far a trainee has come: his errors as bounds, his curve, what he remembers today, and for
which games he is ready. Worked out from his diary, at a given moment. Knows no screen.

A percentage right over all would mislead: easy lines drown the hard ones. So each item has the
error rate that is proven not to be exceeded, and the worst stands first.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from typing import Final

from msgspec import Struct

from tablemgr.rules.rulebook import games, load
from tablemgr.training.bound import LOOKS, BlockOutcome, BlockStanding, at_most, standing
from tablemgr.training.diary import AnswerLine, BlockLine, DiaryLine, NoticedLine
from tablemgr.training.faults.script import added
from tablemgr.training.noticing import Noticed
from tablemgr.training.recall import Memory, Review, due, p80, recall, review

MOST_MISSED: Final = 0.2
"""The share of the faults that somebody ready for a table misses at most, at 95%."""
TARGET_MS: Final = {
    "next-card": 1500,
    "total": 2500,
    "order": 2500,
    "payout": 6000,
    "decided": 6000,
    "chips": 5000,
    "allowed": 2000,
    "refusal": 3000,
    "third": 2000,
    "announcement": 1000,
    "say": 1000,
}
"""What is aimed at, by skill. Design figures: none of them was measured on dealers yet."""
TARGETS_ARE: Final = "Target times are design figures: they were not measured on dealers yet."
AGAIN_WITHIN: Final = timedelta(days=90)
"""Blocks within this time count as tries of one another."""
LEAST_IN_A_GROUP: Final = 5
LEAST_FOR_A_BOUND: Final = 10
"""With fewer answers the error rate that is proven says nothing of him: 0 of 1 is "at most 95%"."""


class ItemProgress(Struct, frozen=True):
    """One skill in one class."""

    item: str
    asked: int
    wrong: int
    at_most: float
    """The error rate that is proven, to 95%, not to be exceeded."""
    p80_ms: int
    """What four of five right answers stay under; 0 if none has a time."""
    target_ms: int
    """What is aimed at; 0 if nothing is."""
    recall: float
    """How surely it would be known today, 0 to 1."""
    due: bool
    """Whether it is to be asked today."""

    @property
    def says_enough(self) -> bool:
        """Say whether he has answered often enough for `at_most` to mean something."""
        return self.asked >= LEAST_FOR_A_BOUND


class DayProgress(Struct, frozen=True):
    """One day of the learning curve."""

    day: date
    asked: int
    wrong: int


class GameProgress(Struct, frozen=True):
    """How somebody stands in one game."""

    game: str
    title: str
    tries: int
    """Which block within 90 days is open or was decided last; 0: none was opened."""
    block: BlockStanding | None
    noticed: Noticed
    is_played: bool = True
    """He has answered something in it; False: there is nothing to tell yet."""

    @property
    def faults_at_most(self) -> float:
        """The share of the faults that he is proven, to 95%, not to miss more of."""
        faults = self.noticed.faults
        return at_most(faults, faults - self.noticed.hits) if faults else 1.0

    @property
    def ready(self) -> bool:
        """Say whether the bound of the payments and that of the faults both hold: neither makes up
        for the other.
        """
        passed = self.block is not None and self.block.outcome is BlockOutcome.PASSED
        return passed and self.faults_at_most <= MOST_MISSED

    @property
    def wanted(self) -> str:
        """Say in words what is still wanted; empty if he is ready."""
        found = []
        if self.block is None:
            found.append(f"{LOOKS[0][0].answers} faultless payments in Table ready")
        elif self.block.outcome is BlockOutcome.OPEN:
            look = self.block.look
            most = 0 if look is None else look.wrong
            found.append(f"{self.block.wanted} more payments, at most {most} wrong in all")
        elif self.block.outcome is BlockOutcome.FAILED:
            found.append("another block of payments")
        if self.faults_at_most > MOST_MISSED:
            found.append(f"{_more_faults(self.noticed)} more faults seen in time")
        return "; ".join(found)


class TraineeProgress(Struct, frozen=True):
    """How far somebody has come."""

    name: str
    items: tuple[ItemProgress, ...]
    """The worst first; those that say too little yet come last."""
    curve: tuple[DayProgress, ...]
    games: tuple[GameProgress, ...]
    noticed: tuple[tuple[str, Noticed], ...]
    """By kind of fault."""
    confusions: tuple[tuple[str, str, str, int], ...]
    """Item, what was said, what would have been right, and how often; the most frequent first."""


def progress(name: str, lines: Sequence[DiaryLine], now: datetime) -> TraineeProgress:
    """The progress of somebody by his diary, as it is at that moment."""
    answers = [line for line in lines if isinstance(line, AnswerLine)]
    memory = memory_of(answers)
    by_item: dict[str, list[AnswerLine]] = defaultdict(list)
    for answer in answers:
        by_item[answer.item].append(answer)
    asked_today = set(due(memory, list(by_item), now))
    items = [_item(item, found, memory, asked_today, now) for item, found in by_item.items()]
    items.sort(key=lambda item: (not item.says_enough, -item.at_most, item.item))
    wrong = Counter((a.item, a.answer, a.correct) for a in answers if not a.right and a.answer)
    return TraineeProgress(
        name,
        tuple(items),
        tuple(_curve(answers)),
        tuple(_of_game(game, lines, now) for game in games()),
        tuple(sorted(_noticed(lines).items())),
        tuple((*what, count) for what, count in wrong.most_common(10)),
    )


def next_block(lines: Sequence[DiaryLine], game: str, now: datetime) -> BlockLine | None:
    """The block to open before a payment in an examination; None if one is open, or if a fourth
    would be the next within 90 days.
    """
    blocks = [line for line in lines if isinstance(line, BlockLine) and line.game == game]
    if blocks:
        last = _standing(lines, blocks[-1])
        if last.outcome is BlockOutcome.OPEN:
            return None
    recent = [block for block in blocks if now - block.at < AGAIN_WITHIN]
    tries = len(recent) + 1
    return BlockLine(now, game, tries) if tries <= len(LOOKS) else None


def group_items(diaries: Sequence[Sequence[DiaryLine]]) -> list[tuple[str, int, int, int]]:
    """Count over several trainees: item, people, answers, wrong ones. An item that fewer than
    five people have practised is left out, so that nobody can be told from it.
    """
    people: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for lines in diaries:
        answers = [line for line in lines if isinstance(line, AnswerLine)]
        people.update({answer.item for answer in answers})
        asked.update(answer.item for answer in answers)
        wrong.update(answer.item for answer in answers if not answer.right)
    return [
        (item, count, asked[item], wrong[item])
        for item, count in sorted(people.items())
        if count >= LEAST_IN_A_GROUP
    ]


def memory_of(answers: Iterable[AnswerLine]) -> Memory:
    """Derive what he has learned. An examination teaches nothing new, but what it missed is due
    again.
    """
    memory = Memory()
    for one in answers:
        if one.mode != "table-ready" or not one.right:
            target = TARGET_MS.get(one.item.partition("/")[0], 0)
            review(memory, Review(one.item, one.right, one.at, one.ms, target))
    return memory


def _item(
    item: str, answers: Sequence[AnswerLine], memory: Memory, asked_today: set[str], now: datetime
) -> ItemProgress:
    wrong = sum(not answer.right for answer in answers)
    times = [float(answer.ms) for answer in answers if answer.right and answer.ms]
    return ItemProgress(
        item,
        len(answers),
        wrong,
        at_most(len(answers), wrong),
        round(p80(times)) if times else 0,
        TARGET_MS.get(item.partition("/")[0], 0),
        recall(memory, item, now),
        item in asked_today,
    )


def _curve(answers: Sequence[AnswerLine]) -> Iterable[DayProgress]:
    by_day: dict[date, list[bool]] = defaultdict(list)
    for answer in answers:
        by_day[answer.at.date()].append(answer.right)
    for day, found in sorted(by_day.items()):
        yield DayProgress(day, len(found), found.count(False))


def _of_game(game: str, lines: Sequence[DiaryLine], now: datetime) -> GameProgress:
    blocks = [line for line in lines if isinstance(line, BlockLine) and line.game == game]
    recent = [block for block in blocks if now - block.at < AGAIN_WITHIN] or blocks[-1:]
    stands = _standing(lines, blocks[-1]) if blocks else None
    own = [line for line in lines if isinstance(line, NoticedLine) and line.game == game]
    examined = [_as_noticed(line) for line in own if line.mode == "table-ready"]
    tries = recent[-1].tries if recent else 0
    played = any(not isinstance(line, BlockLine) and line.game == game for line in lines)
    return GameProgress(game, _title(game), tries, stands, added(examined), played)


def _title(game: str) -> str:
    """Name a game; with its edition if another game has the same name."""
    book = load(game)
    same = [other for other in games() if load(other).title == book.title]
    return f"{book.title}, {book.edition}" if len(same) > 1 else book.title


def _standing(lines: Sequence[DiaryLine], block: BlockLine) -> BlockStanding:
    """How a block stands: the payments of its game since it was opened, in order."""
    begun = max(n for n, line in enumerate(lines) if line is block)
    payments = [
        line.right
        for line in lines[begun:]
        if isinstance(line, AnswerLine) and line.is_payment and line.game == block.game
    ]
    return standing(payments, block.tries)


def _noticed(lines: Sequence[DiaryLine]) -> dict[str, Noticed]:
    by_kind: dict[str, list[Noticed]] = defaultdict(list)
    for line in lines:
        if isinstance(line, NoticedLine):
            by_kind[line.kind].append(_as_noticed(line))
    return {kind: added(found) for kind, found in by_kind.items()}


def _as_noticed(line: NoticedLine) -> Noticed:
    return Noticed(line.hits, line.late, line.misses, line.false_alarms, line.quiet)


def _more_faults(noticed: Noticed) -> int:
    """How many faults more must be seen in time, if none is missed from now on."""
    missed = noticed.faults - noticed.hits
    more = 0
    while at_most(noticed.faults + more, missed) > MOST_MISSED:
        more += 1
    return more
