"""A further family is played by its own folder: no shared module of the core is edited for it.

The test writes the folder and its rulebook. Its game is Baccarat in which the Dealer burns a card
before the deal: a command, an event, a phase, a refusal and a sentence of the guide that no other
family has.
"""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablemgr.rules.games
from tablemgr.basics.errors import Bug, Fault, Refusal
from tablemgr.past.history import past_round
from tablemgr.past.record import reads
from tablemgr.past.replay import differences, play
from tablemgr.rules import events_json
from tablemgr.rules.commands import MalformedError, TakeBack, parse
from tablemgr.rules.events_json import decode, encode
from tablemgr.rules.games import families
from tablemgr.rules.rulebook import load, loader
from tablemgr.rules.rulebook.codes import COMMON
from tablemgr.rules.table import Table
from tablemgr.service.slip_acts import slip_of
from tablemgr.slips import text
from tablemgr.slips.of_round import House, settlement_slip
from tests.tablemgr.tables import open_session, tell

GAME = "burnt-card"
FILES = {
    "commands.py": """
from tablemgr.rules.commands import Command
from tablemgr.rules.commands.grammar import readers_of


class Burn(Command, frozen=True):
    word = "burn"
    plays_on = True
    called = "Burn"


READERS = readers_of(Burn)
""",
    "events.py": """
from tablemgr.rules.events import Event


class CardBurnt(Event, frozen=True):
    by: str
""",
    "phases.py": """
from tablemgr.rules.games.position import Stage


class BurntPhase(Stage):
    BURNING = "burning"
""",
    "family.py": """
from tablemgr.rules.events import BetsClosed
from tablemgr.rules.games.actions import Action
from tablemgr.rules.games.baccarat.family import Baccarat
from tablemgr.rules.games.baccarat.drawing import next_place
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.baccarat.position import BaccaratPosition
from tablemgr.rules.games.burnt_card.commands import READERS, Burn
from tablemgr.rules.games.burnt_card.events import CardBurnt
from tablemgr.rules.games.burnt_card.phases import BurntPhase
from tablemgr.rules.games.folding import apply_closed
from tablemgr.rules.rulebook import Reason
from tablemgr.rules.rulebook.codes import Codes, table_of


class BurntPosition(BaccaratPosition):
    __slots__ = ()
    first_deal = BurntPhase.BURNING

    @property
    def burns(self) -> bool:
        return self.phase is BurntPhase.BURNING


def closed(position, event):
    apply_closed(position, event)
    position.phase = BurntPhase.BURNING


def burnt(position, event):
    position.phase = BaccaratPhase.DEAL
    position.next_card = next_place(position)


def verify_burn(position, command):
    return None if position.burns else Reason("nothing-to-burn")


OWN = Codes(
    refusals=table_of((("nothing-to-burn",),)),
    flags={},
    irregularities={},
    guide=table_of((("burn",),)),
    lines=frozenset(),
    tests={},
    notices=table_of((("taken-back", "box", "what"),)),
)
class BurntCard(Baccarat):
    codes = Baccarat.codes | OWN
    phases = (*Baccarat.phases, *BurntPhase)
    readers = {**Baccarat.readers, **READERS}
    actions = {**Baccarat.actions, Burn: Action(verify_burn, lambda *_: [CardBurnt("the Dealer")])}
    fold = {**Baccarat.fold, BetsClosed: closed, CardBurnt: burnt}

    def new_round(self, book, setup):
        return BurntPosition(book, setup)

    def words(self, book):
        return super().words(book) | {"burn"}

    def decisions(self, position):
        return [Burn()] if position.burns else []

    def step(self, position):
        return ("burn", {}) if position.burns else super().step(position)


FAMILY = BurntCard()
""",
}
CITES = 'burn = "3.5"\nnothing-to-burn = "3.5"\ntaken-back = "I12"\n'
WORDING = {
    "[refusals]\n": 'nothing-to-burn = "No card is to be burnt now."\n',
    "[guide]\n": 'burn = { text = "Burn a card." }\n',
}
OPEN = ("open", "bet 1 ann banker 50", "close")
WHOLE = (*OPEN, "burn", "card Kh Kd 9c 5s", "settle")


