"""The Hands on the table by name, and the cards that lie in no Hand, for the felt, for the felt
check and for the keypad. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card, card, unread_card
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import DealCard, Unread
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.position import HandPlace, Phase
from tablemgr.rules.open_case.reconstruction import ASIDE, NEXT, as_read, number_at
from tablemgr.service.movements.move import MoveKind
from tablemgr.service.session import TableSession
from ui.presenter.faces import faces, how_many
from ui.presenter.families import presenter_of
from ui.presenter.words import bet_name, why_not
from ui.views.cards import KeypadView
from ui.views.dialogs import BetToCompare, CompareView, HandToCompare
from ui.views.felt import CardRef, LooseView
from ui.views.shared import amount_text

translate = QCoreApplication.translate


def place_name(position: Position, place: HandPlace) -> str:
    """`Dealer`, `Box 3`, or `Box 3, Hand 2` if the box has several."""
    family = presenter_of(position)
    if (own := family.hand_name(place)) != "":
        return own
    if place.box == 0:
        return translate("hands", "Dealer")
    if not family.several_hands(position, place.box):
        return translate("hands", "Box {number}").format(number=place.box)
    text = translate("hands", "Box {number}, Hand {hand}")
    return text.format(number=place.box, hand=place.hand + 1)


def number_touched(position: Position, ref: CardRef) -> int | None:
    """The number in the Round of the card that was touched on the felt; None if no Hand in play has
    it.
    """
    family = presenter_of(position)
    if not family.halves:
        return number_at(position, HandPlace(ref.box, ref.hand), ref.index)
    place = HandPlace(ref.box, 0)  # a Hand that has been set lies as two
    shown = next((hand.cards for hand in family.hands(position) if hand.place == place), ())
    index = 2 * ref.hand + ref.index
    dealt = dict(position.rows()).get(place, [])
    return number_at(position, place, dealt.index(shown[index])) if index < len(shown) else None


def compare_view(session: TableSession, why: str, *, boxes_only: bool = False) -> CompareView:
    """Every card and every Bet that the screen says lies on the table."""
    position = session.table.position
    hands = tuple(
        HandToCompare(
            place_name(position, hand.place),
            faces(position, hand.place, hand.cards),
            hand.worth or how_many(position, hand.place, hand.cards),
            _numbers(position, hand.place, hand.cards),
            hand.place.box,
        )
        for hand in presenter_of(position).hands(position)
    )
    bets = tuple(
        _bet_to_compare(position, *bet, boxes_only=boxes_only) for bet in bets_lying(session)
    )
    shown = (*hands, *loose_hands(position))
    return CompareView(why, shown, len(position.cards), bets)


def bets_left(position: Position) -> Iterable[tuple[int, str, str, Money]]:
    """The Bets that are not settled yet: box, kind, Player, amount."""
    for number in sorted(position.boxes):
        laid: Sequence[tuple[str, str, Money]] = presenter_of(position).bets(position.boxes[number])
        for kind, player, amount in laid:
            settled = sum(
                line.stake
                for line in position.settlement
                if (line.box, line.bet, line.player) == (number, kind, player)
            )
            left = Money(amount - settled)
            if left > 0:
                yield number, kind, player, left


def bets_lying(session: TableSession) -> Sequence[tuple[int, str, str, Money]]:
    """The Bets that lie on the table, by box: those that are not settled yet, and those that are
    lost or go back and have not been moved, as after a Bust.
    """
    position = session.table.position
    lying = list(bets_left(position))
    for row in session.movements.due(session.table):
        moves = [move for move in row.moves if move.kind in (MoveKind.TAKE, MoveKind.GIVE_BACK)]
        if moves and row.line is not None and row.line in position.settlement:
            amount = sum((move.amount for move in moves), ZERO)
            lying.append((moves[0].box, moves[0].bet, moves[0].player, amount))
    return sorted(lying, key=lambda bet: bet[0])


def _bet_to_compare(
    position: Position, number: int, kind: str, player: str, amount: Money, *, boxes_only: bool
) -> BetToCompare:
    box = translate("hands", "Box {number}").format(number=number)
    name = bet_name(position.rulebook, kind)
    what = name if boxes_only else f"{name}  {amount_text(amount)}"
    return BetToCompare(box, "" if boxes_only else player, what, number)


def _numbers(position: Position, place: HandPlace, cards: Sequence[Card]) -> tuple[int, ...]:
    found = (number_at(position, place, index) for index in range(len(cards)))
    return tuple(number or 0 for number in found)


def keypad_view(session: TableSession, why: str = "", names: int | None = None) -> KeypadView:
    """Where the next card goes, and whether it may lie there unread. `why` says that a card is
    missing; `names`: the card of that number was not read, and is asked for as its Hand is opened.
    """
    position = session.table.position
    if names is not None:
        place = next(laid.place for laid in as_read(position) if laid.number == names)
        text = translate("hands", "Card {number}, {hand}:")
        asks = text.format(number=names, hand=place_name(position, place))
        return KeypadView(asks=asks, told=len(session.table.history))
    unread = Unread(unread_card(len(position.cards) + 1))
    may_lie = session.table.family.takes_unread and session.verify(unread) is None
    refusal = session.verify(
        DealCard(card("As"))
    )  # which card does not matter: a Round refuses none
    due = position.next_card
    return KeypadView(
        place_name(position, due) if due is not None else "",
        why=why,
        may_lie=may_lie,
        reason=None if refusal is None else why_not(position.rulebook, refusal),
        told=len(session.table.history),
    )


def loose_view(position: Position) -> LooseView:
    """The cards that are set aside, or held for the Hand to which they are due (5.7, 5.9, 5.12).

    While Bets are taken a card that will be dealt lies face down here: nobody bets on what he sees.
    """
    if not (position.undue or position.held):
        return LooseView()
    found = list(loose_hands(position))
    label = found[0].label if found else ""
    cards = tuple(card for hand in found for card in hand.cards)
    if position.phase is Phase.BETTING and not position.undue:
        return LooseView(label, (None,) * len(cards))
    return LooseView(label, cards)


def loose_hands(position: Position) -> Iterator[HandToCompare]:
    """Give these cards as rows of a felt check: those set aside, and those to be dealt next."""
    laid = as_read(position)
    for place, label in (
        (ASIDE, translate("loose", "Aside")),
        (NEXT, translate("loose", "Next card")),
    ):
        there = [each for each in laid if each.place == place]
        if there:
            cards = faces(position, place, (each.card for each in there))
            yield HandToCompare(label, cards, "", tuple(each.number for each in there))
