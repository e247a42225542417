"""`tablemgr rules`: every paragraph and ruling in our words, and what cites it."""

from __future__ import annotations

import json

import pytest

from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import load_language
from tablemgr.commandline.rules_command import citations, main
from tablemgr.commandline.spoken import speaking
from tablemgr.rules.rulebook import games, load
from tests.tablemgr.made_up import IN_BRACKETS, english_lines


@pytest.mark.parametrize("game", games())
def test_lists_every_paragraph_and_ruling(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    book = load(game)
    assert main([game]) == 0
    told = [line.strip() for line in capsys.readouterr().out.splitlines() if line]
    assert told[0] == f"{book.title}, {book.edition}"
    entries = [*book.paragraphs.items(), *book.rulings.items()]
    listed = [line for line in told[1:] if line not in ("Paragraphs", "House rulings")]
    for (number, text), line in zip(entries, listed, strict=True):
        assert line.startswith(f"{number} ")
        assert line.endswith(text)


def test_one_paragraph_with_what_cites_it_3_16(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blackjack-v5", "3.16"]) == 0
    told = capsys.readouterr().out
    assert "paragraph 3.16" in told
    assert "refusal too-late-to-surrender: " in told
    assert "settlement line surrender\n" in told


@pytest.mark.parametrize("words", [["V5", "5.1"], ["V5 5.1"]])
def test_another_documents_paragraph_is_named_with_or_without_quotes(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["blackjack-v4", *words]) == 0
    assert "paragraph V5 5.1\n" in capsys.readouterr().out


def test_a_ruling_is_called_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["blackjack-v5", "B17"]) == 0
    told = capsys.readouterr().out
    assert "house ruling B17\n" in told
    assert "refusal no-initial-bets: " in told


def test_side_bets_and_irregularities_are_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    main(["blackjack-v5", "3.13.2"])
    assert "settlement line over-13: Over 13\n" in capsys.readouterr().out
    main(["blackjack-v5", "5.5.1"])
    assert "irregularity foreign-card: always: void\n" in capsys.readouterr().out


def test_json_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["si-ki-pi", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    book = load("si-ki-pi")
    assert [entry["paragraph"] for entry in told] == [*book.paragraphs, *book.rulings]
    assert {entry["ruling"] for entry in told if entry["paragraph"] in book.rulings} == {True}
    assert all("cited" not in entry for entry in told)


def test_json_of_one_names_what_cites_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rws-blackjack", "5.16", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    entry = json.loads(line)
    assert entry["game"] == "rws-blackjack"
    assert {"as": "flag", "code": "side-bets-passed-over"}.items() <= entry["cited"][0].items()


def test_the_paragraph_may_stand_behind_the_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["baccarat", "--json", "L2"]) == 0
    assert json.loads(capsys.readouterr().out)["paragraph"] == "L2"


def test_the_game_alone_is_required(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    told = capsys.readouterr().err
    assert "GAME [PARAGRAPH]" in told
    assert told.endswith("required: GAME\n")


def test_two_paragraphs_are_asked_for_one_by_one() -> None:
    with pytest.raises(Fault, match="Only one paragraph"):
        main(["baccarat", "P1", "3.10"])


def test_what_nothing_cites_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    main(["blackjack-v5", "3.1"])
    assert "No text of the program cites it" in capsys.readouterr().out


def test_an_unknown_game_or_paragraph_names_the_known_ones() -> None:
    with pytest.raises(Fault, match=", ".join(games())):
        main(["whist"])
    with pytest.raises(Fault, match=r"no paragraph '9\.9'.*3\.1, 3\.2.* B1, B2"):
        main(["blackjack-v5", "9.9"])


def test_the_sentences_that_cite_it_stand_in_the_readers_language_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with speaking(load_language("zh-SG")):
        assert main(["rws-blackjack", "3.20"]) == 0
    told = capsys.readouterr().out
    assert "A total of {total} must draw: no Stand below 12.\n    {total}：须要牌" in told
    assert load("rws-blackjack").text_of("3.20") in told, "the document stays as approved"


@pytest.mark.parametrize("game", games())
def test_below_each_approved_sentence_stands_its_meaning_and_no_other_english(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    book = load(game)
    numbers = [*book.paragraphs, *book.rulings]
    uses = [use for number in numbers for use in citations(book, number)]
    approved = {book.title, book.edition, *numbers, *map(book.text_of, numbers)}
    approved |= {words for use in uses for words in (use.code, use.text) if words}
    with speaking(IN_BRACKETS):
        for words in ([], *([number] for number in numbers)):
            assert main([game, *words]) == 0
    told = capsys.readouterr().out
    assert english_lines(told, approved) == []
    for number in numbers:
        assert f"⟦{book.text_of(number)}⟧" in told