@pytest.fixture(autouse=True)
def _further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The folder and the rulebook of the further family, which are there while the test runs."""
    folder, books = tmp_path / "games" / "burnt_card", tmp_path / "books"
    folder.mkdir(parents=True)
    for name, source in {"__init__.py": "", **FILES}.items():
        (folder / name).write_text(source, encoding="utf-8")
    shutil.copytree(Path(str(loader._BUILT_IN)), books)
    book = (books / "baccarat.toml").read_text(encoding="utf-8")
    for key in ("id", "family"):
        book = book.replace(f'{key} = "baccarat"', f'{key} = "{GAME}"', 1)
    (books / f"{GAME}.toml").write_text(book.replace("[cites]\n", f"[cites]\n{CITES}"), "utf-8")
    words = (books / "wording" / "baccarat.toml").read_text(encoding="utf-8")
    for table, line in WORDING.items():
        words = words.replace(table, table + line)
    (books / "wording" / f"{GAME}.toml").write_text(words, encoding="utf-8")
    paths = [*tablemgr.rules.games.__path__, str(folder.parent)]
    monkeypatch.setattr(tablemgr.rules.games, "__path__", paths)
    monkeypatch.setattr(loader, "_BUILT_IN", books)
    importlib.invalidate_caches()
    yield
    for name in [name for name in sys.modules if "burnt_card" in name]:
        del sys.modules[name]
    vars(tablemgr.rules.games).pop("burnt_card", None)
    for known in (load, families.family_named, families._events_of, events_json._kind):
        known.cache_clear()


def table_told(*lines: str) -> Table:
    table = Table(load(GAME))
    for line in lines:
        for command in parse(line, table.vocabulary):
            table.do(command)
    return table


def test_its_command_its_phase_and_its_sentence_are_those_of_its_table() -> None:
    table = table_told(*OPEN)
    assert table.position.phase.value == "burning"
    assert table.allowed() == ["burn"]
    assert table.guide().text == "Burn a card."
    assert table.cards_reckoned() == (1, 6)
    with pytest.raises(Refusal, match="No card is to be burnt now") as refused:
        table_told(*OPEN, "burn", "burn")
    assert refused.value.paragraph == "3.5"


def test_no_other_game_takes_its_command() -> None:
    with pytest.raises(MalformedError, match="unknown command 'burn'"):
        parse("burn", Table(load("baccarat")).vocabulary)


def test_its_round_is_kept_in_a_journal_and_read_back_with_its_record_and_its_slip(
    tmp_path: Path,
) -> None:
    journal = tmp_path / "t.journal"
    session = open_session(journal, GAME)
    tell(session, *WHOLE)
    session.journal.close()
    session = open_session(journal, GAME)
    past, issue = past_round(session.journal.entries(), 1), slip_of(session, 1)
    session.journal.close()
    record = past.record()
    assert '"burn",' in record
    assert past.position.net()["ann"] == -past.position.boxes[1].side_bets["ann", "banker"]
    again = reads(record, "burnt.round.toml")
    assert again.expect is not None
    assert again.expect.phase == "complete"
    assert not differences(play(again), again.expect)
    assert issue is not None
    slip = settlement_slip(past.position, issue, House("House", "T1", "Day", "$"))
    assert "Banker's Hand" in text.render(slip)


def test_a_round_that_stands_in_its_phase_is_taken_up_again_and_its_decision_taken_back(
    tmp_path: Path,
) -> None:
    journal = tmp_path / "t.journal"
    session = open_session(journal, GAME)
    tell(session, *OPEN, "burn")
    session.do(TakeBack())
    assert [note.text for note in session.table.position.notes if "Burn" in note.text]
    session.journal.close()
    session = open_session(journal, GAME)
    assert session.table.position.phase.value == "burning"
    session.journal.close()


def test_its_event_is_known_while_its_folder_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_told(*OPEN)
    (command,) = parse("burn", table.vocabulary)
    stored = encode(table.decide(command))
    assert stored == [{"type": "CardBurnt", "by": "the Dealer"}]
    assert encode(decode(stored)) == stored
    monkeypatch.setattr(tablemgr.rules.games, "__path__", tablemgr.rules.games.__path__[:-1])
    events_json._kind.cache_clear()
    with pytest.raises(Fault, match="does not know: 'CardBurnt'"):
        decode(stored)


def test_a_command_that_can_be_taken_back_needs_its_notice() -> None:
    """I12: it is found when the rulebook is read, not when a decision is taken back."""
    family: Any = type(families.family_of(load(GAME)))
    without_notices = type("WithoutNotices", (family,), {"codes": COMMON})
    with pytest.raises(Bug, match="Burn needs the notice 'taken-back'"):
        without_notices()


def test_a_family_without_odds_says_so() -> None:
    with pytest.raises(Fault, match="No odds are known"):
        families.odds_of(load(GAME).family)
