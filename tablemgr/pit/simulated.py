"""A table of a pit at which simulated people play, for the demonstration and the measures.

Its journal is a real one, in a folder of its own, and goes to the server as any other.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from msgspec import Struct

from tablemgr.basics.errors import Refusal
from tablemgr.house.profile import DEFAULT, Setting, reads
from tablemgr.house.profile_change import changed
from tablemgr.house.settings import values_of
from tablemgr.house.standing import settings_entry
from tablemgr.journal import Journal, JournalHeader, Stamp
from tablemgr.pit.answering import OrderBook
from tablemgr.pit.orders import SignedOrder, by_whom, commands_in
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.rulebook import load
from tablemgr.service.chip_acts import tick
from tablemgr.service.session import TableSession
from tablemgr.service.shoe_acts import load_shoe
from tablemgr.world.people import Conduct, next_saying

_FEW_CARDS: Final = 60
_DEALERS: Final = ("Ana", "Bo", "Chen", "Dara", "Emil", "Fee", "Goh", "Hana", "Ivo", "Jun")


class SimulatedHouse(Struct, frozen=True):
    """The things that the tables share: the folder of their journals, the clock, and how people
    behave.
    """

    folder: Path
    clock: Callable[[], Stamp]
    trouble: float = 0.003
    """How often something is reported, for each thing that is told."""
    desks: tuple[Ed25519PublicKey, ...] = ()
    """The keys of the desks whose orders the tables take."""


class SimulatedTable:
    """One table, from a seed."""

    def __init__(self, house: SimulatedHouse, name: str, game: str, seed: int) -> None:
        """Open its journal. Raises `Fault`."""
        self._dice = Random(seed)
        self._conduct = Conduct(trouble=house.trouble, cards_call=True)
        self._steps = 0
        layout = next(iter(load(game).layouts))
        decks = load(game).decks.default
        settings: dict[str, Setting | None] = {"table": name, "game": game, "layout": layout}
        settings |= {"house": "Demonstration", "decks": decks}
        profile = reads(changed(DEFAULT, settings, name), name)
        header = JournalHeader(name, profile.house, "simulated", house.clock())
        self.journal = Journal.open(house.folder / f"{name}.journal", header)
        self.session = TableSession(profile.new_table(), self.journal, house.clock)
        self.session.note(settings_entry(values_of(profile), (), signed=True))
        self.session.sign_in(Person(self._dice.choice(_DEALERS)))
        self.orders = OrderBook(lambda: self.session, house.desks, lambda: house.clock().wall_ns)

    @property
    def waits_for_a_ruling(self) -> bool:
        """Say whether a case is open."""
        return self.session.table.position.phase is Phase.IRREGULARITY

    def act(self) -> None:
        """Somebody does what comes next, or reports something."""
        session = self.session
        self._steps += 1
        due = session.movements.due(session.table)
        if due and session.table.position.phase in (Phase.SETTLEMENT, Phase.COMPLETE):
            tick(session, due[0].moves)
            return
        if session.between_rounds:
            if session.shoe.shuffle_due or session.shoe.cards_left < _FEW_CARDS:
                load_shoe(session)
            if self._dice.random() < 0.05:
                session.sign_in(Person(self._dice.choice(_DEALERS)))
        saying = next_saying(session.table, self._conduct, self._steps, self._dice)
        with suppress(Refusal):  # it is stored too
            by = None if saying.role is session.person.role else Person("Sam", saying.role)
            session.do(saying.command, by=by)

    def obey(self, sent: SignedOrder) -> None:
        """Answer an order of a desk, and carry it out if it is taken."""
        order = self.orders.decide(sent)
        if order is not None:
            for command in commands_in(order, self.session):
                self.session.do(command, by=by_whom(order))

    def close(self) -> None:
        """Close its journal."""
        self.journal.close()
