"""Make the window's frozen views of a table. Changes nothing."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.basics.counts import counted
from tablemgr.rules.games.position import Phase
from ui.presenter.alerts import doubt_text
from ui.presenter.felt import felt_view
from ui.presenter.guide import guide_view
from ui.presenter.hands import compare_view, keypad_view
from ui.presenter.header import header_view
from ui.presenter.interruption import interruption_view
from ui.presenter.putting_right import untick_button
from ui.presenter.turn import turn_view
from ui.table.device_events import DeviceEvents
from ui.table.hub import TableHub
from ui.table.paper import TablePaper
from ui.table.questions import Questions
from ui.table.settling import Settling
from ui.views.asking import FeltAsk
from ui.views.cards import KeypadView
from ui.views.dialogs import CompareView, InterruptionView
from ui.views.felt import BoxView, FeltView, KeyPart
from ui.views.guide import LEAVE, RELIEF, ActionView, GuideView
from ui.views.header import HeaderView, MenuItem
from ui.views.settlement import SettlementView
from ui.views.turn import TurnView

translate = QCoreApplication.translate


class Veil(Protocol):
    """Leaves out of the views what a trainee is to say himself."""

    def felt(self, view: FeltView) -> FeltView: ...

    def guide(self, view: GuideView) -> GuideView: ...

    def settlement(self, view: SettlementView) -> SettlementView: ...


class Views:
    """One table's views."""

    def __init__(
        self,
        hub: TableHub,
        settling: Settling,
        device_events: DeviceEvents,
        questions: Questions,
        paper: TablePaper,
    ) -> None:
        self._hub = hub
        self._settling = settling
        self._device_events = device_events
        self._paper = paper
        self._questions = questions
        self.veil: Veil | None = None
        """What lies over the views at a training table; None: everything is shown."""

    def felt(self, chosen_box: int | None = None) -> FeltView:
        """Give the felt's view. `chosen_box` is where the next Bet goes, while Bets are open."""
        hub = self._hub
        chosen = None
        if hub.phase is Phase.SETTLEMENT:
            chosen = self._settling.ticking.box()
        elif hub.phase is Phase.BETTING:
            chosen = chosen_box
        view = felt_view(hub.session, hub.profile, hub.link(), chosen_box=chosen)
        asked = self._questions.open
        if isinstance(asked, FeltAsk):
            view = replace(view, boxes=tuple(_with_choice(box, asked) for box in view.boxes))
        return view if self.veil is None else self.veil.felt(view)

    def header(self, checked: frozenset[MenuItem] = frozenset()) -> HeaderView:
        """Give the view of the bar on top; these entries of the menu are ticked."""
        hub = self._hub
        printer = self._paper.status()
        return header_view(hub.session, hub.profile, hub.link(), checked, printer)

    def guide(self) -> GuideView:
        """Give the view of what to do now, and the buttons."""
        hub, settling = self._hub, self._settling
        view = guide_view(
            hub.session,
            boxes_only=hub.boxes_only,
            history=hub.history,
            work=settling.ticking.work(),
            all_stand=hub.profile.table_manners.all_others_stand,
            slip=settling.fresh_slip if hub.session.between_rounds else None,
        )
        ticked = settling.ticking.last_ticked() if view.back is None else ()
        if ticked:
            view = replace(view, back=untick_button(ticked, boxes_only=hub.boxes_only))
        view = self._with_missing_card(self._with_relief(self._with_question(view)))
        return view if self.veil is None else self.veil.guide(view)

    def _with_question(self, view: GuideView) -> GuideView:
        """A question that is asked on the felt is the sentence; a key ends it."""
        asked = self._questions.open
        if not isinstance(asked, FeltAsk):
            return view
        others = (action for action in view.actions if action.slot != LEAVE.slot)
        leave = ActionView(LEAVE, translate("views", "Back"), "Esc")
        text = translate("views", "{question} Touch the box.").format(question=asked.title)
        return replace(view, text=text, say="", cite=asked.cite, actions=(leave, *others))

    def _with_relief(self, view: GuideView) -> GuideView:
        """Between Rounds another Dealer can take over, if people sign by PIN here."""
        hub = self._hub
        taken = any(action.slot == RELIEF.slot for action in view.actions)
        if taken or not hub.session.between_rounds or hub.staffing.table_sign_in.by_name:
            return view
        sub = translate("views", "{0} deals").format(hub.session.person.name)
        relief = ActionView(RELIEF, translate("views", "Relief"), "R", sub=sub)
        return replace(view, actions=(*view.actions, relief))

    def _with_missing_card(self, view: GuideView) -> GuideView:
        """If the reader has not read a card, the guide says so until it is entered."""
        events = self._device_events
        if not events.why_by_hand:
            return view
        waiting = (
            translate("views", "1 more card waits for it."),
            translate("views", "{0} more cards wait for it."),
        )
        held = counted(len(events.held), *waiting) if events.held else ""
        said = events.why_by_hand
        if self.keypad().may_lie:
            said = translate("views", "A card was not read. Leave it face down and say so.")
        return replace(view, text=f"{said} {held}".rstrip())

    def settlement(self) -> SettlementView:
        """Give the view of what must be taken and paid."""
        view = self._settling.ticking.view()
        return view if self.veil is None else self.veil.settlement(view)

    def turn(self) -> TurnView | None:
        """Give the view of the box in turn; None while chips are to be moved, a ticked row is
        marked, or a trainee is to say what its Hands come to.
        """
        hub, work = self._hub, self._settling.ticking.view()
        idle = work.marked < 0 and all(line.done for line in work.lines)
        if self.veil is not None or not idle or hub.phase is Phase.IRREGULARITY:
            return None
        return turn_view(hub.session.table.position, boxes_only=hub.boxes_only)

    def keypad(self) -> KeypadView:
        """Give the view of the card keypad."""
        hub, events = self._hub, self._device_events
        return keypad_view(hub.session, events.why_by_hand, self._questions.naming.number)

    def due(self) -> InterruptionView | CompareView | None:
        """Give what is asked for after a restart or a reconnect during a Round, or None.

        First whether the interruption affected the Round, then the felt check. An open case comes
        before both, and so do a stopped Round and the sign-in.
        """
        hub = self._hub
        session = hub.session
        barred = hub.standstill.view is not None or hub.staffing.must_sign_in
        if barred or session.between_rounds or session.table.position.cases:
            return None
        if session.check.interrupted:
            return interruption_view(session)
        return self.compare() if session.check.due else None

    def compare(self) -> CompareView | None:
        """The cards and Bets of a felt check; None if nothing has put them in doubt."""
        hub = self._hub
        doubt = hub.session.doubt
        if doubt is None:
            return None
        why = f"{doubt_text(doubt)} {self._more_drawn()}".rstrip()
        return compare_view(hub.session, why, boxes_only=hub.boxes_only)

    def _more_drawn(self) -> str:
        """How many cards the device drew before the start, if the table knows fewer."""
        known, drawn = len(self._hub.session.table.position.cards), self._device_events.drawn
        if drawn <= known:
            return ""
        text = translate("views", "The shoe counts {drawn} cards, the table {known}.")
        return text.format(drawn=drawn, known=known)


def _with_choice(box: BoxView, asked: FeltAsk) -> BoxView:
    """Let the key of a box say what a touch on it answers, if the rules allow it there."""
    choice = asked.choice(box.number)
    if choice is None or choice.reason is not None:
        return replace(box, key=())
    return replace(box, key=(KeyPart(choice.label, choice.detail),))
