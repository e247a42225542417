"""Plays rounds for ever at one table, and prints what it shows, until it is killed."""

from __future__ import annotations

import os
import queue
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from drivers.card_source import CardSource
from drivers.device import CardDrawn, Connected
from drivers.link import DeviceLink
from drivers.protocols.angel_eye import AngelEyeCodec
from drivers.reports import PortReport, RawBytes
from drivers.simulated import SimulatedShoe
from drivers.simulator import Simulator
from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.house.profile import DEFAULT, reads
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.rules.commands import Bet, Close, Command, DealCard, Open, Settle, Side
from tablemgr.rules.games.blackjack.commands import Proceed
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.position import Phase
from tablemgr.service.device_acts import reported, store_bytes
from tablemgr.service.hearing import Source
from tablemgr.service.interruption import answer_interruption, confirm_cards
from tablemgr.service.session import TableSession
from tests.tablemgr.shown import shown
from ui.intake.untold import LateCard, untold

WAIT_S = 10.0
ANGEL_EYE = "angel-eye"


def catch_up(session: TableSession) -> int:
    """Deal the cards whose bytes are stored and that have no entry; gives how many there were."""
    late = untold(session.journal.entries(), AngelEyeCodec(), ANGEL_EYE, session.round_no)
    cards = [each for each in late.late if isinstance(each, LateCard)]
    for each in cards:
        with session.hearing.of(each.source), suppress(Refusal):
            session.do(DealCard(each.card), ANGEL_EYE)
    return len(cards)


class Player:
    """One process's table and shoe."""

    def __init__(self, path: Path, seed: int) -> None:
        journal = Journal.open(path, JournalHeader("T1", "House", "1", Stamp(0, 0)))
        table = reads(DEFAULT, "profile").new_table()
        self.session = TableSession(table, journal, self._now)
        catch_up(self.session)
        self.random = Random(seed)
        self.simulator = Simulator(CardSource(seed=seed))
        self.link = DeviceLink(AngelEyeCodec())
        self.reports: queue.Queue[PortReport | CardDrawn] = queue.Queue()
        self.shoe = SimulatedShoe(self.simulator, self.reports.put, retry_delays_s=[0.005])
        self.shoe.start()

    def _now(self) -> Stamp:
        return Stamp(time.time_ns(), time.monotonic_ns())

    def show(self) -> None:
        """What the screen would show now: it is stored."""
        state = shown(self.session.table.position, self.session.round_no)
        os.write(1, f"{self.session.journal.last_seq} {state}\n".encode())

    def hear(self, wanted: type[CardDrawn | Connected]) -> None:
        """Take what the shoe says, until it has said that."""
        heard = False
        while not heard:
            report = self.reports.get(timeout=WAIT_S)
            if isinstance(report, RawBytes):
                stamp = Stamp(report.wall_ns, report.monotonic_ns)
                store_bytes(self.session, "shoe", report.data, stamp, ANGEL_EYE)
            for event in self.link.feed(report):
                heard = heard or isinstance(event, wanted)
                if event.doubts_cards:
                    reported(self.session, event.text_key, {}, doubts_cards=True)
                if isinstance(event, CardDrawn):
                    self.deal(event.card, self.session.hearing.next())

    def deal(self, card: Card, source: Source | None) -> None:
        with self.session.hearing.of(source):
            self.session.do(DealCard(card), ANGEL_EYE)
        self.show()

    def tell(self, command: Command) -> None:
        self.session.do(command)
        self.show()

    def bets(self) -> None:
        for number in self.random.sample(range(1, 8), self.random.randint(1, 4)):
            self.tell(Bet(number, f"p{number}", Money(10_000), seated=True))
            if self.random.random() < 0.4:
                self.tell(Side(number, f"p{number}", "rws-pairs", Money(1_000)))
        self.tell(Close())

    def step(self) -> None:
        """Whatever comes next at the table."""
        position = self.session.table.position
        if self.session.check.due:
            confirm_cards(self.session)
        elif self.session.check.interrupted:
            answer_interruption(self.session, affects=False)
        elif position.phase in (Phase.IDLE, Phase.COMPLETE):
            self.tell(Open())
        elif position.phase is Phase.BETTING:
            if any(box.bets for box in position.boxes.values()):
                self.tell(Close())
            else:
                self.bets()
        elif position.next_card is not None:
            self.simulator.draw()
            self.hear(CardDrawn)
        elif position.phase is Phase.SETTLEMENT:
            if self.session.doubt is not None:
                confirm_cards(self.session)
            self.tell(Settle())
        else:
            found = [c for c, refusal in self.session.table.decisions() if refusal is None]
            ends = position.phase is BlackjackPhase.INTERIM and self.random.random() < 0.6
            self.tell(Proceed() if ends else self.random.choice(found))


def play_for_ever(path: Path, seed: int) -> None:
    """Take the table up and play on."""
    player = Player(path, seed)
    player.hear(Connected)
    player.show()
    while True:
        player.step()
