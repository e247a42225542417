"""Perft of every game against golden counts, which no change of the rules moves unnoticed.

Each family has the counts of its games in `perft.toml` beside its tests. If a change is meant to
move them, `python -m tests.tablemgr.rules.games.test_perft FAMILY` prints that file again, to be
compared by eye with the old one before it takes its place.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tablemgr.rules.rulebook import games
from tests.tablemgr.rules.games.perft import Counts, Start, perft, shuffled

GOLDEN: Final = sorted(Path(__file__).parent.glob("*/perft.toml"))


def _cases(path: Path) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
    return cases


CASES: Final = [case for path in GOLDEN for case in _cases(path)]


def counted(case: dict[str, Any]) -> Counts:
    shoe = shuffled(case["decks"], case["seed"], case["first"])
    start = Start(case["game"], case["decks"], tuple(case["bets"]), shoe, case.get("dealing"))
    return perft(start, case["depth"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']}-{case['shows']}")
def test_the_rounds_of_a_shoe_are_as_many_as_ever(case: dict[str, Any]) -> None:
    counts = counted(case)
    assert counts.complete == case["complete"]
    assert counts.going_on == case["going-on"]
    assert counts.net == case["net"]


def test_every_game_is_counted() -> None:
    assert {case["game"] for case in CASES} == set(games())


def test_the_counts_of_a_round_that_can_be_counted_by_hand() -> None:
    """A Blackjack against a 9 is paid at `proceed`; before it there is nothing to decide."""
    shoe = shuffled(8, 1, "Ah 9d Kc")
    start = Start("rws-blackjack", 8, ("bet 1 ann 100 seated",), shoe)
    counts = perft(start, 3)
    assert (counts.complete, counts.going_on) == ([0, 1, 0, 0], [1, 0, 0, 0])
    assert counts.net == 120_00


def test_another_pay_or_another_decision_moves_the_counts() -> None:
    case = next(case for case in CASES if case["game"] == "rws-blackjack")
    other = counted({**case, "game": "live-blackjack", "bets": ["bet 1 ann 100 seated"]})
    assert other.complete != case["complete"]
    assert other.net != case["net"]


def _printed(path: Path) -> str:
    """A family's perft.toml as it would be now."""
    out = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    for case in _cases(path):
        counts = counted(case)
        new = {**case, "complete": counts.complete, "going-on": counts.going_on, "net": counts.net}
        out += ["", "[[case]]"]
        out += [
            f"{key} = {str(value) if isinstance(value, int) else _list_or_text(value)}"
            for key, value in new.items()
        ]
    return "\n".join(out)


def _list_or_text(value: list[Any] | str) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return f"[{', '.join(str(v) if isinstance(v, int) else _list_or_text(v) for v in value)}]"


if __name__ == "__main__":
    print(_printed(Path(__file__).parent / sys.argv[1] / "perft.toml"))
