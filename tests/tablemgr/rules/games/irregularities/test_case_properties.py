"""What holds of reports and decisions in any Round, whatever else has gone wrong in it.

A report and its `retract` leave the position as it was, but for the flag (I14); reports and options
that have nothing to do with each other may come in any order (I19).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablemgr.basics.errors import Refusal
from tablemgr.rules.commands import Choose, Command, Report, Retract
from tablemgr.rules.games.case import Case
from tablemgr.rules.games.irregularities import fold
from tablemgr.rules.games.irregularities.remedies import players_asked
from tablemgr.rules.games.position import AnyRound, Phase, RoundPosition
from tablemgr.rules.roles import Role
from tablemgr.rules.table import Table
from tests.sampling import sampled
from tests.tablemgr.players import PLAYABLE, snapshot
from tests.tablemgr.rules.games.irregularities.test_money_in_cases import REPORTS
from tests.tablemgr.troubled import read_line, troubled_commands, troubled_table

SM = Role.SHIFT_MANAGER
SEEDS = range(sampled(8, 2_000))
INDEPENDENT = ("foreign-card", "card-count", "misdeal", "not-shuffled", "face-up-card")
"""Kinds of report that have nothing to do with each other."""
OVER = (Phase.IDLE, Phase.COMPLETE, Phase.VOID)


def positions(game: str, seed: int) -> Iterator[Table]:
    """The table of that seed's Round, before each of its commands."""
    table = troubled_table(game, seed)
    for command in troubled_commands(table, seed):
        if table.position.phase not in OVER:
            yield table
        with suppress(Refusal):
            table.do(command, SM)


def without_flags(position: AnyRound) -> object:
    """All that a position holds but what a report that was retracted leaves behind: its flag, the
    number of its case, and that a supervisor has acted.
    """
    bare = position.clone()
    bare.flags.clear()
    bare.remembered.cases = 0
    if not bare.cases:  # it says nothing then
        bare.phase_before_case = Phase.IDLE
    bare.cases[:] = [replace(case, supervised=False) for case in bare.cases]
    return snapshot(bare)


def in_any_order(position: AnyRound) -> object:
    """All that a position holds, but for the order in which reports and options came."""
    bare = position.clone()
    bare.flags.sort(key=repr)
    bare.remembered.reports = sorted(
        (replace(each, number=0, case=0) for each in bare.remembered.reports), key=repr
    )
    bare.cases[:] = sorted(
        (replace(c, number=0, choices=dict(sorted(c.choices.items()))) for c in bare.cases),
        key=repr,
    )
    return snapshot(bare)


def told(table: Table, commands: Sequence[Command]) -> Table | None:
    """A copy that was told these; None if one of them is refused."""
    after = table.copy()
    try:
        for command in commands:
            after.do(command, SM)
    except Refusal:
        return None
    return after


def report_in(table: Table, random: Random) -> Command | None:
    """A report that this game knows; half of them of a card on an empty box."""
    on_a_box = f"card-to-empty-box {random.randint(1, table.boxes)}"
    words = random.choice((random.choice(REPORTS), on_a_box))
    commands = read_line(table, f"irregularity {words}")
    return commands[0] if commands else None


def withdrawn(game: str, seeds: Iterable[int] = SEEDS) -> tuple[int, list[str]]:
    """How many reports were withdrawn again, and those after which the position was another."""
    count, wrong = 0, []
    for seed in seeds:
        random = Random(seed)
        for table in positions(game, seed):
            report = report_in(table, random)
            after = None if report is None else told(table, [report])
            if report is None or after is None:
                continue
            number = after.position.remembered.reports[-1].number
            before = without_flags(table.position)
            with suppress(Refusal):
                after.do(Retract("it was an error"), SM)
                left = [each.number for each in after.position.remembered.reports]
                if number in left:
                    continue  # an earlier report was the one that can be withdrawn
                count += 1
                if without_flags(after.position) != before:
                    wrong.append(f"seed {seed}: {report.line()} in {table.position.phase}")
    return count, wrong


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_report_and_its_retraction_leave_the_position_as_it_was_but_for_the_flag_i14(
    game: str,
) -> None:
    count, wrong = withdrawn(game)
    assert wrong == []
    assert count > len(SEEDS), "the sample has too few reports that can be withdrawn"


def test_a_retraction_that_forgets_what_the_report_replaced_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fold, "_back_aside", lambda *_: None)
    assert withdrawn("blackjack-v5", [22])[1] != []


def ordered(game: str) -> tuple[int, list[str]]:
    """In how many positions options and reports were told in two orders, and those in which that
    gave two positions.
    """
    count, wrong = 0, []
    for seed in SEEDS:
        random = Random(seed)
        for table in positions(game, seed):
            options: list[Command] = [
                Choose(box, player, random.random() < 0.5)
                for box, player in players_asked(table.position)
            ]
            reports: list[Command] = [Report(kind) for kind in random.sample(INDEPENDENT, 2)]
            for said in (options, reports):
                one, other = told(table, said), told(table, said[::-1])
                if len(said) < 2 or one is None or other is None:
                    continue
                count += 1
                if in_any_order(one.position) != in_any_order(other.position):
                    lines = "; ".join(command.line() for command in said)
                    wrong.append(f"seed {seed}: {lines} in {table.position.phase}")
    return count, wrong


@pytest.mark.parametrize("game", PLAYABLE)
def test_options_and_reports_may_come_in_any_order_i19(game: str) -> None:
    count, wrong = ordered(game)
    assert wrong == []
    assert count > len(SEEDS), "the sample has too few options and reports"


def test_a_report_that_looks_at_the_phase_of_now_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And not at the one in which the case that is open stopped the Round."""
    monkeypatch.setattr(RoundPosition, "stage", property(lambda position: position.phase))
    assert ordered("blackjack-v4")[1] != []


def test_an_option_that_takes_the_place_of_anothers_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    really = fold._change

    def only_the_last(position: AnyRound, case: Case, **changes: Any) -> None:
        if "choices" in changes:
            changes["choices"] = dict([*changes["choices"].items()][-1:])
        really(position, case, **changes)

    monkeypatch.setattr(fold, "_change", only_the_last)
    assert ordered("blackjack-v5")[1] != []
