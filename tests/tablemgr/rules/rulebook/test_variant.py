"""Adding a version of the game changes no Python: a variant written as data is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.rules.rulebook import Rulebook, load_file, loader
from tablemgr.rules.table import Table
from tests.tablemgr.plain_tables import refusal_of, say

FOLDER = Path(loader.__file__).parent


@pytest.fixture
def variant(tmp_path: Path) -> Rulebook:
    """RWS Blackjack with Blackjack at 3 to 2, no Surrender of tens, and paragraphs renumbered."""
    text = (FOLDER / "rws-blackjack.toml").read_text(encoding="utf-8")
    for old, new in (
        ('id = "rws-blackjack"', 'id = "rws-2031"'),
        ("blackjack = [6, 5]", "blackjack = [3, 2]"),
        ('surrender = "not-ace"', 'surrender = "two-to-nine"'),
        ("pays = [50, 1]", "pays = [25, 1]"),
        ('"3.16"', '"3.61"'),
        ('"5.9"', '"5.90"'),
        ('"3.20"', '"3.21.7"'),
        ("most-hands = 4", "most-hands = 2"),
    ):
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "rws-2031.toml").write_text(text, encoding="utf-8")
    return load_file(tmp_path / "rws-2031.toml", FOLDER / "wording")


def refused(table: Table, line: str) -> str:
    return refusal_of(table, line).paragraph


def test_variant_pays_and_cites_by_its_own_book(variant: Rulebook) -> None:
    table = Table(variant)
    say(table, "open; bet 1 ann 50 seated; side 1 ann rws-pairs 10; bet 2 bob 10; close")
    say(table, "card Ah 5h 9d Kc 5c; proceed")
    assert refused(table, "stand 2") == "3.21.7"
    say(table, "split 2; card 5d")
    assert refused(table, "split 2") == "3.22.2"
    say(table, "hit 2; card Th; stand 2; card Tc; stand 2; card 8c; settle")
    won = {(line.player, line.bet, line.hand): line for line in table.position.settlement}
    assert str(won["ann", "initial", 1].won) == "75.00"
    assert won["ann", "initial", 1].paragraph == "3.61"
    assert str(table.position.net()["ann"]) == "65.00"
    assert str(table.position.net()["bob"]) == "0.00"


def test_variant_s_options_bind(variant: Rulebook) -> None:
    table = Table(variant)
    say(table, "open; bet 1 ann 50 seated; side 1 ann rws-pairs 10; close; card Ah Td Ah")
    assert "surrender 1" not in table.allowed()
    assert refused(table, "surrender 1") == "3.17"
    say(table, "proceed")
    assert str(table.position.net()["ann"]) == "250.00"


def test_variant_shows_its_own_paragraphs(variant: Rulebook) -> None:
    assert variant.text_of("5.90")
    with pytest.raises(KeyError):
        variant.text_of("5.9")
