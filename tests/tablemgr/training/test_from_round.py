"""A Round of a live journal becomes a drill: cards and decisions stay, names and amounts do not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.commandline.drill_command import main
from tablemgr.rules.commands import Vocabulary
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.training.drill_file import find_flaws, read_drill
from tablemgr.training.from_round import Mask, times
from tests.tablemgr.tables import open_session, tell

LIVE = (
    "open",
    "bet 3 Li-Wei 12.50 seated",
    "bet 3 annemarie 40",
    "side 3 Li-Wei rws-pairs 10",
    "close",
    "card 8h Ad 8s",
    "insure 3 Li-Wei 6.25",
    "proceed",
    "split 3 annemarie=no",
    "card 3c",
    "double 3 Li-Wei=5 annemarie=0",
    "card Th",
    "card 9d",
    "stand 3",
    "card Kc",
)
ASK = {"kind": "payout", "box": 3, "hand": 1, "player": "Li-Wei", "bet": "initial"}


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "live.journal"
    session = open_session(path)
    tell(session, *LIVE)
    session.journal.close()
    return path


def made(journal: Path, out: Path, ask: object = ASK, *more: str) -> int:
    words = ("--title", "Two Hands", "--teaches", "What your Blackjack takes.")
    text = "Box 3, Li-Wei: what do you take?"
    rest = ("--subject", "payout", "--text", text, "--ask", json.dumps(ask), "--hint", "Look.")
    return main(["from", str(journal), "--round", "1", *words, *rest, "--out", str(out), *more])


def test_the_rules_answer_it_and_nobody_is_named(journal: Path, tmp_path: Path) -> None:
    out = tmp_path / "two-hands.drill.toml"
    assert made(journal, out) == 0
    drill = read_drill(out)
    assert find_flaws(drill) == []
    text = out.read_text()
    assert "Li-Wei" not in text
    assert "annemarie" not in text
    assert drill.text == "Box 3, ann: what do you take?"
    assert drill.answer == {"won": "0.00", "lost": "37.50", "returned": "15.00"}


def test_the_cards_and_the_decisions_stay(journal: Path, tmp_path: Path) -> None:
    out = tmp_path / "two-hands.drill.toml"
    made(journal, out)
    text = out.read_text()
    for kept in ("card 8h Ad 8s", "split 3 bob=no", "double 3 ann=15.00 bob=0.00", "card Kc"):
        assert kept in text, kept
    assert "bet 3 ann 37.50 seated" in text
    assert "side 3 ann rws-pairs 30.00" in text
    assert "insure 3 ann 18.75" in text


def test_it_may_end_in_the_middle(journal: Path, tmp_path: Path) -> None:
    out = tmp_path / "allowed.drill.toml"
    assert made(journal, out, {"kind": "allowed"}, "--lines", "8") == 0
    assert read_drill(out).answer == {"allowed": ["double", "hit", "split", "stand"]}


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        ({**ASK, "bet": "tie"}, "no such question"),
        ([], "not a question"),
        ({"kind": "riddle"}, "no such question"),
    ],
)
def test_a_question_that_the_rules_can_not_answer_is_no_drill(
    journal: Path, tmp_path: Path, ask: Any, said: str
) -> None:
    out = tmp_path / "a.drill.toml"
    with pytest.raises(Fault, match=said):
        made(journal, out, ask)
    assert not out.exists()


def test_another_file_is_never_replaced(journal: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.drill.toml"
    out.write_text("mine")
    with pytest.raises(Fault, match=r"a\.drill\.toml"):
        made(journal, out)
    assert out.read_text() == "mine"


@pytest.mark.parametrize(
    ("line", "masked"),
    [
        ("found bet 2 zoe 20", "found bet 2 ann 60.00"),
        ("found side 2 zoe rws-pairs 5", "found side 2 ann rws-pairs 15.00"),
        ("insure 2 zoe 5", "insure 2 ann 15.00"),
        ("even-money 2 zoe", "even-money 2 ann"),
        ("bet 2 2 50 seated", "bet 2 ann 150.00 seated"),
        ("withdraw 2 zoe", "withdraw 2 ann"),
        ("choose 2 zoe return", "choose 2 ann return"),
        ("adjust 2 zoe -12.50", "adjust 2 ann -37.50"),
        ("irregularity other zoe shouted", "irregularity other something else"),
        ("decide zoe gets 50", "decide as the Shift Manager said"),
        ("correct 2 Kh", "correct 2 Kh"),
        ("double 4", "double 4"),
        ("as pit-supervisor", "as pit-supervisor"),
    ],
)
def test_each_line_loses_what_is_somebodys(line: str, masked: str) -> None:
    assert Mask(words_of("rws-blackjack")).line(line) == masked


@pytest.mark.parametrize(
    ("game", "line", "masked"),
    [
        ("baccarat", "bet 1 zoe banker 45", "bet 1 ann banker 135.00"),
        ("si-ki-pi", "house-way 3", "house-way 3"),
        ("si-ki-pi", "set 1 9h Ks / 9d Qc", "set 1 9h Ks / 9d Qc"),
        ("si-ki-pi", "irregularity exposed 2 2 seen", "irregularity exposed 2 2 seen"),
    ],
)
def test_so_it_does_in_other_families(game: str, line: str, masked: str) -> None:
    assert Mask(words_of(game)).line(line) == masked


def words_of(game: str) -> Vocabulary:
    return Table(load(game)).vocabulary


def test_a_player_has_one_name_throughout_and_ten_have_ten() -> None:
    mask = Mask(words_of("baccarat"))
    names = [mask.name(f"player{number}x") for number in range(12)]
    assert len(set(names)) == 12
    assert mask.name("player3x") == names[3]


def test_odd_stays_odd() -> None:
    assert times("12.50") == "37.50"
    assert times("0.25") == "0.75"


CASE = (
    "open",
    "bet 3 Li-Wei 12.50 seated",
    "close",
    "card 8h 9d",
    "irregularity foreign-card",
)


def test_a_case_becomes_the_question_what_is_wrong(tmp_path: Path) -> None:
    """Up to the report, without the ruling."""
    path, out = tmp_path / "live.journal", tmp_path / "case.drill.toml"
    session = open_session(path)
    tell(session, *CASE)
    session.journal.close()
    assert main(["from", str(path), "--case", "1", "--out", str(out)]) == 0
    drill = read_drill(out)
    assert find_flaws(drill) == []
    assert drill.answer == {"paragraph": "5.5.1"}
    assert "Li-Wei" not in out.read_text()
    assert len(drill.record.script) == 5


def test_a_case_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "live.journal"
    session = open_session(path)
    tell(session, *CASE[:3])
    session.journal.close()
    with pytest.raises(Fault, match="no case 7"):
        main(["from", str(path), "--case", "7"])
    with pytest.raises(Fault, match="needs --ask"):
        main(["from", str(path), "--round", "1"])
