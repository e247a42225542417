"""`journal verify --replay`: Rounds that were put right in every way come out the same if they are
told again, and Rounds of a version before keep the answers that it gave.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import cast

import pytest
from msgspec.structs import asdict

from tablemgr.basics.errors import Refusal
from tablemgr.journal import EntryKind, JournalReader, reading, verify
from tablemgr.past.case_book import case_files
from tablemgr.past.checking import Replayed, replayed
from tablemgr.past.history import past_round
from tablemgr.rules.commands import Command, Correct, DealCard, Reopen, TakeBack, parse
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession, awaited
from tablemgr.service.slip_issue import issues
from tablemgr.service.stored_act import past_movements
from tablemgr.slips.of_round import House, settlement_slip
from tablemgr.slips.text import render
from tablemgr.world.drawn_cards import next_card
from tablemgr.world.people import Conduct, next_saying, table_for
from tests.sampling import sampled
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.past.test_checking import rewritten
from ui.main import main

VERSION_0_2 = Path(__file__).parent.parent / "fixtures" / "version-0.2.journal"
"""Played by version 0.2, two Rounds of each blackjack game and one of the others; never made
again.
"""
MAY = Person("may", Role.SHIFT_MANAGER)
BLACKJACK = ("blackjack-v5", "rws-blackjack", "blackjack-v4")
PUT_RIGHT = (
    *("open", "bet 1 ann 100 seated", "bet 2 bob 50 seated", "close", "card 9s 3d 8s 8c 4h"),
    *("proceed", "stand 1", "take-back", "card Ts", "stood 6", "stand 2", "card 2h", "card 9d"),
    *("correct 3 7s", "settle", "reopen", "correct 1 Ts", "settle"),
)
"""A decision that is taken back, a card that was no Hit, a misread card, a reopened settlement."""
ROUNDS = sampled(26, 300)


def told_again(session: TableSession) -> Replayed:
    return replayed(cast(JournalReader, session.journal))


@pytest.mark.parametrize("game", BLACKJACK)
def test_a_round_that_was_put_right_in_every_way_comes_out_the_same(game: str) -> None:
    session = session_of(Table(load(game)))
    for line in PUT_RIGHT:
        for command in parse(line, session.table.journal_vocabulary):
            session.do(command, by=MAY)
    assert session.table.position.phase is Phase.COMPLETE
    assert asdict(told_again(session)) == {"wrong": [], "told_again": 1, "only_read": []}


def put_right_now_and_then(game: str, seed: int) -> TableSession:
    """A Round at a table in service in which much is taken back, corrected and reopened."""
    dice = Random(seed)
    session = session_of(table_for(game, dice))
    conduct = Conduct(trouble=0.04)
    for step in range(90):
        table = session.table
        chance, stood = dice.random(), table.one_touch()
        saying = next_saying(table, conduct, step, dice)
        command: Command = saying.command
        if stood is not None and chance < 0.3:
            command = stood
        elif awaited(table) is not None and chance < 0.4:
            command = DealCard(next_card(table, dice))
        elif table.can(TakeBack()) and chance < 0.5:
            command = TakeBack()
        elif chance < 0.05 and table.position.cards:
            number = dice.randint(1, len(table.position.cards))
            command = Correct(number, dice.choice(table.position.cards))
        elif table.position.phase is Phase.COMPLETE:
            command = Reopen()
        with suppress(Refusal):
            session.do(command, by=Person("may", table.role_needed(command)))
    return session


def test_random_rounds_that_are_put_right_come_out_the_same() -> None:
    words: set[str] = set()
    for seed in range(ROUNDS):
        for game in games():
            session = put_right_now_and_then(game, seed)
            assert told_again(session).wrong == [], (game, seed)
            acts = session.journal.entries(kinds=(EntryKind.ACT,))
            words |= {entry.data["command"].split()[0] for entry in acts}
    assert {"correct", "reopen", "take-back", "stood"} <= words


# --- a journal of version 0.2 --------------------------------------------------------------------


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / VERSION_0_2.name
    for name in (path.name, f"{path.name}-anchor"):
        shutil.copy(VERSION_0_2.with_name(name), tmp_path / name)
    return path


NETS = {
    1: ("blackjack-v5", "complete", {"ann": "100.00", "bob": "0.00"}),
    2: ("blackjack-v5", "void", {"cat": "0.00"}),
    3: ("rws-blackjack", "complete", {"ann": "100.00", "bob": "0.00"}),
    4: ("rws-blackjack", "void", {"cat": "0.00"}),
    5: ("blackjack-v4", "complete", {"ann": "100.00", "bob": "0.00"}),
    6: ("blackjack-v4", "void", {"cat": "0.00"}),
    7: ("live-blackjack", "complete", {"ann": "-100.00", "bob": "-50.00"}),
    8: ("live-blackjack", "void", {"cat": "0.00"}),
    9: ("baccarat", "complete", {"ann": "15.00", "bob": "-5.00"}),
    10: ("si-ki-pi", "complete", {"ann": "-100.00", "bob": "-50.00"}),
}
"""What version 0.2 said of its Rounds."""


def test_a_journal_of_version_0_2_keeps_its_answers(old: Path) -> None:
    assert verify(old).ok
    with reading(old) as reader:
        entries = list(reader.entries())
        found = replayed(reader)
    assert (found.wrong, found.told_again, found.only_read) == ([], 0, list(NETS))
    for number, (game, phase, nets) in NETS.items():
        past = past_round(entries, number)
        said = {player: str(net) for player, net in past.position.net().items()}
        assert (past.table.rulebook.id, past.position.phase.value, said) == (game, phase, nets)
        assert past.record()


def test_its_slips_and_cases_are_made_by_this_version(old: Path) -> None:
    with reading(old) as reader:
        refs = [file.ref for file in case_files(reader.entries())]
        slips = []
        for number in NETS:
            for issue in issues(reader, number):
                entries = reader.entries(round_no=number)
                table, _ = past_movements(entries, number, issue.through)
                house = House("House", "T1", "Day", "S$")
                slips.append(settlement_slip(table.position, issue, house))
    assert {"C1", "R1", "1", "R6"} <= set(refs)
    assert len(slips) == 16
    assert all(map(render, slips))
    assert sum(slip.replaced_by is not None for slip in slips) == 6


def test_that_it_is_only_read_is_said(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "verify", str(old), "--replay"]) == 0
    said = capsys.readouterr().out
    assert "10 Rounds by other rules than today's, from 1 to 10" in said
    assert "not decided again" in said


def test_a_round_of_other_rules_that_can_not_have_happened_so_is_found(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Round does not open where it is settled."""

    def opens_again(data: dict[str, object]) -> None:
        if data["command"] == "settle":
            data["events"] = [["RoundOpened", []]]

    forged = rewritten(old, opens_again)
    assert main(["journal", "verify", str(forged), "--replay"]) == 1
    assert "Round 1: entry " in capsys.readouterr().out
