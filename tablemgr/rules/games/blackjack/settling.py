"""Settles each Bet: what it wins, loses and gets back, and under which paragraph (B3, B5, B6, B10,
M1).

Gives the lines of a settlement; when it may be made is decided elsewhere. Lines come box by box
from the Dealer's right to his left, and on each box what is taken before what is paid.

Also decides whether the cards on the table have decided any Bet (5.4; ruling I3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.money import ZERO
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.blackjack.bets import INSURANCE
from tablemgr.rules.games.blackjack.hand import CardRow, HandStatus, card_value
from tablemgr.rules.games.blackjack.position import BlackjackPosition, Box
from tablemgr.rules.games.lines import (
    ADJUSTMENT,
    INITIAL,
    LaidBet,
    in_order,
    in_part,
    lose,
    pay,
    side_line,
    stand_off,
    win,
)
from tablemgr.rules.games.position import Phase
from tablemgr.rules.rulebook.model import PayLine, SideBet

# Read once: reading an enum's member is slow.
_BLACKJACK, _SURRENDERED = HandStatus.BLACKJACK, HandStatus.SURRENDERED


def _open_bets(box: Box, index: int) -> Iterator[LaidBet]:
    """The Initial Bets in a Hand that are not settled yet."""
    hand = box.hands[index]
    for player, stake in hand.stakes.items():
        if player not in hand.settled:
            yield LaidBet(box.number, index + 1, player, INITIAL, stake)


def bust_lines(position: BlackjackPosition, box: Box, index: int) -> list[BetSettled]:
    """3.19: a Hand that is Bust loses all its Bets, at once."""
    hand = box.hands[index]
    code = (
        "bust-after-split" if hand.from_split else "bust-after-double" if hand.doubled else "bust"
    )
    return [lose(bet, position.rulebook.cites[code]) for bet in _open_bets(box, index)]


def interim_lines(position: BlackjackPosition) -> list[BetSettled]:
    """1.18: the side Bets of the first two cards, the payable Blackjacks, the Surrender refunds."""
    lines: list[BetSettled] = []
    book = position.rulebook
    for box in position.in_play:
        if box.side_bets:
            lines += _interim_side_bets(position, box)
        status = box.hands[0].status
        if status is _SURRENDERED:
            lines += surrender_lines(position, box)
        elif status is _BLACKJACK and blackjack_payable(position):
            lines += [
                win(bet, pay(bet.stake, book.pays.blackjack), book.cites["blackjack-paid"])
                for bet in _open_bets(box, 0)
            ]
    return in_order(lines) if len(lines) > 1 else lines


def side_bets_wait(position: BlackjackPosition) -> bool:
    """Say whether the Interim Settlement has side Bets to settle (3.13)."""
    return any(_interim_keys(position, box) for box in position.in_play)


def surrender_lines(position: BlackjackPosition, box: Box) -> list[BetSettled]:
    """3.17, B7: every Player on the box loses half; M1: the half that is lost is rounded."""
    why = position.rulebook.cites["surrender"], None
    return [
        in_part(bet, Outcome.SURRENDER, bet.stake.share(1, 2), why) for bet in _open_bets(box, 0)
    ]


def even_money_line(position: BlackjackPosition, box: Box, player: str) -> BetSettled:
    """3.15.1: a Blackjack against the Dealer's Ace, paid 1 to 1 at once."""
    bet = LaidBet(box.number, 1, player, INITIAL, box.hands[0].stakes[player])
    book = position.rulebook
    return win(bet, pay(bet.stake, book.pays.even_money), book.cites["even-money"])


def final_lines(position: BlackjackPosition) -> list[BetSettled]:
    """3.24: every Bet that is still open, against the Dealer's Hand."""
    lines: list[BetSettled] = []
    for box in position.boxes.values():
        if _initial_bet_only(position, box):
            lines += _initial_bet_only_lines(position, box)
        else:
            for index in range(len(box.hands)):
                lines += [_hand_line(position, box, bet) for bet in _open_bets(box, index)]
        if box.insurance:
            lines += _insurance_lines(position, box, position.dealer.natural)
        if box.side_bets:
            lines += _dealer_side_bets(position, box)
    return in_order(lines) if len(lines) > 1 else lines


