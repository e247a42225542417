"""A rulebook that does not hold together is refused with file, line and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.rules.games.families import family_of
from tablemgr.rules.rulebook import games, load, load_file, loader

FOLDER = Path(loader.__file__).parent
BOOK = (FOLDER / "rws-blackjack.toml").read_text(encoding="utf-8")
WORDING = (FOLDER / "wording" / "blackjack.toml").read_text(encoding="utf-8")


COMMON = (FOLDER / "wording" / "common.toml").read_text(encoding="utf-8")


def load_texts(folder: Path, book: str, wording: str = WORDING) -> None:
    (folder / "rws-blackjack.toml").write_text(book, encoding="utf-8")
    (folder / "blackjack.toml").write_text(wording, encoding="utf-8")
    (folder / "common.toml").write_text(COMMON, encoding="utf-8")
    load_file(folder / "rws-blackjack.toml", folder)


@pytest.mark.parametrize("name", ["common.toml", "blackjack.toml"])
def test_what_stands_outside_the_tables_is_named_with_its_own_file(
    tmp_path: Path, name: str
) -> None:
    load_texts(tmp_path, (FOLDER / "rws-blackjack.toml").read_text(encoding="utf-8"))
    path = tmp_path / name
    path.write_text("stray = 1\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(Fault, match=f"{name}.*'stray' stands outside the tables"):
        load_file(tmp_path / "rws-blackjack.toml", tmp_path)


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def line_with(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize("game", games())
def test_built_in_rulebook_loads(game: str) -> None:
    assert load(game).id == game


def test_every_sentence_can_be_filled_with_what_it_is_given() -> None:
    for game in games():
        book = load(game)
        codes = family_of(book).codes
        for code, names in codes.refusals.items():
            assert book.wording.refusals[code].format(**dict.fromkeys(names, "x"))
        for code, names in codes.flags.items():
            assert book.wording.flags[code].format(**dict.fromkeys(names, "x"))
        for code, names in codes.guide.items():
            assert book.wording.guide[code].text.format(**dict.fromkeys(names, "x"))


def test_no_such_game() -> None:
    with pytest.raises(Fault, match="no rulebook for 'whist'"):
        load("whist")


# What is changed in the rulebook, into what, the line that is named, and the reason.
BAD_BOOKS = {
    "no TOML": ("[options]", "[options", "", "rws-blackjack.toml: "),
    "a number of 5000 digits": ("max = 8", "max = " + "9" * 5000, "", "rws-blackjack.toml: "),
    "unknown key": ("title =", "titel = 1\ntitle =", "titel", "unknown field `titel`"),
    "unknown option": ("[options]", "[options]\nfive-aces = true", "five-aces", "`five-aces`"),
    "unknown option value": ('"not-ace"', '"never"', "surrender =", "'never'"),
    "missing option": ("even-money = true\n", "", "[options]", "`even-money`"),
    "another type": ("most-hands = 4", 'most-hands = "4"', "most-hands", "got `str`"),
    "five hands": ("most-hands = 4", "most-hands = 5", "most-hands", "<= 4"),
    "missing pay": ("insurance = [2, 1]\n", "", "[pays]", "`insurance`"),
    "pays nothing": ("blackjack = [6, 5]", "blackjack = [0, 5]", "blackjack =", ">= 1"),
    "pays thrice": ("blackjack = [6, 5]", "blackjack = [6, 5, 1]", "blackjack =", "length 2"),
    "pays a fraction": ("blackjack = [6, 5]", "blackjack = [1.2, 1]", "blackjack =", "`float`"),
    "no citation": ('stand-below-12 = "3.20"\n', "", "[cites]", "'stand-below-12'"),
    "unknown citation": ("[cites]", '[cites]\nsquint = "3.1"', "squint", "does not know"),
    "paragraph without wording": (
        'settle = "3.24"',
        'settle = "3.99"',
        "settle =",
        "3.99",
    ),
    "side Bet's paragraph": ('"3.9.1"\nwin', '"3.98"\nwin', 'needs-paragraph = "3.98', "3.98"),
    "unknown test": ('test = "pair"', 'test = "flush"', 'test = "flush', "'flush'"),
    "unknown pay line": ('when = "7"', 'when = "seven"', '  { when = "seven', "'seven'"),
    "a pay line of another test": ('"mixed-pair"', '"7"', "", "'7'"),
    "default out of range": ("default = 8", "default = 9", "decks", "default number of decks"),
    "no layout": ("{ A = 7, B = 6, C = 5, D = 9 }", "{}", "layouts", "no layout"),
    "ten boxes": ("D = 9", "D = 10", "layouts", "<= 9"),
    "another id": ('id = "rws-blackjack"', 'id = "rws"', "id =", "not named by its id"),
    "another family": ('family = "blackjack"', 'family = "poker"', "family", "'poker'"),
    "another format": ("format = 1", "format = 2", "format", "2"),
}


@pytest.mark.parametrize("case", BAD_BOOKS)
def test_bad_rulebook_is_refused_with_line_and_reason(tmp_path: Path, case: str) -> None:
    old, new, start, reason = BAD_BOOKS[case]
    bad = changed(BOOK, old, new)
    with pytest.raises(Fault) as caught:
        load_texts(tmp_path, bad)
    assert reason in str(caught.value)
    if start:
        assert str(caught.value).startswith(f"rws-blackjack.toml:{line_with(bad, start)}: ")


def test_a_side_bet_without_pay_lines_is_refused(tmp_path: Path) -> None:
    start = BOOK.index("pay-table = [")
    end = BOOK.index("]\n\n", start)
    with pytest.raises(Fault, match="'rws-pairs' has no pay line"):
        load_texts(tmp_path, BOOK[:start] + "pay-table = [" + BOOK[end:])


BAD_WORDINGS = {
    "unknown value": ('below 12."', 'below 12, {player}."', "stand-below-12", "{player}"),
    "nameless value": ('below 12."', 'below {}."', "stand-below-12", "{}"),
    "formatted value": ("{total} must", "{total:>5} must", "stand-below-12", "{total}"),
    "attribute": ("{total} must", "{total.real} must", "stand-below-12", "{total.real}"),
    "lone brace": ("{total} must", "{total must", "stand-below-12", "may not name"),
    "missing sentence": ("stand-below-12 =", "stand-under-12 =", "", "'stand-below-12' is missing"),
    "unknown sentence": ("[flags]", '[flags]\nrain = "It rains."', "rain", "no 'rain'"),
    "no text": ('{ text = "Ask box {box}{hand} with {total}{held}." }', "{}", "", "`text`"),
}


@pytest.mark.parametrize("case", BAD_WORDINGS)
def test_bad_wording_is_refused_with_line_and_reason(tmp_path: Path, case: str) -> None:
    old, new, start, reason = BAD_WORDINGS[case]
    bad = changed(WORDING, old, new)
    with pytest.raises(Fault) as caught:
        load_texts(tmp_path, BOOK, bad)
    assert reason in str(caught.value)
    if start:
        assert str(caught.value).startswith(f"blackjack.toml:{line_with(bad, start)}: ")


def test_a_file_that_is_missing_or_no_text_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"rws-blackjack\.toml"):
        load_file(tmp_path / "rws-blackjack.toml", tmp_path)
    (tmp_path / "rws-blackjack.toml").write_bytes(b"\xff")
    with pytest.raises(Fault, match=r"rws-blackjack\.toml"):
        load_file(tmp_path / "rws-blackjack.toml", tmp_path)
