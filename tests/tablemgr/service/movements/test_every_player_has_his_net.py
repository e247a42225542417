"""After whatever happened in a Round, the chips that were moved leave each Player with his net.

Rounds of every game with irregularities, options, corrections, Voids and reopenings; the rows that
the screen shows are ticked now and then, in any order, and what is left at the end all of it.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablemgr.basics.cards import DECK
from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Command, Correct, MalformedError, Reopen, TakeBack, parse
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.blackjack.commands import Double, Insure, Split
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tablemgr.service.movements.move import ChipMoves
from tablemgr.service.movements.round import Movements
from tests.sampling import sampled
from tests.tablemgr.players import NAMES, PLAYABLE, legal, table_of
from tests.tablemgr.rules.games.irregularities.test_money_in_cases import remedies, troubles
from tests.tablemgr.service.movements.felt_of_chips import FeltOfChips

SEEDS = st.integers(0, 2**32 - 1)
MOST_COMMANDS = 300


class Played:
    """A table, its movements and the chips on it."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random
        self.movements = Movements()
        self.felt = FeltOfChips()

    def tell(self, command: Command) -> None:
        """As a session tells the table; what is refused changes nothing."""
        with suppress(Refusal):
            events = self.table.decide(command, Role.SHIFT_MANAGER)
            said = self.movements.implied_moves(self.table, command, events)
            for moves in said:
                self._move(moves)
            if isinstance(command, TakeBack):
                self.felt.take_up()
            elif not isinstance(command, Correct | Reopen):
                self.felt.lay(events, self.table.position)
            self.movements.before_fold(self.table, command, events, said)
            self.table.apply(events, command)
            self.movements.after_fold(self.table)

    def say(self, line: str) -> None:
        """A record's line; nothing if the game has no such word or box."""
        with suppress(MalformedError):
            for command in parse(line, self.table.vocabulary):
                self.tell(command)

    def tick(self, moves: ChipMoves) -> None:
        self._move(moves)
        self.movements.tick(moves)

    def tick_now_and_then(self) -> None:
        """A row or two in any order; one of them not, after all."""
        while self.random.random() < 0.3 and (rows := self.movements.due(self.table)):
            self.tick(self.random.choice(rows).moves)
            if self.random.random() < 0.1:
                moves = self.movements.done[-1]
                for move in moves:
                    self.felt.move_back(move)
                self.movements.untick(moves)

    def tick_all(self) -> None:
        for row in self.movements.due(self.table):
            self.tick(row.moves)
        assert self.movements.due(self.table) == [], "a row that is ticked is due no more"

    def _move(self, moves: ChipMoves) -> None:
        for move in moves:
            self.felt.move(move)

    # --- what people do --------------------------------------------------------------------------

    def play(self) -> None:
        """Until the Round is over, or nobody knows what to do any more."""
        for _ in range(MOST_COMMANDS):
            self.tick_now_and_then()
            phase = self.table.position.phase
            if phase in (Phase.COMPLETE, Phase.VOID):
                return
            case = phase is Phase.IRREGULARITY
            table, random = self.table, self.random
            line = remedies(table, random) if case else self._trouble()
            if line is None:
                command = legal(table, random)
                self.tell(command)
                if isinstance(command, Double | Split | Insure) and random.random() < 0.2:
                    self.tell(TakeBack())
            else:
                self.say(line)

    def _trouble(self) -> str | None:
        if self.random.random() < 0.03:
            return f"adjust {self._box()} {self.random.choice(NAMES)} {self._signed()}"
        kinds = sorted(self.table.rulebook.side_bets)
        if kinds and not self.table.position.cards and self.random.random() < 0.1:
            who = f"{self._box()} {self.random.choice(NAMES)} {self.random.choice(kinds)}"
            return f"found side {who} {self.random.choice((5, 60, 250))}"
        return troubles(self.table, self.random)

    def _signed(self) -> int:
        return self.random.choice((-50, -7, 20, 75))

    def _box(self) -> int:
        return self.random.randint(1, self.table.boxes)

    def reopen(self) -> None:
        """The settlement is corrected, or the Round Voided after all (5.6, I15)."""
        self.say("reopen")
        cards = len(self.table.position.cards)
        for _ in range(self.random.randint(0, 2)):
            number = self.random.randint(1, max(cards, 1))
            self.say(f"correct {number} {self.random.choice(DECK)}")
        if self.random.random() < 0.3:
            self.say("irregularity foreign-card")


@pytest.mark.parametrize("game", PLAYABLE)
@settings(max_examples=sampled(40, 120))
@given(seed=SEEDS)
def test_the_chips_moved_leave_every_player_with_his_net(game: str, seed: int) -> None:
    random = Random(seed)
    played = Played(table_of(game, random), random)
    played.play()
    for _ in range(random.randint(0, 3)):
        if random.random() < 0.7:
            played.tick_all()
        played.reopen()
        played.play()
    position = played.table.position
    if position.phase not in (Phase.COMPLETE, Phase.VOID):
        return
    played.tick_all()
    net = position.net()
    for player in NAMES:
        assert played.felt.of_player(player) == int(net.get(player, 0)), player
    assert played.felt.house == -sum(net.values())
    stays = (Outcome.WIN, Outcome.STAND_OFF)
    theirs = {(s.box, s.player, s.bet) for s in position.settlement if s.outcome in stays}
    assert {pile for pile, left in played.felt.pile.items() if left} <= theirs
