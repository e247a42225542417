"""A Player's Low and High against the Dealer's (3.2, 3.22; ruling S1)."""

from __future__ import annotations

from collections.abc import Iterator

from tablemgr.basics.messages import Message
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import Half, named, rank, worth
from tablemgr.rules.rulebook.model import RULES


def won_by_player(player: HandSetting, dealer: HandSetting) -> tuple[bool, bool]:
    """3.22.1 to 3.22.6: whether the Player's Low Hand ranks higher, and his High Hand; the same
    ranking is the Dealer's.
    """
    return rank(player.low) > rank(dealer.low), rank(player.high) > rank(dealer.high)


def halves_won(player: HandSetting, dealer: HandSetting) -> int:
    """3.22.7 to 3.22.9: how many of the Player's two halves rank higher."""
    return sum(won_by_player(player, dealer))


def rests_on_s1(player: HandSetting, dealer: HandSetting) -> bool:
    """Say whether Low or High was worth the same as the Dealer's, so that S1 said whose it is."""
    return worth(player.low) == worth(dealer.low) or worth(player.high) == worth(dealer.high)


def by_the_cards(half: Half, dealers: Half) -> tuple[Half, Half] | None:
    """Of two equal Point Totals the higher half and the lower one, by their cards (S1); None if
    something else decides.
    """
    if worth(half) != worth(dealers) or rank(half) == rank(dealers):
        return None
    return (half, dealers) if rank(half) > rank(dealers) else (dealers, half)


def beats(half: Half, dealers: Half) -> Message | None:
    """`K 9 beats Q 9` if cards decide between two equal Point Totals, else None."""
    found = by_the_cards(half, dealers)
    if found is None:
        return None
    return Message(RULES, "{high} beats {low}", {"high": named(found[0]), "low": named(found[1])})


def decided_by_cards(position: SiKiPiPosition) -> list[Message]:
    """Every comparison of the Round that cards decide, each once, from the Dealer's right."""
    each: list[Message] = []
    each.extend(said for said in _every_comparison(position) if said is not None)
    return [said for place, said in enumerate(each) if said not in each[:place]]


def _every_comparison(position: SiKiPiPosition) -> Iterator[Message | None]:
    dealer = position.dealer.setting
    for box in reversed(position.in_play):
        player = box.hand.setting
        if player is not None and dealer is not None:
            yield beats(player.low, dealer.low)
            yield beats(player.high, dealer.high)
