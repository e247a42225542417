"""Leaves out of the window's views what the trainee is to say himself, until he has said it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.rules.games.families import drills_of
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.rulebook.model import Rulebook
from tablemgr.service.movements.round import is_worked
from tablemgr.service.session import TableSession
from tablemgr.training.trainee import ORDER, PLACE, TOTAL, Trainee, TraineeTask
from ui.presenter.words import bet_name
from ui.views.felt import BetState, BoxView, DealerView, FeltView, HandState, HandView
from ui.views.guide import FLOW, ActionView, GuideView
from ui.views.settlement import SettlementView

translate = QCoreApplication.translate


class TraineeVeil:
    """Lies over the views of one table, as the trainee's mode wants it."""

    def __init__(
        self,
        trainee: Trainee,
        session: Callable[[], TableSession],
        bets_are_to_come: Callable[[], bool] = lambda: False,
    ) -> None:
        """`bets_are_to_come`: simulated Players have still to lay theirs."""
        self._trainee = trainee
        self._session = session
        self._bets_are_to_come = bets_are_to_come

    def felt(self, view: FeltView) -> FeltView:
        """The felt without the place of the next card, without totals that he has not called, and
        without results that he has not said.
        """
        task, mode = self._task(), self._trainee.mode
        asked = task is not None and task.kind == PLACE and not self._trainee.lights(task)
        if asked:
            view = replace(view, due=None)
        if mode.totals == "shown" and mode.money == "shown":
            return view
        money = self._owes_money()
        boxes = tuple(self._box(box, money=money, asked=asked) for box in view.boxes)
        dealer = view.dealer
        if not self._called(DEALER):
            dealer = replace(dealer, total="", note="")
        if dealer.halves:
            dealer = replace(dealer, halves=self._halves(dealer, money=money, asked=asked))
        if money or asked:
            dealer = replace(dealer, badge=None, active=dealer.active and not asked)
        return replace(view, boxes=boxes, dealer=dealer)

    def _halves(self, dealer: DealerView, *, money: bool, asked: bool) -> tuple[HandView, ...]:
        """The table's own Hands; the Dealer's set Hand is not shown before he has set it."""
        session = self._session()
        drills = drills_of(session.table.rulebook.family)
        task = self._task()
        if task is not None and task.ask in drills.own_asks(session.table.position):
            return ()
        if not drills.hands_of_the_table:
            return dealer.halves
        return tuple(
            self._hand(hand, place, money=money, asked=asked)
            for hand, place in zip(dealer.halves, drills.hands_of_the_table, strict=True)
        )

    def _box(self, box: BoxView, *, money: bool, asked: bool) -> BoxView:
        hands = tuple(
            self._hand(hand, HandPlace(box.number, number), money=money, asked=asked)
            for number, hand in enumerate(box.hands)
        )
        badge = None if money else box.badge
        asked = asked or money  # the box that is settled next is his to say
        if money:  # the colour of a Bet's amount would say what became of it
            bets = tuple(replace(bet, state=BetState.OPEN) for bet in box.bets)
            box = replace(box, bets=bets, key=())
        return replace(box, hands=hands, badge=badge, active=box.active and not asked)

    def _hand(self, hand: HandView, place: HandPlace, *, money: bool, asked: bool) -> HandView:
        total = hand.total if self._called(place) else ""
        badge = None if money else hand.badge
        if money and hand.state is HandState.LOST:
            hand = replace(hand, state=HandState.STANDS)
        return replace(hand, total=total, badge=badge, active=hand.active and not asked)

    def guide(self, view: GuideView) -> GuideView:
        """The question in the place of the guide and no buttons, while something is asked. An
        announcement that he owes is not told ahead: he goes on without it, or not. No decision's
        button says a total that he is to call.
        """
        task = self._task()
        view = self._in_his_words(view)
        if self._trainee.mode.totals != "shown":
            view = replace(view, actions=tuple(map(_without_total, view.actions)))
        if task is not None:
            text = question(task, self._session().table.rulebook)
            return replace(view, text=text, say="", cite=None, actions=())
        owed = self._trainee.owed_words(self._session().table, self._session().round_no)
        untold = owed is not None and not self._trainee.lights(owed)
        if untold:  # the words stand on the button, too
            go_on = translate("training", "Go on")
            actions = (replace(a, label=go_on) if a.place == FLOW else a for a in view.actions)
            view = replace(view, actions=tuple(actions))
        if self._trainee.mode.guide == "hidden":
            return replace(view, text="", say="", cite=None)
        if untold:
            text = translate("training", "What do you do next?")
            return replace(view, text=text, say="", cite=None)
        return view

    def _in_his_words(self, view: GuideView) -> GuideView:
        """Leave out what he has said already: the announcement, and what is paid or taken. While
        Players lay their Bets, say that he waits for them.
        """
        table, mode = self._session().table, self._trainee.mode
        if mode.guide == "shown" and self._bets_are_to_come():
            text = translate("training", "Wait: the Players lay their Bets.")
            actions = tuple(replace(action, primary=False) for action in view.actions)
            return replace(view, text=text, say="", cite=None, actions=actions)
        if mode.announcements == "asked" and view.say and not self._owes_words():
            flow = [action.label for action in view.actions if action.place == FLOW]
            text = translate("training", "You have said it. Now touch {button}.")
            view = replace(view, say="", text=text.format(button=flow[0]) if flow else "")
        if mode.money == "asked" and is_worked(table) and not self._owes_money():
            text = translate("training", "Move the chips as you have said, then go on.")
            return replace(view, text=text)
        return view

    def _owes_words(self) -> bool:
        session = self._session()
        return self._trainee.owed_words(session.table, session.round_no) is not None

    def settlement(self, view: SettlementView) -> SettlementView:
        """No rows before he has said what each Bet wins or loses; not even that it is settled
        before he has said that no card is due.
        """
        task = self._task()
        if view.title and task is not None and task.kind == PLACE:
            return SettlementView(
                translate("training", "The cards"),
                note=translate("training", "Say where the next card goes."),
            )
        if not self._owes_money():
            return view
        note = translate("training", "Say what each Bet wins or loses.")
        return SettlementView(view.title, note=note)

    def _owes_money(self) -> bool:
        session = self._session()
        return self._trainee.owes_money(session.table, session.round_no)

    def _task(self) -> TraineeTask | None:
        session = self._session()
        return self._trainee.task(session.table, session.round_no)

    def _called(self, place: HandPlace) -> bool:
        session = self._session()
        if self._trainee.mode.totals == "shown":
            return True
        return self._trainee.has_called(session.table, session.round_no, place)


