"""`tablemgr odds` as others rely on it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablemgr.commandline.progress import Bar, Progress
from ui.main import EXIT_FAULT, main


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["odds", *words, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found: dict[str, Any] = json.loads(out)
    return found


def test_an_exact_bet_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(capsys, "blackjack-v5", "--bets", "under-13") == {
        "game": "blackjack-v5",
        "decks": 8,
        "bets": {"under-13": {"expectation": -0.10064874884151992, "method": "exact"}},
    }


def test_the_initial_bet_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("live-blackjack", "--bets", "initial", "--rounds", "500", "--seed", "7")
    first = asked(capsys, *words)["bets"]["initial"]
    assert first.keys() == {"expectation", "method", "rounds", "ci95"}
    assert (first["method"], first["rounds"]) == ("simulated", 500)
    low, high = first["ci95"]
    assert low < first["expectation"] < high
    assert asked(capsys, *words)["bets"]["initial"] == first
    assert asked(capsys, *words[:-1], "8")["bets"]["initial"] != first


def test_without_bets_every_bet_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "rws-blackjack", "--decks", "6", "--rounds", "20")
    assert found["decks"] == 6
    assert list(found["bets"]) == ["rws-pairs", "boom-busted", "insurance", "initial"]


def test_a_reader_gets_the_chart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "rws-blackjack", "--rounds", "20"]) == 0
    out = capsys.readouterr().out
    assert "rws-pairs" in out
    assert "95%" in out
    assert "\nhard     2   3   4   5   6   7   8   9  10   A\n" in out
    assert "\n8,8      P   P" in out


def test_a_simple_strategy_has_no_chart(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["odds", "rws-blackjack", "--rounds", "20", "--strategy", "walk-away"]
    assert main([*words, "--bets", "initial"]) == 0
    out = capsys.readouterr().out
    assert "walk-away" in out
    assert "hard" not in out


@pytest.fixture
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablemgr.rules.odds.cores._cores", lambda: 1)


@pytest.mark.usefixtures("_in_this_process")
def test_exactly_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("blackjack-v5", "--bets", "initial,insurance", "--strategy", "walk-away")
    found = asked(capsys, *words, "--exact")
    initial = found["bets"]["initial"]
    assert initial.pop("expectation") == pytest.approx(-0.0802393, abs=1e-7)
    assert initial == {"method": "exact", "strategy": "walk-away", "within": 0.0}
    assert found["bets"]["insurance"]["method"] == "exact"
    assert "Blackjack pays 3 to 2, Even Money is offered." in found["conditions"]


@pytest.mark.usefixtures("_in_this_process")
def test_exactly_for_a_reader(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "si-ki-pi", "--exact", "--strategy", "house-way"]) == 0
    captured = capsys.readouterr()
    assert "  initial           -2.7414%  exact, house-way\n" in captured.out
    assert "a negative figure is the House's edge" in captured.out
    assert "less 5% commission" in captured.out
    assert "Both the Player and the Dealer set their Hands by the House Way" in captured.out
    assert captured.err == "", "no bar into a pipe"


def test_a_game_whose_bets_are_all_exact_takes_the_word_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = asked(capsys, "baccarat", "--exact")
    assert list(found["bets"]) == list(asked(capsys, "baccarat")["bets"])
    assert found["conditions"][0].startswith("5% commission on what Banker wins")


def test_a_bar_on_a_terminal_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    bar = Bar(10)
    bar.tell(3)
    assert capsys.readouterr().err == f"\r[{'#' * 9}{'.' * 21}] 3 of 10"
    bar.tell(10)
    assert capsys.readouterr().err == f"\r[{'#' * 30}] 10 of 10\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("no-such-game",), "no rulebook"),
        (("live-blackjack", "--decks", "6"), "6 decks"),
        (("rws-blackjack", "--bets", "rws-pairs,under-13"), "'under-13'"),
        (("rws-blackjack", "--strategy", "lucky"), "'lucky'"),
    ],
)
def test_what_a_game_does_not_have_is_named(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", *words]) == EXIT_FAULT
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("rounds", ["0", "-3", "many"])
def test_no_rounds_are_no_question(rounds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["odds", "rws-blackjack", "--rounds", rounds])
    assert left.value.code == EXIT_FAULT
    assert "--rounds" in capsys.readouterr().err


def test_progress_goes_to_standard_error_alone(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(100)
    progress.every_s = 0.0
    progress.tell(50)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("50 of 100 Rounds")


def test_progress_in_a_log_is_seldom(capsys: pytest.CaptureFixture[str]) -> None:
    Progress(100).tell(50)
    assert capsys.readouterr().err == ""


def test_what_is_no_number_of_rounds_or_decks_is_said_in_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["odds", "baccarat", "--rounds", "x"])
    assert "'x' is not a whole number from 1 up" in capsys.readouterr().err
    assert main(["odds", "baccarat", "--decks", "1"]) == EXIT_FAULT
    assert "with 1 deck." in capsys.readouterr().err
