"""Tables in service at a position of a real Round, for the tests of the presenters."""

from __future__ import annotations

from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tests.tablemgr.memory_journal import session_of

BLACKJACK = "rws-blackjack"
PAIR = ("open", "bet 1 ann 100 seated", "bet 1 bob 50", "close", "card 8h 6d 8d", "proceed")
"""Two Eights on box 1 against a Six, ann's and bob's."""
ACE = (
    *("open", "bet 1 ann 100 seated", "bet 2 cat 60 seated", "side 1 ann rws-pairs 10"),
    *("close", "card Kh 9s Ad As 8d"),
)
"""Before the Dealer's Ace ann has a Blackjack on box 1 and cat 17 on box 2."""
DOUBLED = (*PAIR, "split 1", "card 3h", "double 1 ann=100 bob=30", "card Kd Td", "stand 1")
"""The Eights are split; the first Hand is doubled to 21, the second stands on 18."""
SI_KI_PI = "si-ki-pi"
SET = (
    *("open", "bet 1 ann 100 seated", "bet 2 ann 60", "close"),
    "card 9h 2c Kh 9d 5h 7d 3c 6h 8c 2s Jd 4s",
)
"""ann sets 9 9 3 2; box 2, where she bets too, is the House's: 2 5 6 J; the Dealer has K 7 8 4."""
DIVIDED = (
    *("open", "bet 1 ann 100 seated", "close", "card 3h 7c 2s 3c Th Qd 6d Ad"),
    *("set 1 3h 2s / Th 6d", "reveal"),
)
"""ann's Low has 5 points against 4, and her High 6 against 7."""


def told(session: TableSession, *lines: str) -> TableSession:
    """The session after those lines of a record, all of them allowed."""
    manager = Person("mary", Role.SHIFT_MANAGER)
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command, by=manager)
    return session


def dealt(*lines: str, game: str = BLACKJACK, announced: bool = False) -> TableSession:
    """A new table of the game in service, after those lines. `announced`: no card is a Hit."""
    session = session_of(Table(load(game)))
    session.hit_by_card = not announced
    return told(session, *lines)
