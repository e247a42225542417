"""Si Ki Pi's `FamilyPresenter`: how a Round is shown. Decides nothing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.games.si_ki_pi.commands import HouseWay
from tablemgr.rules.games.si_ki_pi.comparing import won_by_player
from tablemgr.rules.games.si_ki_pi.events import DealerHandSet, HandLaid, HandSet
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import Half
from tablemgr.rules.games.si_ki_pi.settling import commission_kept
from ui.families.si_ki_pi import actions, asking, felt
from ui.families.si_ki_pi.words import RANKINGS_AT, beats_text, dealings, rank_text, rankings
from ui.presenter.family import FamilyPresenter, NamedHand
from ui.presenter.words import order_text
from ui.theme.words import listed
from ui.views.header import FamilyItem
from ui.views.shared import amount_text
from ui.views.signs import Gesture, HandSign

translate = QCoreApplication.translate


def _hands(position: SiKiPiPosition) -> list[NamedHand]:
    boxes = [
        NamedHand(HandPlace(box.number, 0), _in_order(box.hand), _worth(box.hand))
        for box in position.in_play
    ]
    dealer = position.dealer
    return [*boxes, NamedHand(DEALER, _in_order(dealer), _worth(dealer))]


def _in_order(hand: FourCards) -> tuple[Card, ...]:
    if hand.setting is None:
        return tuple(hand.cards)
    return (*hand.setting.low, *hand.setting.high)


def _worth(hand: FourCards) -> str:
    return "" if hand.setting is None else _halves(hand.setting.low, hand.setting.high)


def _halves(low: Half, high: Half) -> str:
    return f"{rank_text(low)} / {rank_text(high)}"


def _detail(position: SiKiPiPosition, line: BetSettled, boxes_only: bool) -> str:
    """Say whether Low and High won or lost, which cards decided (S1), and the commission that is
    kept (4.1).
    """
    box, dealer = position.box_of(line.box), position.dealer.setting
    player = None if box is None else box.hand.setting
    if line.bet != INITIAL or player is None or dealer is None:
        return ""
    words = {
        (True, True): translate("si-ki-pi", "Low and High win"),
        (True, False): translate("si-ki-pi", "Low wins, High loses"),
        (False, True): translate("si-ki-pi", "Low loses, High wins"),
        (False, False): translate("si-ki-pi", "Low and High lose"),
    }[won_by_player(player, dealer)]
    cards = beats_text(player.low, dealer.low), beats_text(player.high, dealer.high)
    words = ": ".join(filter(None, (words, listed(filter(None, cards)))))
    kept = commission_kept(position.rulebook, line)
    if not kept or boxes_only:
        return words
    form = translate("si-ki-pi", "{words}; {percent}% commission: {kept} kept")
    percent = position.rulebook.pays.commission_percent
    return form.format(words=words, percent=percent, kept=amount_text(kept))


def _order(position: SiKiPiPosition, line: BetSettled) -> str:
    """Say what the Dealer does with the Bet; `pay less 5%` if a commission is kept."""
    if commission_kept(position.rulebook, line):
        percent = position.rulebook.pays.commission_percent
        return translate("si-ki-pi", "pay less {percent}%").format(percent=percent)
    return order_text(line)


def _told(_: SiKiPiPosition, event: Event, __: bool) -> str:
    match event:
        case HandLaid(box):
            return translate("si-ki-pi", "Box {box} is set, face down").format(box=box)
        case HandSet(box, low, high, None):
            text = translate("si-ki-pi", "Box {box} was set: {halves}")
            return text.format(box=box, halves=_halves(low, high))
        case HandSet(box, low, high, item):
            text = translate("si-ki-pi", "Box {box}, House Way {item}: {halves}")
            return text.format(box=box, item=item, halves=_halves(low, high))
        case DealerHandSet(low, high, item):
            text = translate("si-ki-pi", "Dealer, House Way {item}: {halves}")
            return text.format(item=item, halves=_halves(low, high))
        case _:
            return ""


def _sign(command: Command) -> HandSign | None:
    """A Player asks for the House Way (3.19); whatever else he does, he does himself."""
    if isinstance(command, HouseWay):
        return HandSign(Gesture.HAND_UP, translate("si-ki-pi", "House Way, please"))
    return None


def _menu() -> tuple[FamilyItem, ...]:
    """*House Way again*: set a box again that was set by the House Way (3.20; ruling S8)."""
    label = translate("si-ki-pi", "House Way again…")
    opens = "ui.families.si_ki_pi.house_way_again:HouseWayAgain"
    return (FamilyItem("house-way", label, opens),)


PRESENTER: Final = FamilyPresenter(
    hands_on_felt=felt.hands_on_felt,
    dealer=felt.dealer,
    turn=lambda _: None,
    hands=_hands,
    several_hands=lambda _, __: False,
    bets=felt.bets,
    actions=actions.actions,
    flow=actions.flow,
    detail=_detail,
    order=_order,
    told=_told,
    dealing=(SiKiPiPhase.DEAL,),
    buttons=actions.BUTTONS,
    keys=felt.keys,
    halves=True,
    face_down=True,
    question=asking.question,
    unread=asking.unread,
    touched=asking.touched,
    dealings=dealings,
    menu=_menu,
    sign=_sign,
    tables=lambda _: {RANKINGS_AT: rankings()},
)
