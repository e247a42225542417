"""A journal with irregularities of every sort, for the tests of the case file."""

from __future__ import annotations

from pathlib import Path

from tablemgr.journal import Stamp
from tablemgr.rules.commands import parse
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.device_acts import store_bytes
from tablemgr.service.session import TableSession
from tablemgr.service.shoe_acts import load_shoe
from tests.tablemgr.tables import open_session, tell

MARY = Person("mary", Role.PIT_SUPERVISOR)
PAUL = Person("paul", Role.SHIFT_MANAGER)
BETS = ("open", "bet 1 ann 100 seated", "side 1 ann rws-pairs 10", "bet 3 bob 50 seated", "close")


def signed(session: TableSession, person: Person, *lines: str) -> None:
    for line in lines:
        for command in parse(line, session.table.vocabulary):
            session.do(command, by=person)


def with_cases(tmp_path: Path) -> Path:
    """A journal of three Rounds with irregularities, and one without."""
    path = tmp_path / "t1.journal"
    session = open_session(path)
    session.sign_in(Person("dora"))
    tell(session, *BETS, "card Kh 9d 7d Kd Tc", "proceed")
    store_bytes(session, "COM3", b"\x02K9\x03", Stamp(1, 1))
    tell(session, "irregularity foreign-card")
    signed(session, MARY, "void 5.5.1")
    load_shoe(session)
    tell(session, *BETS, "card Kh 9d 7d Kd Tc", "proceed", "stand 1", "stand 3", "card 9c 3h")
    tell(session, "settle")
    session.hit_by_card = False
    tell(session, *BETS, "card Kh 9d 7d 5s Tc 8c")
    session.hit_by_card = True
    signed(session, MARY, "reconstruct no")
    tell(session, "choose 1 ann continue", "choose 3 bob return")
    signed(session, MARY, "resume")
    tell(session, "proceed", "hit 1", "card 2c", "stand 1", "irregularity face-up-card")
    tell(session, "irregularity other A chip fell")
    signed(session, PAUL, "decide It stands.")
    tell(session, "card Tc", "settle")
    tell(session, *BETS, "irregularity foreign-card")
    session.journal.close()
    return path
