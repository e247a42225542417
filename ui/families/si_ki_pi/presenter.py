"""Si Ki Pi's `FamilyPresenter`: how a Round is shown. Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import DEALER, AnyRound, HandPlace
from tablemgr.rules.games.si_ki_pi.commands import HouseWay
from tablemgr.rules.games.si_ki_pi.comparing import won_by_player
from tablemgr.rules.games.si_ki_pi.events import DealerHandSet, HandLaid, HandSet
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import FourCards, SiKiPiBox, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.ranking import Half
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.games.si_ki_pi.settling import commission_kept
from tablemgr.service.session import TableSession
from ui.families.si_ki_pi import actions, asking, felt
from ui.families.si_ki_pi.words import RANKINGS_AT, beats_text, dealings, rank_text, rankings
from ui.presenter.family import FamilyPresenter, Flow, NamedHand, Touched
from ui.presenter.possible import Possible
from ui.presenter.words import order_text
from ui.theme.words import listed
from ui.views.asking import Question
from ui.views.felt import DealerView, HandView, KeyPart
from ui.views.guide import ActionView, ButtonPlace
from ui.views.header import FamilyItem
from ui.views.look_up import WordTable
from ui.views.shared import amount_text
from ui.views.signs import Gesture, HandSign

translate = QCoreApplication.translate


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


def _told(event: Event) -> str:
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


class SiKiPiPresenter(FamilyPresenter[SiKiPiPosition]):
    """Si Ki Pi on the screen."""

    dealing = (SiKiPiPhase.DEAL,)
    buttons = actions.BUTTONS
    halves = True

    def hands_on_felt(
        self, position: SiKiPiPosition, box: int, lines: Sequence[BetSettled], boxes_only: bool
    ) -> tuple[HandView, ...]:
        return felt.hands_on_felt(position, box, lines, boxes_only)

    def dealer(self, position: SiKiPiPosition) -> DealerView:
        return felt.dealer(position)

    def hands(self, position: SiKiPiPosition) -> list[NamedHand]:
        boxes = [
            NamedHand(HandPlace(box.number, 0), _in_order(box.hand), _worth(box.hand))
            for box in position.in_play
        ]
        dealer = position.dealer
        return [*boxes, NamedHand(DEALER, _in_order(dealer), _worth(dealer))]

    def bets(self, box: SiKiPiBox) -> list[tuple[str, str, Money]]:
        return felt.bets(box)

    def keys(self, position: SiKiPiPosition) -> dict[int, tuple[KeyPart, ...]]:
        return felt.keys(position)

    def detail(self, position: SiKiPiPosition, line: BetSettled, boxes_only: bool) -> str:
        return _detail(position, line, boxes_only)

    def order(self, position: SiKiPiPosition, line: BetSettled) -> str:
        return _order(position, line)

    def told(self, position: SiKiPiPosition, event: Event, boxes_only: bool) -> str:
        del position, boxes_only
        return _told(event)

    def dealings(self) -> Mapping[str, str]:
        return dealings()

    def sign(self, command: Command) -> HandSign | None:
        """A Player asks for the House Way (3.19); whatever else he does, he does himself."""
        if isinstance(command, HouseWay):
            return HandSign(Gesture.HAND_UP, translate("si-ki-pi", "House Way, please"))
        return None

    def tables(self, book: SiKiPiBook) -> Mapping[str, tuple[WordTable, ...]]:
        del book
        return {RANKINGS_AT: rankings()}

    def actions(self, possible: Possible, boxes_only: bool) -> Sequence[ActionView]:
        return actions.actions(possible, boxes_only)

    def flow(self, position: SiKiPiPosition) -> Flow | None:
        return actions.flow(position)

    def menu(self) -> Sequence[FamilyItem]:
        """*House Way again*: set a box again that was set by the House Way (3.20; ruling S8)."""
        return (FamilyItem("house-way", translate("si-ki-pi", "House Way again…")),)

    def question(self, session: TableSession, place: ButtonPlace) -> Question | None:
        return asking.question(session, place)

    def touched(self, session: TableSession, box: int) -> Touched | None:
        return asking.touched(session, box)

    def unread(self, position: AnyRound, command: Command | None) -> int | None:
        return asking.unread(position, command)


PRESENTER: Final = SiKiPiPresenter()
