"""The door to the Si Ki Pi family: what a table calls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final

from tablemgr.basics.cards import Card
from tablemgr.rules.commands import Command, Opened
from tablemgr.rules.events import BetSettled, Event
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.position import Setup
from tablemgr.rules.games.si_ki_pi import guide, setting, settling
from tablemgr.rules.games.si_ki_pi.actions import ACTIONS, deal_on, decisions_now
from tablemgr.rules.games.si_ki_pi.commands import READERS, HouseWay
from tablemgr.rules.games.si_ki_pi.fold import FOLD
from tablemgr.rules.games.si_ki_pi.hands import SiKiPiHands
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import DEALINGS, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.rulebook import CODES, SiKiPiBook
from tablemgr.rules.guide import Step
from tablemgr.rules.rulebook import Reason

_WORDS: Final = frozenset(
    {
        *("open", "bet", "side", "withdraw", "close", "card"),
        *("set", "laid", "house-way", "reveal", "walk-away", "left", "back", "settle", "judge"),
    }
)


class SiKiPi(SiKiPiHands, Family[SiKiPiPosition]):
    """Si Ki Pi: four cards, set as Low and High."""

    book = SiKiPiBook
    codes = CODES
    phases = SiKiPiPhase
    dealings = DEALINGS
    actions = ACTIONS
    fold = FOLD
    readers = READERS
    listed_words = MappingProxyType({SiKiPiPhase.SETTING: 2})
    role_needed = MappingProxyType({HouseWay: setting.role_needed})

    def new_round(self, book: SiKiPiBook, setup: Setup) -> SiKiPiPosition:
        return SiKiPiPosition(book, setup)

    def words(self, book: SiKiPiBook) -> frozenset[str]:
        del book
        return _WORDS

    def decisions(self, position: SiKiPiPosition) -> Iterable[Command]:
        return decisions_now(position)

    def step(self, position: SiKiPiPosition) -> Step:
        return guide.step(position)

    def deal_on(self, position: SiKiPiPosition, card: Card) -> list[Event]:
        return deal_on(position, card)

    def final_lines(self, position: SiKiPiPosition) -> Sequence[BetSettled]:
        return settling.final_lines(position)

    def outcome_established(self, position: SiKiPiPosition) -> bool:
        return settling.outcome_established(position)

    def known_since(self, events: Sequence[Event]) -> list[Event]:
        return setting.known_since(events)

    def retold(self, command: Command, was: SiKiPiPosition, now: SiKiPiPosition) -> Command:
        return setting.retold(command, was, now)

    def verify_opened(self, position: SiKiPiPosition, command: Opened) -> Reason | None:
        return setting.verify_opened(position, command)


FAMILY: Final = SiKiPi()