def _hand_line(position: BlackjackPosition, box: Box, bet: LaidBet) -> BetSettled:
    """One Player's Bet on one Hand against the Dealer's."""
    cites, pays = position.rulebook.cites, position.rulebook.pays
    hand, dealer = box.hands[bet.hand - 1], position.dealer
    if hand.status is _BLACKJACK:
        if not dealer.natural:
            return win(bet, pay(bet.stake, pays.blackjack), cites["blackjack-wins"])
        ace = dealer.cards[0].rank == "A"
        return stand_off(bet, cites[f"blackjack-stand-off-{'ace' if ace else 'ten'}"])
    if dealer.bust:
        return win(bet, pay(bet.stake, pays.regular), cites["dealer-bust"])
    own, dealers = hand.total, dealer.total
    if own > dealers:
        return win(bet, pay(bet.stake, pays.regular), cites["higher"])
    if own < dealers:
        return lose(bet, cites["lower"])
    if dealer.natural:
        return lose(bet, cites["dealer-blackjack"])
    return stand_off(bet, cites["stand-off"])


def _initial_bet_only(position: BlackjackPosition, box: Box) -> bool:
    """Say whether B6 applies: Split or Doubled Bets against the Dealer's Blackjack."""
    return (
        position.dealer.natural
        and position.rulebook.options.dealer_blackjack_takes == "initial-bet"
        and (len(box.hands) > 1 or any(hand.doubled for hand in box.hands))
    )


def _initial_bet_only_lines(position: BlackjackPosition, box: Box) -> Iterator[BetSettled]:
    """B6: each Player loses one Initial Bet, on his first open Hand; all else is returned."""
    code = "dealer-blackjack-split" if len(box.hands) > 1 else "dealer-blackjack-double"
    why = position.rulebook.cites[code], "B6"
    taken: set[str] = set()
    for index in range(len(box.hands)):
        for bet in _open_bets(box, index):
            if bet.player in taken:
                yield in_part(bet, Outcome.RETURNED, ZERO, why)
            else:
                yield in_part(bet, Outcome.LOSE, box.bets[bet.player], why)
            taken.add(bet.player)


def insurance_lines(position: BlackjackPosition, card: Card) -> list[BetSettled]:
    """1.9, 3.14.2, B5: the Insurance Bets, once `card` comes to the Dealer as his second."""
    dealer = position.dealer
    if len(dealer.cards) != 1 or not any(box.insurance for box in position.in_play):
        return []
    natural = CardRow([*dealer.cards, card]).natural
    lines = [line for box in position.in_play for line in _insurance_lines(position, box, natural)]
    return in_order(lines)


def _insurance_lines(position: BlackjackPosition, box: Box, natural: bool) -> Iterator[BetSettled]:
    """3.15.2: 2 to 1 against the Dealer's Blackjack, else lost."""
    book = position.rulebook
    for player, stake in box.insurance.items():
        if player in box.insurance_settled:
            continue
        bet = LaidBet(box.number, 1, player, INSURANCE, stake)
        if natural:
            yield win(bet, pay(stake, book.pays.insurance), book.cites["insurance"])
        else:
            yield lose(bet, book.cites["insurance"])


def _interim_keys(position: BlackjackPosition, box: Box) -> list[tuple[str, str]]:
    """The box's open side Bets on the first two cards, by Player and kind."""
    kinds = position.rulebook.side_bets
    return [
        key
        for key in box.side_bets
        if kinds[key[1]].settled == "interim" and key not in box.side_bets_settled
    ]


def _interim_side_bets(position: BlackjackPosition, box: Box) -> Iterator[BetSettled]:
    book = position.rulebook
    for player, kind in _interim_keys(position, box):
        side = book.side_bets[kind]
        bet = LaidBet(box.number, 1, player, kind, box.side_bets[player, kind])
        yield _first_two_cards(position, box, bet, side)


def _first_two_cards(
    position: BlackjackPosition, box: Box, bet: LaidBet, side: SideBet
) -> BetSettled:
    """A side Bet by the Hand's first two cards; returned if they never decided it (5.15, I20)."""
    cards = box.hands[0].cards[:2] if box.hands else []
    if not is_decided(side, cards):
        return without_a_hand(position, bet)
    return side_line(side, bet, first_two_line(side, [*cards, *DECK][:2]))


def without_a_hand(position: BlackjackPosition, bet: LaidBet) -> BetSettled:
    """5.15, I20: a side Bet goes back that no Hand with an open Initial Bet was left to decide."""
    why = position.rulebook.cites["side-bet-found-void"], None
    return in_part(bet, Outcome.RETURNED, ZERO, why)