def question(task: TraineeTask, book: Rulebook) -> str:
    """Put what is asked into words."""
    if task.kind == PLACE:
        return translate("training", "Where does the next card go?")
    if task.kind == ORDER:
        return translate("training", "Which Bet do you settle next?")
    if task.line is not None:
        text = translate("training", "Box {0}, {1}\u2019s {2}: pay, take or leave?")
        return text.format(_where(task), task.line.player, bet_name(book, task.line.bet))
    if task.kind != TOTAL:
        return translate("training", "Set your own Hand.")
    if "box" not in task.ask:
        text = translate("training", "Call the total of the {0}.")
        return text.format(str(task.ask["hand"]).capitalize())
    if task.ask["box"] == 0:
        return translate("training", "Call your own total.")
    return translate("training", "Call the total of box {0}.").format(_where(task))


def _without_total(action: ActionView) -> ActionView:
    """Leave out what a decision's button says below its label: the Hand that it is about."""
    is_decision = action.command is not None and bool(action.command.called)
    return replace(action, sub="") if is_decision else action


def _where(task: TraineeTask) -> str:
    box, hand = task.ask["box"], task.ask["hand"]
    text = translate("training", "{0}, Hand {1}")
    return str(box) if hand == 1 else text.format(box, hand)


def felt_of_question(view: FeltView) -> FeltView:
    """Leave out of the felt of a lesson's question where a card goes, what a Hand comes to and what
    becomes of a Bet.
    """
    boxes = tuple(
        replace(
            box,
            hands=tuple(_silent(hand) for hand in box.hands),
            bets=tuple(replace(bet, state=BetState.OPEN) for bet in box.bets),
            badge=None,
            key=(),
            active=False,
        )
        for box in view.boxes
    )
    halves = tuple(_silent(hand) for hand in view.dealer.halves)
    dealer = replace(view.dealer, total="", note="", badge=None, active=False, halves=halves)
    return replace(view, due=None, boxes=boxes, dealer=dealer)


def _silent(hand: HandView) -> HandView:
    state = HandState.STANDS if hand.state is HandState.LOST else hand.state
    return replace(hand, total="", badge=None, active=False, state=state)
