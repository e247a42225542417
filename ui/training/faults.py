"""Faults on purpose at a training table: shows what the script makes happen, and hears the stop.

The rules are told nothing of them: only the felt, the reader's cable and the Players differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from drivers.simulator import Simulator
from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, CallsForCard, Close, Command, DealCard, Open
from tablemgr.rules.events import BetSettled
from tablemgr.training.faults.kinds import MomentKind, kinds_for
from tablemgr.training.faults.script import FaultOutcome, FaultScript, OpenFault
from ui.felt.widget import FeltWidget
from ui.table.controller import TableController
from ui.training.verdicts import fault_words
from ui.views.felt import place_id
from ui.views.signs import BoxSign, CardShown, ChipsShown, SignsView

translate = QCoreApplication.translate
_SHOE: Final = "shoe"
_LEFT: Final = -1.5
"""Where the card that came last lies beside the shoe, in cards from its middle."""


class FaultsOnPurpose(QObject):
    """The faults of one table. `view` is what is to be seen of them now."""

    def __init__(
        self,
        controller: TableController,
        simulator: Simulator,
        felt: FeltWidget,
        changed: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`changed` is called if `view` may be another."""
        super().__init__(parent)
        self._controller = controller
        self._simulator = simulator
        self._felt = felt
        self._changed = changed
        self._calls: tuple[type[Command], ...] = ()
        """The decisions that end a Hand, as they could be told at this moment."""
        self._last: Card | None = None
        self._shown = SignsView()
        """What is seen of the fault that is open."""
        self.script = self._script("", 0)
        self._told_ends = 0
        """How many ends of faults have been told."""
        self.view = SignsView()
        controller.acted.connect(self._after_act)
        controller.changed.connect(self._look)

    def begin(self, seed: str, percent: float) -> None:
        """Let faults happen from now on: so many in 100 opportunities, by this seed."""
        self._put_right()
        self.script = self._script(seed, percent)
        self._told_ends = 0
        self._show()

    @property
    def happen(self) -> bool:
        """Say whether any can happen."""
        return self.script.happens

    def words_untold(self) -> list[str]:
        """Say what he missed, or stopped for without cause, since it was asked last."""
        script, book = self.script, self._controller.session.table.rulebook
        new, self._told_ends = script.outcomes[self._told_ends :], len(script.outcomes)
        return [fault_words(each, script.kinds[each.kind], book) for each in new if each.is_wrong]

    def hint(self) -> str:
        """Say what is wrong, once it could have been seen and was not; empty if nothing is."""
        fault = self.script.open
        if fault is None or not fault.is_late:
            return ""
        book = self._controller.session.table.rulebook
        words = translate("training", "{0} Touch Stop. {1}.")
        return words.format(fault.kind.says, fault.kind.paragraphs(book)[0])

    def names(self) -> list[tuple[str, str]]:
        """The kinds that a trainee can name, each with its words."""
        return [(name, kind.title) for name, kind in self.script.kinds.items()]

    def stop(self, name: str) -> FaultOutcome:
        """The trainee stops the game for a fault of that kind."""
        outcome = self.script.stop(name, self._controller.session.round_no)
        if self.script.open is None:
            self._put_right()
            self._show()
        return outcome

    def card_is_awaited(self) -> None:
        """A card is wanted though the cable is out: after some tries somebody else puts it back."""
        self.script.act()
        if not self._simulator.plugged and (self.script.open is None or self.script.open.is_late):
            self._simulator.replug()

    def act(self) -> None:
        """The trainee does something else."""
        self.script.act()

    def line(self, line: BetSettled, shots: float = 1.0) -> None:
        """The trainee is about to settle this Bet. `shots`: so many times as often as others its
        Player adds or takes chips after the result, or disputes what he was paid.
        """
        moment = f"{line.box}/{line.hand}/{line.player}/{line.bet}"
        possible = {"wrong-pay": 1.0, **dict.fromkeys(("past-post", "pinch", "dispute"), shots)}
        fault = self._opportunity("line", moment, possible)
        if fault is not None:
            self._show(line=line, fault=fault)

    def _script(self, seed: str, percent: float) -> FaultScript:
        book = self._controller.session.table.rulebook
        return FaultScript(kinds_for(book), seed, percent)

    def _look(self) -> None:
        decisions = [command for command, _ in self._controller.session.table.decisions()]
        self._calls = tuple(
            type(command.instead()) for command in decisions if isinstance(command, CallsForCard)
        )

    def _after_act(self, command: Command) -> None:
        if not self.happen:
            return
        if isinstance(command, Open):
            self.script.give_up()
            self._put_right()
            self._last = None
            self._show()
        elif isinstance(command, Bet):
            limited = self._controller.session.table.limits.initial is not None
            possible = ("excess-bet",) if limited else ()
            moment = f"{command.box}/{command.player}"
            self._happens("bet", moment, possible, command.box)
        elif isinstance(command, Close):
            self.act()
            self._happens("close", "", ("late-bet", "no-paper"))
        elif isinstance(command, DealCard):
            self._last = command.card
            cards = len(self._controller.session.table.position.cards)
            self._happens("card", str(cards), self._with_cards())
        else:
            self.act()
            if isinstance(command, self._calls):
                box: int = getattr(command, "box", 0)
                self._happens("no-card", str(box), ("unwanted-card",), box)

    def _with_cards(self) -> tuple[str, ...]:
        """Name what can go wrong with a card of this game."""
        kinds = ["two-cards", "foreign-card", "reader-out"]
        family = self._controller.session.table.family
        if not family.takes_unread:
            kinds.append("misread")
        if family.hands_on_boxes and self._empty_box() is not None:
            kinds.append("empty-box")
        return tuple(kinds)

    def _happens(
        self, at: MomentKind, moment: str, possible: tuple[str, ...], box: int = 0
    ) -> None:
        fault = self._opportunity(at, moment, dict.fromkeys(possible, 1.0))
        self._show(fault=fault, box=box)

    def _opportunity(
        self, at: MomentKind, moment: str, possible: Mapping[str, float]
    ) -> OpenFault | None:
        session = self._controller.session
        if session.table.position.cases:  # a real case comes first
            return None
        moment = f"{session.round_no}/{at}/{moment}"
        return self.script.opportunity(at, moment, session.round_no, possible)

    def _put_right(self) -> None:
        if not self._simulator.plugged:
            self._simulator.replug()
        self._shown = SignsView()

    def _show(
        self, *, fault: OpenFault | None = None, line: BetSettled | None = None, box: int = 0
    ) -> None:
        """Show the fault that has just happened, beside the last card at the shoe."""
        if fault is not None:
            self._shown = self._seen_of(fault.name, line, box)
        cards = self._shown.cards
        lies_at_shoe = any(card.place == _SHOE for card in cards)
        if self.happen and self._last is not None and not lies_at_shoe:
            face = not self._controller.session.table.family.takes_unread
            if face:
                cards = (CardShown(_SHOE, self._last, shift=_LEFT), *cards)
        shown = self._shown
        self.view = SignsView(shown.signs, shown.chips, cards, shown.notes)
        self._changed()

    def _seen_of(self, name: str, line: BetSettled | None, box: int) -> SignsView:
        """Show what is seen of a fault that has just happened."""
        chance = Random(f"{name}/{self._controller.session.round_no}")
        last = self._last or DECK[0]
        if line is not None:
            return self._at_a_line(name, line, chance)
        if name == "excess-bet":
            limits = self._controller.session.table.limits.initial
            assert limits is not None
            return SignsView(chips=(ChipsShown(self._place_of(box), limits[1]),))
        if name == "late-bet":
            bet = chance.choice(list(self._controller.session.table.position.every_bet()))
            return SignsView(chips=(ChipsShown(self._place(bet.box, bet.name), Money(2500)),))
        if name == "no-paper":
            return SignsView(notes=(translate("training", "Printer: no paper"),))
        if name == "reader-out":
            self._simulator.unplug()
            return SignsView()
        if name == "two-cards":
            other = chance.choice(DECK)
            pair = (CardShown(_SHOE, last, shift=_LEFT), CardShown(_SHOE, other, shift=_LEFT - 0.6))
            return SignsView(cards=pair)
        if name == "misread":
            other = chance.choice([card for card in DECK if card.rank != last.rank])
            return SignsView(cards=(CardShown(_SHOE, other, shift=_LEFT),))
        if name == "foreign-card":
            return SignsView(cards=(CardShown(_SHOE, None, shift=_LEFT),))
        at = self._empty_box() if name == "empty-box" else box
        return SignsView(cards=(CardShown(f"box-{at}", chance.choice(DECK)),))

    def _at_a_line(self, name: str, line: BetSettled, chance: Random) -> SignsView:
        place = self._place(line.box, line.bet)
        if name == "dispute":
            words = translate("training", "You paid me short last time.")
            return SignsView(signs=(BoxSign(line.box, words=words),))
        if name == "pinch":
            words = translate("training", "Takes chips back")
            return SignsView(signs=(BoxSign(line.box, words=words),))
        if name == "past-post":
            return SignsView(chips=(ChipsShown(place, line.stake),))
        wrong = line.won + Money(chance.choice((500, 1000, 2500)))
        words = translate("training", "Paid: {0}").format(wrong)
        return SignsView(signs=(BoxSign(line.box, words=words),), chips=(ChipsShown(place, wrong),))

    def _place_of(self, box: int) -> str:
        """Where a Bet lies on a box."""
        bets = list(self._controller.session.table.position.every_bet())
        return next((self._place(b.box, b.name) for b in bets if b.box == box), f"box-{box}")

    def _place(self, box: int, bet: str) -> str:
        """The place of a Bet on the layout; its box if the layout has no such place."""
        place = place_id(box, bet)
        try:
            self._felt.place_rect(place)
        except KeyError:
            return f"box-{box}"
        return place

    def _empty_box(self) -> int | None:
        """A box without a Bet; None if every box has one."""
        table = self._controller.session.table
        taken = {bet.box for bet in table.position.every_bet()}
        return next((n for n in range(1, self._felt.boxes + 1) if n not in taken), None)
