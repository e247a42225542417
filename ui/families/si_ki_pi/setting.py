"""Prepares what the screen asks while Hands are set and opened.

The core says what two cards are worth, what the House Way is and when Low and High are exchanged.
"""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Refusal
from tablemgr.rules.events import Noted
from tablemgr.rules.games.si_ki_pi.commands import HouseWay, Reveal, SetHand
from tablemgr.rules.games.si_ki_pi.position import SiKiPiBox, SiKiPiPosition
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from ui.families.si_ki_pi.view import SettingView, WayView
from ui.families.si_ki_pi.words import rank_text, rankings
from ui.presenter.words import citation, why_not
from ui.theme.words import listed
from ui.views.asking import Choice, ChoiceAsk

translate = QCoreApplication.translate


def setting_view(session: TableSession, box: SiKiPiBox) -> SettingView:
    """Show the sheet for a box once the Dealer opens its Hand, after his own (3.22, S11): its four
    cards, the six ways in which they can be set, and the rankings.
    """
    first, second, third, fourth = box.hand.cards
    four = (first, second, third, fourth)
    return SettingView(
        box.number,
        session.table.position.box_decider(box) or "",
        four,
        tuple(_way(session, box.number, four, low) for low in combinations(four, 2)),
        rankings(),
    )


def why_not_opened(session: TableSession, box: SiKiPiBox) -> Refusal | None:
    """Why a laid Hand can't be opened yet: a card in it must be named first (S10), or None."""
    first, second, third, fourth = box.hand.cards
    return session.verify(SetHand(box.number, (first, second), (third, fourth)))


def _way(
    session: TableSession, box: int, four: tuple[Card, ...], low: tuple[Card, Card]
) -> WayView:
    """One way to set the cards, with the notice that the table would give (S2)."""
    one, other = (card for card in four if card not in low)
    events = session.table.decide(SetHand(box, low, (one, other)))
    notice = next((event for event in events if isinstance(event, Noted)), None)
    return WayView(
        low,
        (one, other),
        rank_text(low),
        rank_text((one, other)),
        notice.text if notice is not None else "",
        citation(session.table.rulebook, notice.paragraph) if notice is not None else None,
    )


def _names_a_card(refusal: Refusal | None) -> bool:
    """Say whether a choice is only refused until a card is named: then that is asked (S10)."""
    return refusal is not None and refusal.code == "hand-has-unread"


def who_asks_house_way(session: TableSession, position: SiKiPiPosition) -> ChoiceAsk:
    """The question which Player asks for the House Way (3.19)."""
    book = position.rulebook
    choices = []
    for box in position.in_play:
        command = HouseWay(box.number)
        refusal = session.verify(command)
        why = None if _names_a_card(refusal) or refusal is None else why_not(book, refusal)
        label = translate("si-ki-pi", "Box {number}").format(number=box.number)
        choices.append(Choice(label, box.number, command, position.box_decider(box) or "", why))
    title = translate("si-ki-pi", "Who asks for the House Way?")
    return ChoiceAsk(title, tuple(choices), citation(book, book.cites["house-sets-late"]))


def open_before_all_are_set(session: TableSession, position: SiKiPiPosition) -> ChoiceAsk:
    """The question if the Dealer wants to open his Hand while others are neither set nor laid; it
    names them (3.19; ruling S6).
    """
    boxes = listed(str(box.number) for box in position.unarranged)
    title = translate("si-ki-pi", "Not set yet: box {boxes}. Open your cards all the same?")
    label = translate("si-ki-pi", "Open my cards: then only the House Way may set box {boxes}")
    refusal = session.verify(Reveal())
    why = None if _names_a_card(refusal) or refusal is None else why_not(position.rulebook, refusal)
    choice = Choice(label.format(boxes=boxes), 0, Reveal(), reason=why)
    cite = citation(position.rulebook, position.rulebook.cites["revealed-too-soon"])
    return ChoiceAsk(title.format(boxes=boxes), (choice,), cite)


def boxes_to_set_again(session: TableSession) -> tuple[int, ...]:
    """The boxes that the Dealer set by the House Way and that may be set again (S8)."""
    position = session.table.position
    if not isinstance(position, SiKiPiPosition):
        return ()
    by = Person("-", Role.SHIFT_MANAGER)
    return tuple(
        box.number
        for box in position.in_play
        if position.set_by_house_way(box.number)
        and session.verify(HouseWay(box.number), by) is None
    )