def is_decided(side: SideBet, cards: Sequence[Card]) -> bool:
    """Say whether a Hand's first two cards decide the side Bet, or its first one, whatever the
    second will be (3.13.2; ruling I3).
    """
    if side.settled != "interim" or not cards:
        return False
    if len(cards) > 1:
        return True
    return len({first_two_line(side, (cards[0], second)) is None for second in DECK}) == 1


def _dealer_side_bets(position: BlackjackPosition, box: Box) -> Iterator[BetSettled]:
    """3.26: the side Bets still open, by the number of cards with which the Dealer is Bust."""
    for (player, kind), stake in box.side_bets.items():
        if (player, kind) not in box.side_bets_settled:
            side = position.rulebook.side_bets[kind]
            bet = LaidBet(box.number, 1, player, kind, stake)
            if side.settled == "interim":  # no Hand was left, so no Interim Settlement was made
                yield _first_two_cards(position, box, bet, side)
            elif not position.dealer.cards:
                yield without_a_hand(position, bet)
            else:
                yield side_line(side, bet, dealer_bust_line(side, position.dealer))


def first_two_line(side: SideBet, pair: Sequence[Card]) -> PayLine | None:
    """Which line of the side Bet's pay table a Hand's first two cards win, or None."""
    first, second = pair
    if side.test == "pair":
        words = set(_pair_words(first, second))
    else:
        total = card_value(first) + card_value(second)  # an Ace is 1 here
        words = {"under-13"} if total < 13 else {"over-13"} if total > 13 else set()
    return next((line for line in side.pay_table if line.when in words), None)


def _pair_words(first: Card, second: Card) -> Iterator[str]:
    """3.14.1 to 3.14.4: what two cards are called, `pair` and the narrowest name."""
    if first.rank != second.rank:
        return
    yield "pair"
    if first.suit is second.suit:
        yield "ace-pair-suited" if first.rank == "A" else "suited-pair"
    else:
        yield "coloured-pair" if first.suit.is_red is second.suit.is_red else "mixed-pair"


def dealer_bust_line(side: SideBet, dealer: CardRow) -> PayLine | None:
    """Which line of the side Bet's pay table the Dealer's Hand wins, or None."""
    if not dealer.bust:
        return None
    count = len(dealer.cards)
    for line in side.pay_table:
        least, or_more, _ = line.when.partition("+")
        if count == int(least) or (or_more and count >= int(least)):
            return line
    return None


def blackjack_payable(position: BlackjackPosition) -> bool:
    """3.16, B10: the Dealer's first card is 2 to 9, so that he can't have a Blackjack."""
    if not position.dealer.cards:
        return False
    first = position.dealer.cards[0]
    return position.rulebook.options.blackjack_paid == "interim" and 2 <= card_value(first) <= 9


def outcome_established(position: BlackjackPosition) -> bool:
    """I3: whether there is a side Bet that the cards decide, a Bust, a payable Blackjack, a
    Surrender or Even Money.

    It does not matter whether it has been paid yet; a returned Bet has neither won nor lost.
    With the Dealer's second card every Insurance Bet and waiting Blackjack is decided too, and with
    his last one everything.
    """
    lines = position.settlement
    if any((line.won or line.lost) and line.bet != ADJUSTMENT for line in lines):
        return True
    phase = position.phase_before_case if position.cases else position.phase
    if phase is Phase.SETTLEMENT:
        return bool(position.open_bets())
    if any(_decided(position, box) for box in position.in_play):
        return True
    hands = (hand for box in position.in_play for hand in box.hands if hand.open_players)
    blackjack = any(hand.status is HandStatus.BLACKJACK for hand in hands)
    insured = any(box.insurance.keys() - box.insurance_settled for box in position.in_play)
    return len(position.dealer.cards) >= 2 and (blackjack or insured)


def _decided(position: BlackjackPosition, box: Box) -> bool:
    first = box.hands[0]
    if first.open_players:
        if first.status is HandStatus.SURRENDERED:
            return True
        if first.status is HandStatus.BLACKJACK and blackjack_payable(position):
            return True
    kinds = position.rulebook.side_bets
    open_sides = (kinds[kind] for _, kind in box.side_bets.keys() - box.side_bets_settled)
    return any(is_decided(side, first.cards) for side in open_sides)
