"""Every round record holds: the twelve of each game, and our own, named by their paragraphs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.past.record import read
from tablemgr.past.replay import differences, play
from tablemgr.rules.rulebook import games, load
from tests.record_names import RECORDS, named_by
from tests.tablemgr.house_rulings import named_by_paragraph, not_shown

REFERENCE = sorted((RECORDS / "reference").glob("*.round.toml"))
WITH_REFERENCE = (
    "baccarat",
    "blackjack-v4",
    "blackjack-v5",
    "live-blackjack",
    "rws-blackjack",
    "si-ki-pi",
)
"""The games that came with settled Rounds, twelve each; a further game has only its own."""
FOUND = sorted((RECORDS / "found").glob("*.round.toml"))
OWN = sorted(path for game in games() for path in (RECORDS / game).glob("*.round.toml"))

NO_RULING = {
    "M2": "the screen's",
    "I7": "a warning at the table; tests/tablemgr/service/test_shoe_life.py shows it",
    "I12": "a record announces each Hit; tests/tablemgr/service/test_hit_by_card.py shows it",
}
"""Rulings that no Round of any game can show, and why; a family adds its own (own_rulings.py)."""


def expects_everything_that_it_says(path: Path) -> None:
    record = read(path)
    assert record.expect is not None, "a record without [expect] checks nothing"
    assert differences(play(record), record.expect) == []


def own_of(game: str) -> list[Path]:
    """Our own records of a game; there are some."""
    own = [path for path in OWN if path.parent.name == game]
    assert own
    return own


def is_complete(path: Path) -> bool:
    """Whether a record opens with what it shows and expects everything that can be expected."""
    expect = read(path).expect
    if expect is None or not path.read_text(encoding="utf-8").startswith("# "):
        return False
    return None not in (
        expect.phase,
        expect.net,
        expect.hands or None,
        expect.refused,
        expect.flags,
    )


@pytest.mark.parametrize("path", REFERENCE, ids=lambda path: path.name)
def test_reference_record_holds(path: Path) -> None:
    expects_everything_that_it_says(path)


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_what_failed_at_a_table_once_holds(path: Path) -> None:
    expects_everything_that_it_says(path)


def test_the_rounds_that_failed_stand_here() -> None:
    assert {path.name[:2] for path in FOUND} >= {f"{number:02}" for number in range(1, 21)}


@pytest.mark.parametrize("game", WITH_REFERENCE)
def test_twelve_reference_records_of_each_game_stand_here(game: str) -> None:
    assert [path.name for path in REFERENCE if path.name.startswith(game)] == [
        f"{game}-{number:04}.round.toml" for number in range(1, 13)
    ]


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.name.removesuffix(".round.toml"))
def test_own_record_holds(path: Path) -> None:
    expects_everything_that_it_says(path)


@pytest.mark.parametrize("game", games())
def test_each_own_record_says_what_it_shows_and_expects_all_of_it(game: str) -> None:
    assert [path.name for path in own_of(game) if not is_complete(path)] == []


@pytest.mark.parametrize("game", games())
def test_each_own_record_is_named_by_what_its_rulebook_knows(game: str) -> None:
    """A record's name begins with its paragraph or ruling."""
    book = load(game)
    known = book.paragraphs.keys() | book.rulings.keys()
    named = {path.name: set(named_by(path)) for path in own_of(game)}
    assert {name: found for name, found in named.items() if not found or found - known} == {}


@pytest.mark.parametrize("game", games())
def test_every_ruling_of_play_has_its_record(game: str) -> None:
    own = [path for path in OWN if path.parent.name == game]
    named = {ruling for path in own for ruling in named_by(path)}
    names = [path.name for path in own]
    by_paragraph = named_by_paragraph(game)
    for ruling in load(game).rulings.keys() - NO_RULING.keys() - not_shown(game).keys():
        prefix = by_paragraph.get(ruling, "\0")
        assert ruling in named or any(name.startswith(prefix) for name in names), ruling
