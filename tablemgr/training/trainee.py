"""A trainee at a table in service: what he is asked, and what he said of it. Knows no screen, no
clock.

In *learn* nothing is asked. In the other modes he does what a Dealer does: he announces, says where
the card goes before it leaves the shoe, calls the totals, and takes and pays with chips, in order.
The rules judge each answer at that moment; nothing is stored that could be out of date.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from tablemgr.basics.chips import breakdown
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import Command
from tablemgr.rules.drilling.family import NoAnswerError
from tablemgr.rules.drilling.judging import is_right, judge, name_of_line, sentence_of
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import HandPlace, Phase
from tablemgr.rules.table import Table
from tablemgr.training.modes import TrainingMode

PLACE: Final = "next-card"
TOTAL: Final = "total"
ORDER: Final = "order"
MONEY: Final = "payout"
CHIPS: Final = "chips"
SIGN: Final = "sign"
SAY: Final = "say"


class TraineeTask(Struct, frozen=True):
    """Something that the trainee is to say now."""

    kind: str
    ask: Mapping[str, Any]
    key: tuple[Hashable, ...]
    """The moment: it is asked once."""
    line: BetSettled | None = None
    """Of a payout: the Bet that is settled, as the rules settle it."""
    lines: tuple[BetSettled, ...] = ()
    """Of the order: the Bets that are left to settle."""

    @property
    def skill(self) -> str:
        """Name what it trains, and of which class: `payout/initial win`."""
        if self.line is not None:
            return f"{self.kind}/{self.line.bet} {self.line.outcome.value}"
        return f"{self.kind}/{self.key[-1]}" if isinstance(self.key[-1], str) else self.kind


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

    @property
    def is_money(self) -> bool:
        """Say whether it moves money if it is wrong, which weighs most."""
        return self.task.kind == MONEY


class Trainee:
    """One trainee at one table, in one mode."""

    def __init__(
        self, mode: TrainingMode, chips: Sequence[Money] = (), *, settle_from: str = "left"
    ) -> None:
        """`chips` are the values that he pays with; without them his chips are not judged.
        `settle_from` is the side on which the house's Dealers begin.
        """
        self.mode = mode
        self.said: list[Said] = []
        """Every answer that counts, in order: of what was held back, the first."""
        self._chips = tuple(chips)
        self._from_right = settle_from == "right"
        self._done: set[tuple[Hashable, ...]] = set()
        self._tries: dict[tuple[Hashable, ...], int] = {}
        self._chosen = ""
        """The Bet that he settles now, by its name; empty if he has named none."""

    def task(self, table: Table, round_no: int) -> TraineeTask | None:
        """The thing that he is to say now; None if nothing is asked."""
        for found in self._tasks(table, round_no):
            if found.key not in self._done:
                return found
        return None

    def owes_money(self, table: Table, round_no: int) -> bool:
        """Say whether he has not yet told of each Bet that is settled now what it wins or loses."""
        return bool(self._lines_left(table, round_no))

    def has_called(self, table: Table, round_no: int, place: HandPlace) -> bool:
        """Say whether he has called the total of that Hand with the cards that it has now."""
        return self._total_key(table, round_no, place) in self._done

    def is_done(self, key: tuple[Hashable, ...]) -> bool:
        """Say whether what was asked at that moment needs no further answer."""
        return key in self._done

    def say(self, table: Table, task: TraineeTask, answer: Mapping[str, Any], ms: int = 0) -> Said:
        """Judge an answer. A wrong one is asked again if the mode holds it back."""
        chips, told = answer.get("chips"), {k: v for k, v in answer.items() if k != "chips"}
        correct, paragraph, why, right = self._judged(table, task, told)
        tries = self._tries[task.key] = self._tries.get(task.key, 0) + 1
        said = Said(task, told, right, correct, paragraph, why, tries, ms)
        if tries == 1:
            self.said.append(said)
        if right or not self.mode.holds_back:
            self._done.add(task.key)
            self._chosen = str(told["next"]) if task.kind == ORDER else ""
            if right and isinstance(chips, Mapping) and task.line is not None:
                self._judge_chips(table, task, chips, ms)
        return said

    def right_answer(self, table: Table, task: TraineeTask) -> Mapping[str, Any]:
        """Give the answer that is right by the rules at this moment, to show how it is done."""
        return self._judged(table, task, {})[0]

    def decided(self, table: Table, command: Command, sign: Command | None) -> Said | None:
        """Judge a decision that he told the table: it must be what the Player signalled.

        `sign` is that; None if he has signalled nothing yet. Nothing is judged in *learn*.
        """
        if not self.mode.asks:
            return None
        right = sign is not None and type(command) is type(sign)
        shown = "" if sign is None else sign.line()
        why = sentence_of(table, table.guide().paragraph)
        task = TraineeTask(SIGN, {"kind": SIGN}, (SIGN, len(self.said), "signal"))
        answer, correct = {"decision": command.line()}, {"decision": shown}
        said = Said(task, answer, right, correct, table.guide().paragraph, why, 1, 0)
        self.said.append(said)
        return said

    def owed_words(self, table: Table, round_no: int) -> TraineeTask | None:
        """The announcement that is due now and that he has not made; None if there is none."""
        if self.mode.announcements != "asked" or not table.guide().say:
            return None
        task = _announcement(table, round_no)
        return None if task.key in self._done else task

    def announce(self, table: Table, round_no: int, words: str, ms: int = 0) -> Said | None:
        """Judge what he says aloud. None if he only says again what he has said already."""
        task = _announcement(table, round_no)
        if task.key in self._done and words == table.guide().say:
            return None
        return self.say(table, task, {"say": words}, ms)

    def leave_unsaid(self, table: Table, task: TraineeTask) -> Said:
        """He goes on without the announcement that is due: an error of procedure."""
        return self.say(table, task, {"say": None})

    def lights(self, task: TraineeTask) -> bool:
        """Say whether the right place is lit by now: after so many wrong tries."""
        after = self.mode.lights_after
        return bool(after) and self._tries.get(task.key, 0) >= after

    def _judged(
        self, table: Table, task: TraineeTask, answer: Mapping[str, Any]
    ) -> tuple[Mapping[str, Any], str, str, bool]:
        """The right answer, its paragraph, the reason, and whether this is it."""
        drills = drills_of(table.rulebook.family)
        judgement = judge(drills, table, [], task.ask)
        paragraph = judgement.paragraphs[0] if judgement.paragraphs else ""
        if task.kind != ORDER:
            right = is_right(drills, task.ask, judgement, answer)
            return judgement.answer, paragraph, judgement.why, right
        first = task.lines[0]
        fits = [name_of_line(line) for line in task.lines if _is_as_good(line, first)]
        correct = {"next": name_of_line(first)}
        return correct, paragraph, judgement.why, answer.get("next") in fits

    def _judge_chips(
        self, table: Table, task: TraineeTask, chips: Mapping[str, Any], ms: int
    ) -> None:
        """Judge whether what is paid was handed out in the fewest chips, the rest in cash (M2)."""
        assert task.line is not None
        if not self._chips or task.line.won == ZERO:
            return
        plan = breakdown(task.line.won, self._chips)
        correct = {str(value): count for value, count in plan.chips}
        said = {value: count for value, count in chips.items() if Money.parse(value) in self._chips}
        own = TraineeTask(CHIPS, task.ask, (CHIPS, *task.key), task.line)
        why = sentence_of(table, "M2")
        self.said.append(Said(own, said, said == correct, correct, "M2", why, 1, ms))

    def _tasks(self, table: Table, round_no: int) -> list[TraineeTask]:
        mode, position = self.mode, table.position
        drills = drills_of(table.rulebook.family)
        place_key = (PLACE, round_no, len(position.cards), position.stage.value)
        asks_place = mode.places == "asked"
        if position.next_card is not None:
            return [TraineeTask(PLACE, {"kind": PLACE}, place_key)] if asks_place else []
        found = []
        if asks_place and drills.draws_on and position.phase is Phase.SETTLEMENT and position.cards:
            found.append(TraineeTask(PLACE, {"kind": PLACE}, place_key))
        if mode.totals == "asked":
            for place in drills.called(position):
                key = self._total_key(table, round_no, place)
                found.append(TraineeTask(TOTAL, drills.total_ask(place), key))
            for ask in drills.own_asks(position):
                key = (ask["kind"], round_no, len(position.cards), *map(str, ask.values()))
                found.append(TraineeTask(ask["kind"], ask, key))
        if mode.money == "asked":
            found += self._money(table, round_no)
        return found

    def _money(self, table: Table, round_no: int) -> list[TraineeTask]:
        """Which Bet comes next, and what it wins or loses."""
        left = self._lines_left(table, round_no)
        if not left:
            return []
        line = next((line for line in left if name_of_line(line) == self._chosen), None)
        if line is None and len(left) > 1:
            key = (ORDER, round_no, len(left), table.position.stage.value)
            return [TraineeTask(ORDER, {"kind": ORDER}, key, lines=tuple(left))]
        line = line or left[0]
        return [TraineeTask(MONEY, _ask_of(line), _money_key(line, round_no), line)]

    def _lines_left(self, table: Table, round_no: int) -> list[BetSettled]:
        if self.mode.money != "asked":
            return []
        left = [
            line
            for line in table.pending()
            if _money_key(line, round_no) not in self._done and self._can_be_asked(table, line)
        ]
        return sorted(left, key=lambda line: -line.box if self._from_right else line.box)

    def _total_key(self, table: Table, round_no: int, place: HandPlace) -> tuple[Hashable, ...]:
        cards = dict(table.position.rows()).get(place, ())
        return (TOTAL, round_no, place, f"{len(cards)} cards")

    @staticmethod
    def _can_be_asked(table: Table, line: BetSettled) -> bool:
        """Say whether the rules answer for that Bet alone: not if two of its lines are due
        together.
        """
        try:
            judge(drills_of(table.rulebook.family), table, [], _ask_of(line))
        except NoAnswerError:
            return False
        return True


def _announcement(table: Table, round_no: int) -> TraineeTask:
    """The announcement of this step: asked once in a Round."""
    key = (SAY, round_no, len(table.position.cards), table.guide().code)
    return TraineeTask(SAY, {"kind": SAY}, key)


def _is_as_good(line: BetSettled, first: BetSettled) -> bool:
    """On the same box what is taken comes before what is paid, and each of those in any order."""
    return line.box == first.box and bool(line.lost) == bool(first.lost)


def _money_key(line: BetSettled, round_no: int) -> tuple[Hashable, ...]:
    return (MONEY, round_no, *_ask_of(line).values())


def _ask_of(line: BetSettled) -> dict[str, Any]:
    return {
        "kind": MONEY,
        "box": line.box,
        "hand": line.hand,
        "player": line.player,
        "bet": line.bet,
    }


def money_answer(stake: Money, won: Money = ZERO, lost: Money = ZERO) -> dict[str, Any]:
    """Answer with chips: so much is paid, so much taken, the rest of the stake stays his."""
    back = max(ZERO, stake - lost)
    return {"won": str(won), "lost": str(lost), "returned": str(back)}
