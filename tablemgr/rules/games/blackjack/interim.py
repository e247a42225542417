"""Between the Initial Deal and the Subsequent Deal: Surrender, Even Money, Insurance, proceed.

3.13 to 3.17 and rulings B7 to B10; also Surrender and Insurance as live has them.
"""

from __future__ import annotations

from typing import Any

from tablemgr.basics.money import Money
from tablemgr.rules.events import Event
from tablemgr.rules.games.blackjack.commands import EvenMoney, Insure, Proceed, Surrender
from tablemgr.rules.games.blackjack.events import (
    BoxSurrendered,
    EvenMoneyTaken,
    InsuranceLaid,
    InterimSettlementMade,
)
from tablemgr.rules.games.blackjack.hand import HandStatus, card_value
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.blackjack.settling import even_money_line, interim_lines, surrender_lines
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook import Reason

_IDLE, _INTERIM = Phase.IDLE, BlackjackPhase.INTERIM  # read once: reading an enum's member is slow
_BEFORE_DEAL = (Phase.IDLE, Phase.BETTING, BlackjackPhase.INITIAL_DEAL)


def _too_early(position: BlackjackPosition) -> Reason | None:
    """Why nobody can ask for anything of the Interim Settlement yet, or None."""
    if position.phase is _IDLE:
        return Reason("not-open")
    return Reason("cards-are-due") if position.phase in _BEFORE_DEAL else None


def _box_in_play(position: BlackjackPosition, number: int) -> Box | Reason:
    """The box, if it has a Hand and its Player is still there."""
    box = position.box_of(number)
    if box is None or not box.hands:
        return Reason("no-hand-on-box", box=number)
    return why_nobody_decides(position, box) or box


def why_nobody_decides(position: BlackjackPosition, box: Box) -> Reason | None:
    """Why nobody decides for a box with Hands: its Bets went back (5.7), or all who have open ones
    there have left (5.3). None if somebody does.
    """
    if all(hand.status is HandStatus.RETURNED for hand in box.hands):
        return Reason("bets-went-back", box=box.number)
    houses = box.gone and box.gone.issuperset(position.open_players(box))
    return Reason("box-is-the-houses", box=box.number) if houses or box.walked_away else None


def verify_surrender(position: BlackjackPosition, command: Surrender) -> Reason | None:
    """3.17, B7: in time, not against an Ace (live: only against 2 to 9), not with a Blackjack."""
    early = _too_early(position)
    if early is not None:
        return early
    box = _box_in_play(position, command.box)
    if isinstance(box, Reason):
        return box
    late = Reason("too-late-to-surrender", box=command.box)
    if not position.dealer.cards:
        return late  # every Hand was out of the Round before he had one (5.7, 5.17)
    first = position.dealer.cards[0]
    if not (
        first.rank != "A"
        if position.rulebook.options.surrender == "not-ace"
        else 2 <= card_value(first) <= 9
    ):
        return Reason("surrender-not-against", card=first)
    hand = box.hands[0]
    if hand.status is HandStatus.BLACKJACK:
        return Reason("surrender-not-blackjack", box=command.box)
    if hand.status is not HandStatus.PLAYING or hand.acted:
        return late
    if position.phase is BlackjackPhase.INTERIM:
        return None
    if position.rulebook.options.surrender_until == "proceed":
        return late
    return None if position.phase is BlackjackPhase.SUBSEQUENT_DEAL else late


def surrender_events(position: BlackjackPosition, command: Surrender) -> list[Event]:
    """The Hand is given up; until `proceed` the refund waits for the Interim Settlement (B7)."""
    events: list[Event] = [BoxSurrendered(command.box)]
    if position.phase is BlackjackPhase.SUBSEQUENT_DEAL:
        box = position.boxes[command.box]
        events += surrender_lines(position, box)
    return events


def verify_insure(position: BlackjackPosition, command: Insure) -> Reason | None:
    """3.15.2, B9: against an Ace, on a Player's own Initial Bet, up to half of it (live: exactly
    half).
    """
    early = _too_early(position)
    if early is not None:
        return early
    if position.phase is not _INTERIM:
        return Reason("too-late-for-insurance")
    if position.dealer.cards[0].rank != "A":
        return Reason("insurance-needs-an-ace")
    box = _box_in_play(position, command.box)
    if isinstance(box, Reason):
        return box
    who: dict[str, Any] = {"box": command.box, "player": command.player}
    if command.player in box.gone:
        return Reason("player-has-left", **who)
    if command.player not in position.bets_left(box):
        return Reason("insurance-needs-initial-bet", **who)
    options = position.rulebook.options
    if options.insurance_by == "seated-player" and command.player != box.seat:
        return Reason("insurance-seated-only", **who)
    if command.player in box.hands[0].settled:
        return Reason("insurance-or-even-money", **who)
    least, most = insurable(position.rulebook, box.bets[command.player])
    if least <= command.amount <= most:
        return None
    if least == most:
        return Reason("insurance-not-half", player=command.player, half=most)
    return Reason("insurance-too-much", player=command.player, most=most)


def insurable(book: BlackjackBook, bet: Money) -> tuple[Money, Money]:
    """B9: the least and the most that an Initial Bet can be insured for; live: half, no other sum.

    A Bet of one cent can't be insured: the most is 0.
    """
    if book.options.insurance == "half":
        half = bet.share(1, 2)
        return half, half
    return Money(1), Money(int(bet) // 2)


def insure_events(_: BlackjackPosition, command: Insure) -> list[Event]:
    """The Insurance Bet is placed."""
    return [InsuranceLaid(command.box, command.player, command.amount)]


def verify_even_money(position: BlackjackPosition, command: EvenMoney) -> Reason | None:
    """3.15.1, B8: for a Player's own Bet on a Blackjack, against an Ace, if it is not insured."""
    early = _too_early(position)
    if early is not None:
        return early
    if position.phase is not _INTERIM:
        return Reason("too-late-for-even-money")
    if position.dealer.cards[0].rank != "A":
        return Reason("even-money-needs-an-ace")
    box = _box_in_play(position, command.box)
    if isinstance(box, Reason):
        return box
    if box.hands[0].status is not HandStatus.BLACKJACK:
        return Reason("even-money-needs-blackjack", box=command.box)
    who: dict[str, Any] = {"box": command.box, "player": command.player}
    if command.player in box.gone:
        return Reason("player-has-left", **who)
    if command.player not in box.hands[0].open_players:
        return Reason("even-money-needs-initial-bet", **who)
    if command.player in box.insurance:
        return Reason("insurance-or-even-money", **who)
    return None


def even_money_events(position: BlackjackPosition, command: EvenMoney) -> list[Event]:
    """The Bet is settled at once (B8)."""
    box = position.boxes[command.box]
    line = even_money_line(position, box, command.player)
    assert line.bet == INITIAL
    return [EvenMoneyTaken(command.box, command.player), line]


def verify_proceed(position: BlackjackPosition, _: Proceed) -> Reason | None:
    """The Subsequent Deal begins after the Initial Deal, once."""
    early = _too_early(position)
    if early is not None:
        return early
    return None if position.phase is _INTERIM else Reason("nothing-to-proceed-to")


def proceed_events(position: BlackjackPosition, _: Proceed) -> list[Event]:
    """1.18: the Interim Settlement is made."""
    return [*interim_lines(position), InterimSettlementMade()]
