"""Judges once, at the first card of a Round with found Bets, what of them counts (ruling I22).

First 5.1.1 (a box over its maximum, a side Bet over its own), then 5.15 (a side Bet without the
Initial Bet that it needs), then L4 (a side Bet that exceeds the Initial Bet as it counts).
"""

from __future__ import annotations

from tablemgr.basics.money import ZERO, Money, apportion
from tablemgr.rules.events import (
    BetGivenBack,
    BetReduced,
    BetSettled,
    Event,
    Flagged,
    FlagReplaced,
    Outcome,
)
from tablemgr.rules.games.betting import side_bet_back, side_bet_cap
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.irregularities.found_bets import (
    found_flag,
    found_side_flag,
    lacks_initial_bet,
    missing_flag,
)
from tablemgr.rules.games.lines import INITIAL, LaidBet, in_part
from tablemgr.rules.games.position import AnyRound


def first_card_events(position: AnyRound) -> list[Event]:
    """Give what changes with the first card of a Round in which Bets were found or went back.

    Nothing if the Round has had its first card, wherever that went.
    """
    if position.cards or not (position.found_bets or position.settlement):
        return []
    return _Judgement(position).events()


class _Judgement:
    """The Bets as they count, worked out step by step."""

    def __init__(self, position: AnyRound) -> None:
        self._position = position
        self._boxes = [box for _, box in sorted(position.boxes.items())]
        self._initial = {box.number: position.bets_left(box) for box in self._boxes}
        back = {(line.box, line.player, line.bet) for line in position.settlement}
        self._sides = {
            (box.number, *key): amount
            for box in self._boxes
            for key, amount in box.side_bets.items()
            if (box.number, *key) not in back
        }
        limited = (kind for kind, _ in position.limited_bets(BettingBox(0)))
        self._limited = {kind or INITIAL: kind for kind in limited}
        """The kinds of Bets whose sum on a box is limited, by their names in a settlement."""

    def events(self) -> list[Event]:
        """Give what changes, in the order in which it is judged."""
        flags = self._flags()
        events = self._over_maximum() + self._without_initial_bet()
        return [*flags, *events, *self._beyond_initial_bet()]

    def _flags(self) -> list[Event]:
        """The flags of found Bets that read otherwise now, by what was found after them."""
        events: list[Event] = []
        book, flags = self._position.rulebook, self._position.flags
        for number, player, kind in dict.fromkeys(self._position.found_bets):
            if kind in self._limited:
                was = book.flag("bet-found-below-minimum", box=number, player=player)
                now = found_flag(self._position, number, player, self._limited[kind])
            elif book.side_bets[kind].needs == "nothing":
                continue
            else:
                was = missing_flag(self._position, number, (player, kind))
                now = found_side_flag(self._position, number, (player, kind), self._initial)
            if now.code != was.code:
                replaced = FlagReplaced(was.text, now.paragraph, now.code, now.text)
                events += [replaced for flag in flags if flag.text == was.text]
        return events

    def _over_maximum(self) -> list[Event]:
        """5.1.1, 5.1.2, L2: pro rata on a box over its maximum; a side Bet counts up to its own."""
        events: list[Event] = []
        limits = self._position.limits
        for box in self._boxes:
            for kind, bets in self._position.limited_bets(box):
                if limits.initial is not None and sum(bets.values(), ZERO) > limits.initial[1]:
                    events += self._pro_rata(box, kind, bets)
            if limits.side is not None:
                events += self._sides_over_maximum(box, limits.side[1])
        return events

    def _pro_rata(self, box: BettingBox, kind: str, bets: dict[str, Money]) -> list[Event]:
        """Give what of each Bet counts on one box. A Bet that an option gave back is not in its
        sum.
        """
        assert self._position.limits.initial is not None
        minimum, maximum = self._position.limits.initial
        book = self._position.rulebook
        events: list[Event] = [book.flag("bets-pro-rata", box=box.number, maximum=maximum)]
        shares = apportion(maximum, [int(bet) for bet in bets.values()])
        for (player, bet), share in zip(bets.items(), shares, strict=True):
            if bet < minimum:  # 5.1.2
                events.append(book.flag("bet-counts-in-full", box=box.number, player=player))
                continue
            counts = max(share, minimum)
            if counts < bet:
                events += self._counts(box.number, (player, kind), bet, counts)
                if not kind:
                    self._initial[box.number][player] = counts
        return events

    def _sides_over_maximum(self, box: BettingBox, maximum: Money) -> list[Event]:
        events: list[Event] = []
        book = self._position.rulebook
        for (number, player, kind), bet in self._sides.items():
            if number == box.number and kind not in self._limited and bet > maximum:
                name = book.side_bets[kind].name
                who = {"box": number, "player": player}
                events.append(book.flag("side-bet-counts", **who, bet=name, maximum=maximum))
                events += self._counts(number, (player, kind), bet, maximum)
                self._sides[number, player, kind] = maximum
        return events

    def _counts(self, number: int, key: tuple[str, str], bet: Money, counts: Money) -> list[Event]:
        player, kind = key
        said = {"box": number, "player": player, "counts": counts, "amount": bet - counts}
        notice = self._position.rulebook.notice("bet-reduced", **said)
        return [BetReduced(number, player, counts, kind), notice]

    def _without_initial_bet(self) -> list[Event]:
        """5.15, I20: a side Bet without the Initial Bet that it needs goes back."""
        events: list[Event] = []
        found = set(self._position.found_bets)
        for (number, player, kind), bet in list(self._sides.items()):
            key = (player, kind)
            if not lacks_initial_bet(self._position, number, key, self._initial):
                continue
            del self._sides[number, player, kind]
            flag = missing_flag(self._position, number, key)
            if (number, player, kind) not in found:
                events.append(without_initial_bet(LaidBet(number, 1, player, kind, bet), flag))
                continue
            if all(known.text != flag.text for known in self._position.flags):
                events.append(flag)
            events.append(BetGivenBack(number, player, kind, bet))
        return events

    def _beyond_initial_bet(self) -> list[Event]:
        """L4: the excess of a side Bet over the Initial Bet that bounds it goes back, on a box with
        found Bets; if an option gave that Bet back, who goes on plays what he has laid (5.7.1).
        """
        events: list[Event] = []
        found = {number for number, _, _ in self._position.found_bets}
        for (number, player, kind), bet in self._sides.items():
            bounded = self._position.rulebook.side_bets[kind].up_to_initial_bet is not None
            if not bounded or number not in found:
                continue
            box = self._position.boxes[number]
            excess = bet - side_bet_cap(box.seat, self._initial[number], player)
            if excess > ZERO:
                events += side_bet_back(self._position, box, (player, kind), excess)
        return events


def without_initial_bet(bet: LaidBet, flag: Flagged) -> BetSettled:
    """The line of a side Bet that goes back for want of an Initial Bet (5.15)."""
    return in_part(bet, Outcome.RETURNED, ZERO, (flag.paragraph, None))
