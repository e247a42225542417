"""What a trainee is asked at a table in service, and what he said of it. Knows no screen, no clock.

In *learn* nothing is asked. In the other modes he does what a Dealer does: he says where the card
goes before it leaves the shoe, calls the totals, and takes and pays. The rules judge each answer at
that moment; nothing is stored that could be out of date.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.drilling.family import NoAnswerError
from tablemgr.rules.drilling.judging import is_right, judge
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.table import Table
from tablemgr.training.modes import TrainingMode

PLACE: Final = "next-card"
TOTAL: Final = "total"
MONEY: Final = "payout"


class TraineeTask(Struct, frozen=True):
    """Something that the trainee is to say now."""

    kind: str
    ask: Mapping[str, Any]
    key: tuple[Hashable, ...]
    """The moment: it is asked once."""
    line: BetSettled | None = None
    """Of a payout: the Bet that is settled, as the rules settle it."""


class Said(Struct, frozen=True):
    """An answer of the trainee, judged."""

    task: TraineeTask
    answer: Mapping[str, Any]
    right: bool
    correct: Mapping[str, Any]
    paragraph: str
    why: str
    tries: int
    ms: int

    @property
    def first_try(self) -> bool:
        """Right at the first try: a later one was told or seen."""
        return self.right and self.tries == 1


class Trainee:
    """One trainee at one table, in one mode."""

    def __init__(self, mode: TrainingMode) -> None:
        self.mode = mode
        self.said: list[Said] = []
        """Every answer that counts, in order: of what was held back, the first."""
        self._done: set[tuple[Hashable, ...]] = set()
        self._tries: dict[tuple[Hashable, ...], int] = {}

    def task(self, table: Table, round_no: int) -> TraineeTask | None:
        """What he is to say now; None if nothing is asked."""
        for found in self._tasks(table, round_no):
            if found.key not in self._done:
                return found
        return None

    def has_called(self, table: Table, round_no: int, place: HandPlace) -> bool:
        """Whether he has called the total of that Hand with the cards that it has now."""
        return self._total_key(table, round_no, place) in self._done

    def say(self, table: Table, task: TraineeTask, answer: Mapping[str, Any], ms: int = 0) -> Said:
        """Judge an answer. A wrong one is asked again if the mode holds it back."""
        drills = drills_of(table.rulebook.family)
        judgement = judge(drills, table, [], task.ask)
        right = is_right(drills, task.ask, judgement, answer)
        tries = self._tries[task.key] = self._tries.get(task.key, 0) + 1
        paragraph = judgement.paragraphs[0] if judgement.paragraphs else ""
        said = Said(task, answer, right, judgement.answer, paragraph, judgement.why, tries, ms)
        if tries == 1:
            self.said.append(said)
        if right or not self.mode.holds_back:
            self._done.add(task.key)
        return said

    def lights(self, task: TraineeTask) -> bool:
        """Whether the right place is lit by now: after so many wrong tries."""
        after = self.mode.lights_after
        return bool(after) and self._tries.get(task.key, 0) >= after

    def _tasks(self, table: Table, round_no: int) -> list[TraineeTask]:
        mode, position = self.mode, table.position
        if position.next_card is not None:
            key = (PLACE, round_no, len(position.cards))
            return [TraineeTask(PLACE, {"kind": PLACE}, key)] if mode.places == "asked" else []
        found = []
        place = drills_of(table.rulebook.family).called(position)
        if place is not None and mode.totals == "asked":
            ask = {"kind": TOTAL, "box": place.box, "hand": place.hand + 1}
            found.append(TraineeTask(TOTAL, ask, self._total_key(table, round_no, place)))
        if mode.money == "asked":
            found += [
                TraineeTask(MONEY, _ask_of(line), (MONEY, round_no, *_ask_of(line).values()), line)
                for line in table.pending()
                if self._can_be_asked(table, line)
            ]
        return found

    def _total_key(self, table: Table, round_no: int, place: HandPlace) -> tuple[Hashable, ...]:
        cards = dict(table.position.rows()).get(place, ())
        return (TOTAL, round_no, place, len(cards))

    @staticmethod
    def _can_be_asked(table: Table, line: BetSettled) -> bool:
        """Whether the rules answer for that Bet alone: not if two of its lines are due at once."""
        try:
            judge(drills_of(table.rulebook.family), table, [], _ask_of(line))
        except NoAnswerError:
            return False
        return True


def _ask_of(line: BetSettled) -> dict[str, Any]:
    return {
        "kind": MONEY,
        "box": line.box,
        "hand": line.hand,
        "player": line.player,
        "bet": line.bet,
    }


def money_answer(stake: Money, won: Money = ZERO, lost: Money = ZERO) -> dict[str, str]:
    """What is said with chips: so much is paid, so much taken, the rest of the stake stays his."""
    back = max(ZERO, stake - lost)
    return {"won": str(won), "lost": str(lost), "returned": str(back)}
