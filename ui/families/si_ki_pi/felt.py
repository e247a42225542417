"""Shows a Round of Si Ki Pi on the felt.

A box's cards lie face down until the House Way has set them or the Dealer has opened them, then as
Low and High; the Dealer's until he opens them. Knows no widget; decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card, UnreadCard
from tablemgr.basics.money import Money
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.games.si_ki_pi.comparing import won_by_player
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiBox, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import Half
from ui.families.si_ki_pi.words import rank_text
from ui.views.felt import Badge, DealerView, HalfPlace, HandState, HandView, KeyPart
from ui.views.shared import Tone

translate = QCoreApplication.translate


def hands_on_felt(
    position: SiKiPiPosition, number: int, lines: Sequence[BetSettled], boxes_only: bool
) -> tuple[HandView, ...]:
    """The four cards of a box, or its Low Hand and its High Hand."""
    del lines, boxes_only
    box = position.box_of(number)
    if box is None or not box.bets:
        return ()
    setting = box.hand.setting
    if setting is not None:
        return halves(setting, position.dealer.setting)
    due = position.next_card == HandPlace(number, 0)
    if not box.hand.cards and not due:
        return ()
    if box not in position.in_play:  # 5.6.3: its Bets were returned, nobody sets it
        return (HandView(_face_down(box.hand), state=HandState.OUT),)
    if position.phase is not SiKiPiPhase.SETTING:
        return (HandView(_face_down(box.hand), active=due),)
    if box.hand.laid and not position.revealed:
        words = translate("si-ki-pi", "set")
        return (HandView(_face_down(box.hand), words, HandState.STANDS),)
    return (HandView(_face_down(box.hand), _to_do(position, box), active=True),)


def _to_do(position: SiKiPiPosition, box: SiKiPiBox) -> str:
    if box.hand.laid:
        return translate("si-ki-pi", "to open")
    if position.revealed or position.house_sets(box):
        return translate("si-ki-pi", "House Way")
    return translate("si-ki-pi", "to set")


def _face_down(hand: FourCards) -> tuple[Card | None, ...]:
    """Backs; a card that was not read is one of them, and is marked."""
    return tuple(card if isinstance(card, UnreadCard) else None for card in hand.cards)


def halves(setting: HandSetting, dealer: HandSetting | None) -> tuple[HandView, HandView]:
    """The Low and the High Hand of a setting; each wins or loses once `dealer` is set."""
    badges: tuple[Badge | None, Badge | None] = (None, None)
    if dealer is not None:
        low_wins, high_wins = won_by_player(setting, dealer)
        badges = (_badge(low_wins), _badge(high_wins))
    return (
        _half(setting.low, HalfPlace.LOW, badges[0]),
        _half(setting.high, HalfPlace.HIGH, badges[1]),
    )


def _half(two: Half, which: HalfPlace, badge: Badge | None) -> HandView:
    return HandView(two, rank_text(two), HandState.STANDS, half=which, badge=badge)


def _badge(wins: bool) -> Badge:
    if wins:
        return Badge(translate("si-ki-pi", "wins"), Tone.PAY)
    return Badge(translate("si-ki-pi", "loses"), Tone.TAKE)


def dealer(position: SiKiPiPosition) -> DealerView:
    """The Dealer's four cards face down, or his Hand as it was set by the House Way (3.21)."""
    hand = position.dealer
    due = position.next_card is not None and position.next_card.box == 0
    if hand.setting is None:
        return DealerView(_face_down(hand), active=due)
    low, high = halves(hand.setting, None)
    note = translate("si-ki-pi", "House Way {item}").format(item=hand.setting.item)
    return DealerView(note=note, halves=(low, high))


def bets(box: SiKiPiBox) -> list[tuple[str, str, Money]]:
    """The Bets on a box, as kind, Player and amount."""
    laid = [(INITIAL, player, bet) for player, bet in box.bets.items()]
    return [*laid, *((kind, player, bet) for (player, kind), bet in box.side_bets.items())]


def keys(position: SiKiPiPosition) -> dict[int, tuple[KeyPart, ...]]:
    """The key of each box while Hands are set: that its Player has set his, that the House sets it,
    or that it is to be opened.
    """
    if position.phase is not SiKiPiPhase.SETTING:
        return {}
    found: dict[int, tuple[KeyPart, ...]] = {}
    for box in position.unarranged:
        house = position.revealed or position.house_sets(box)
        player = position.box_decider(box) or ""
        word = translate("si-ki-pi", "House Way") if house else translate("si-ki-pi", "has set")
        found[box.number] = (KeyPart(word) if house or not player else KeyPart(player, word),)
    if position.revealed:
        found |= {box.number: (KeyPart(translate("si-ki-pi", "open")),) for box in position.laid}
    return found
