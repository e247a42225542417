"""The ruling preview: every remedy of every kind, its money, and that it foretells what happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import Choose, Reconstruct, Void, parse
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.position import Phase
from tablemgr.rules.open_case.preview import Ruling, Way, barred, options, outcome, rulings
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table
from tests.tablemgr.plain_tables import after_each_command, say
from tests.tablemgr.players import snapshot

RECORDS = Path(__file__).parents[3] / "records"
OWN = sorted(path for game in games() for path in (RECORDS / game).glob("*.round.toml"))


def told(game: str, *lines: str, **table: int) -> Table:
    """A table that has been told these lines of a record, by a Pit Supervisor."""
    found = Table(load(game), **table)  # type: ignore[arg-type] # boxes, decks
    return say(found, "; ".join(lines), Role.PIT_SUPERVISOR)


def cases_of(path: Path) -> Iterator[Table]:
    """The table of a record at each moment when a case is open."""
    return (table for table in after_each_command(path) if table.position.cases)


def every_case() -> Iterator[tuple[str, Table]]:
    for path in OWN:
        for table in cases_of(path):
            yield path.name, table


def conserved(table: Table, ruling: Ruling) -> None:
    laid = sum((bet.stake for bet in table.position.every_bet()), ZERO)
    assert sum((bet.stake for bet in ruling.bets), ZERO) == laid
    for bet in ruling.bets:
        assert bet.stake == bet.lost + bet.returned + bet.stays
        assert (bet.outcome is None) == bool(bet.stays)
    won = sum((bet.won - bet.lost for bet in ruling.bets), ZERO)
    assert won == sum((amount for _, amount in ruling.net), ZERO) == -ruling.house


def test_every_open_case_of_the_records_has_a_remedy_that_conserves_money() -> None:
    kinds: dict[str, set[Way]] = {}
    for name, table in every_case():
        before = snapshot(table.position)
        found = rulings(table)
        assert found, name
        for ruling in found:
            conserved(table, ruling)
            for case in table.position.cases:
                kinds.setdefault(case.kind, set()).add(ruling.way)
        assert snapshot(table.position) == before, "the preview touched the table"
    assert set(kinds) >= {
        *("card-not-due", "excess-card", "correction", "foreign-card", "card-count", "misdeal"),
        *("not-shuffled", "cards-exhausted", "simultaneous", "other"),
        *("technical-interruption", "exposed", "wrong-number", "examined"),
    }
    assert set().union(*kinds.values()) == set(Way)


def test_each_preview_is_what_its_commands_do() -> None:
    for _, table in every_case():
        for ruling in rulings(table):
            assert ruling == outcome(table, ruling.commands), "whatever else was tried beside it"
            really = table.copy()
            for command in ruling.commands:
                really.do(command, ruling.role)
            assert really.position.phase is ruling.phase
            settled = {
                (line.box, line.hand, line.player, line.bet): (line.won, line.lost, line.returned)
                for line in really.due()
            }
            seen = {
                (bet.box, bet.hand, bet.player, bet.bet): (bet.won, bet.lost, bet.returned)
                for bet in ruling.bets
            }
            assert settled.items() <= seen.items()


def test_a_void_returns_every_bet_and_nobody_wins_5_17() -> None:
    for _, table in every_case():
        for ruling in rulings(table):
            if ruling.way is Way.VOID:
                assert ruling.phase is Phase.VOID
                assert all(bet.returned == bet.stake for bet in ruling.bets)
                assert not any(amount for _, amount in ruling.net)


DEALING_ERROR = (
    "open",
    "bet 1 ann 100 seated",
    "bet 3 bob 50 seated",
    "side 1 ann rws-pairs 10",
    "close",
    "card Kh 9d 7d 5s Tc 8c",
)


def test_a_dealing_error_offers_reconstruction_discard_and_return_5_7_5_9() -> None:
    table = told("rws-blackjack", *DEALING_ERROR)
    first, second, third = rulings(table)
    assert (first.way, first.commands[0], first.paragraph) == (
        Way.GO_ON,
        Reconstruct(possible=True),
        "5.9",
    )
    assert (second.way, second.commands[0]) == (Way.GO_ON, Reconstruct(possible=False))
    assert (third.way, third.paragraph) == (Way.RETURN, "5.7")
    assert {r.role for r in (first, second, third)} == {Role.PIT_SUPERVISOR}


def test_what_lies_open_is_told_apart_from_what_the_cards_have_decided() -> None:
    table = told("rws-blackjack", *DEALING_ERROR)
    bets = {(bet.box, bet.player, bet.bet): bet for bet in rulings(table)[1].bets}
    assert bets[1, "ann", "initial"].stays == Money(10_000)
    assert bets[3, "bob", "initial"].stays == Money(5_000)
    pairs = bets[1, "ann", "rws-pairs"]
    assert (pairs.outcome, pairs.lost) == (Outcome.LOSE, Money(1_000))


def test_both_options_of_each_player_and_box_5_7() -> None:
    table = told("rws-blackjack", *DEALING_ERROR)
    found = options(table, [Reconstruct(possible=False)])
    assert [(option.box, option.player, option.chosen) for option in found] == [
        (1, "ann", None),
        (3, "bob", None),
    ]
    assert [bet.stays for bet in found[1].on] == [Money(5_000)]
    assert [bet.returned for bet in found[1].back] == [Money(5_000)]
    table.do(Choose(3, "bob", goes_on=False))
    assert options(table, [Reconstruct(possible=False)])[1].chosen is False


def test_a_mixed_ruling_is_counted_player_by_player_5_7() -> None:
    table = told("rws-blackjack", *DEALING_ERROR)
    commands = parse("reconstruct no", table.vocabulary) + tuple(
        command
        for line in ("choose 1 ann continue", "choose 3 bob return", "resume")
        for command in parse(line, table.vocabulary)
    )
    ruling = outcome(table, commands)
    conserved(table, ruling)
    assert ruling.stays == Money(10_000)
    assert {bet.box for bet in ruling.bets if bet.returned} == {3}


def test_a_void_recovers_what_was_paid_and_gives_back_what_was_taken_5_17() -> None:
    table = told(
        "rws-blackjack",
        "open",
        "bet 1 ann 100 seated",
        "bet 3 bob 50 seated",
        "side 1 ann rws-pairs 10",
        "side 3 bob rws-pairs 10",
        "close",
        "card Kh 9d 7d Kd Tc",
        "proceed",
        "irregularity foreign-card",
    )
    (void,) = rulings(table)
    assert void.commands == (Void("5.5.1"),)
    bets = {bet.player: bet for bet in void.bets if bet.bet == "rws-pairs"}
    assert (bets["ann"].recovered, bets["ann"].given_back) == (Money(12_000), ZERO)
    assert (bets["bob"].recovered, bets["bob"].given_back) == (ZERO, Money(1_000))


@pytest.mark.parametrize("second", ["Kd", "6d"], ids=["paid", "taken"])
def test_reconstruction_is_barred_once_a_side_bet_is_paid_or_taken_5_10_1(second: str) -> None:
    table = told(
        "rws-blackjack",
        "open",
        "bet 1 ann 100 seated",
        "side 1 ann rws-pairs 10",
        "close",
        f"card Kh 9d {second}",
        "proceed",
        "card 2c 3c 4c 5c",  # one more than the Hand has room for
    )
    (found,) = barred(table)
    assert (found.command, found.refusal.paragraph) == (Reconstruct(possible=True), "5.10.1")
    assert all(Reconstruct(possible=True) not in ruling.commands for ruling in rulings(table))


def test_two_cards_at_once_are_shown_in_both_orders_5_12() -> None:
    table = told(
        "rws-blackjack",
        "open",
        "bet 1 ann 100 seated",
        "close",
        "card Kh 9d 2d",
        "proceed",
        "hit 1",
        "irregularity simultaneous 9s Kc",
    )
    nine, king, back = rulings(table)
    assert nine.stays == Money(10_000)  # 21 with the 9; the King is the next card
    assert king.house == Money(10_000)  # 22 with the King
    assert back.way is Way.RETURN
    assert back.house == ZERO


def test_a_card_to_an_empty_box_before_the_interim_settlement_5_7() -> None:
    table = told("rws-blackjack", *DEALING_ERROR[:5], "card Kh", "irregularity card-to-empty-box 2")
    assert [ruling.way for ruling in rulings(table)] == [Way.GO_ON, Way.GO_ON, Way.RETURN]


def test_only_the_shift_manager_decides_what_the_rules_do_not_cover_5_19() -> None:
    table = told("rws-blackjack", *DEALING_ERROR[:-1], "irregularity other A chip fell down")
    (only,) = rulings(table)
    assert (only.way, only.role, only.paragraph) == (Way.DECIDE, Role.SHIFT_MANAGER, "5.19")


def test_without_a_case_there_is_nothing_to_rule_on() -> None:
    table = told("rws-blackjack", "open")
    assert (rulings(table), barred(table), options(table)) == ((), (), ())


def test_what_the_rules_refuse_cannot_be_previewed_5_7() -> None:
    table = told("rws-blackjack", *DEALING_ERROR)
    with pytest.raises(Refusal):
        outcome(table, parse("resume", table.vocabulary))


def test_before_the_close_who_does_not_play_on_takes_his_bet_off_the_layout_5_7() -> None:
    table = told(
        "rws-blackjack",
        "open",
        "bet 1 ann 100 seated",
        "side 1 bob rws-pairs 10",
        "bet 3 bob 50 seated",
        "card Kh",
    )
    back = rulings(table)[-1]
    assert (back.way, back.phase, back.stays) == (Way.RETURN, Phase.BETTING, ZERO)
    conserved(table, back)
    for line in ("reconstruct no", "choose 1 ann return", "choose 1 bob continue"):
        for command in parse(line, table.vocabulary):
            table.do(command, Role.PIT_SUPERVISOR)
    for line in ("choose 3 bob continue", "resume", "close"):
        for command in parse(line, table.vocabulary):
            table.do(command, Role.PIT_SUPERVISOR)
    assert [bet[:4] for bet in table.position.every_bet()] == [(3, 1, "bob", "initial")]
