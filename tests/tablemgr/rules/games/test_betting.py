"""Bets in the games whose side Bets and seats differ: L3 to L6 beyond what RWS records show."""

from __future__ import annotations

from tablemgr.basics.money import Money
from tablemgr.rules.commands import parse
from tablemgr.rules.events import BetGivenBack, Noted
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.plain_tables import refusal_of, say


def table_after(game: str, script: str, limits: Limits | None = None) -> Table:
    return say(Table(load(game), limits=limits), script)


def refused(table: Table, line: str) -> str:
    return refusal_of(table, line).code


def side_bets(table: Table, box: int = 1) -> dict[tuple[str, str], str]:
    return {key: str(bet) for key, bet in table.position.boxes[box].side_bets.items()}


def test_under_and_over_13_each_up_to_the_own_initial_bet_l4() -> None:
    table = table_after("blackjack-v5", "open; bet 1 ann 50 seated; bet 1 bob 20")
    say(table, "side 1 ann under-13 50; side 1 ann over-13 50; side 1 bob under-13 20")
    assert refused(table, "side 1 ann under-13 50.01") == "side-bet-exceeds-initial-bet"
    assert refused(table, "side 1 bob under-13 20.01") == "side-bet-exceeds-initial-bet"


def test_under_13_of_a_guest_up_to_the_seated_players_bet_l4() -> None:
    table = table_after("blackjack-v5", "open; bet 1 ann 50 seated; bet 1 bob 80")
    assert refused(table, "side 1 gus under-13 50.01") == "side-bet-exceeds-initial-bet"
    say(table, "side 1 gus under-13 50")
    unseated = table_after("blackjack-v5", "open; bet 1 ann 50; bet 1 bob 80")
    say(unseated, "side 1 gus under-13 80")
    assert refused(unseated, "side 1 gus under-13 80.01") == "side-bet-exceeds-initial-bet"


def test_what_exceeds_a_smaller_initial_bet_goes_back_with_its_amount_l4() -> None:
    """Whoever lays the side Bet answers for its size: the Initial Bet is taken as it is."""
    table = table_after("blackjack-v5", "open; bet 1 ann 50; side 1 cat over-13 40")
    say(table, "bet 1 cat 39.50")
    assert side_bets(table) == {("cat", "over-13"): "39.50"}
    (said,) = table.position.notes
    assert (said.paragraph, said.code) == ("3.13.2", "side-bet-excess-back")
    assert said.text.endswith("give 0.50 back.")
    say(table, "withdraw 1 cat; bet 1 bob 30 seated")
    assert side_bets(table) == {("cat", "over-13"): "30.00"}
    assert [note.text.partition("give ")[2] for note in table.position.notes] == [
        "0.50 back.",
        "9.50 back.",
    ]


def test_a_lowered_initial_bet_lowers_its_side_bets_and_no_others_l4() -> None:
    table = table_after("blackjack-v5", "open; bet 1 ann 50 seated; side 1 ann under-13 30")
    say(table, "side 1 ann player-pair 40; bet 1 bob 20; side 1 bob over-13 20; bet 1 ann 29")
    assert side_bets(table) == {
        ("ann", "under-13"): "29.00",
        ("ann", "player-pair"): "40.00",
        ("bob", "over-13"): "20.00",
    }


def test_who_withdraws_takes_nobody_hostage_l4() -> None:
    """Gus' Over 13 was bounded by Ann's Bet; Bob's is the next."""
    table = table_after("blackjack-v5", "open; bet 1 ann 50 seated; bet 1 bob 20")
    say(table, "side 1 gus over-13 30; withdraw 1 ann")
    assert side_bets(table) == {("gus", "over-13"): "20.00"}
    say(table, "withdraw 1 bob")
    assert side_bets(table) == {}


def test_v4_needs_the_own_initial_bet_l3() -> None:
    table = table_after("blackjack-v4", "open; bet 1 ann 50 seated")
    assert refused(table, "side 1 gus player-pair 5") == "needs-own-initial-bet"
    say(table, "bet 1 gus 10; side 1 gus player-pair 5")


def test_v4_gives_his_own_side_bets_back_l5() -> None:
    table = table_after("blackjack-v4", "open; bet 1 ann 50 seated; bet 1 bob 20")
    say(table, "side 1 ann player-pair 5; side 1 bob player-pair 6; side 1 ann under-13 50")
    say(table, "withdraw 1 ann")
    assert side_bets(table) == {("bob", "player-pair"): "6.00"}


def test_what_a_displacement_leaves_bounds_the_capped_side_bet_l4() -> None:
    limits = Limits((Money(1000), Money(10_000)))
    table = table_after("blackjack-v5", "open; bet 1 bob 80; side 1 bob under-13 60", limits)
    say(table, "side 1 bob player-pair 60; bet 1 ann 70 seated")
    assert str(table.position.boxes[1].bets["bob"]) == "30.00"
    assert side_bets(table) == {("bob", "under-13"): "30.00", ("bob", "player-pair"): "60.00"}


def test_a_displacement_that_leaves_just_enough_gives_nothing_back_l4() -> None:
    limits = Limits((Money(1000), Money(10_000)))
    table = table_after("blackjack-v5", "open; bet 1 bob 80; side 1 bob under-13 30", limits)
    say(table, "bet 1 ann 70 seated")
    assert side_bets(table) == {("bob", "under-13"): "30.00"}


def test_v4_displaced_whole_his_side_bets_go_with_it_l5() -> None:
    limits = Limits((Money(1000), Money(10_000)))
    table = table_after("blackjack-v4", "open; bet 1 cat 20; bet 1 bob 30", limits)
    say(table, "side 1 bob under-13 30; side 1 cat under-13 20; side 1 cat player-pair 5")
    (command,) = parse("bet 1 ann 80 seated", table.vocabulary)
    said = [event.text for event in table.do(command) if isinstance(event, Noted)]
    assert said == ["bob's Under 13 of 30 on box 1 goes back with it."]
    assert list(table.position.boxes[1].bets) == ["cat", "ann"]
    assert side_bets(table) == {("cat", "under-13"): "20.00", ("cat", "player-pair"): "5.00"}


def test_live_one_box_in_front_or_any_number_behind_l6() -> None:
    table = table_after("live-blackjack", "open")
    assert refused(table, "bet 1 ann 50") == "seat-is-empty"
    say(table, "bet 1 ann 50 seated; bet 2 bob 50 seated; bet 1 ann 60")
    assert refused(table, "bet 3 ann 50 seated") == "player-sits-elsewhere"
    assert refused(table, "bet 2 ann 50") == "player-sits-elsewhere"
    say(table, "bet 1 cat 10; bet 2 cat 10; bet 1 cat 20")
    assert refused(table, "bet 3 cat 10 seated") == "player-bets-behind"
    assert refused(table, "bet 2 cat 10 seated") == "box-has-its-seat"


def test_live_bets_behind_go_back_with_the_seat_l6() -> None:
    table = table_after("live-blackjack", "open; bet 1 ann 50 seated; bet 1 cat 10; bet 1 dan 20")
    say(table, "side 1 ann pair 5; side 1 cat pair 6; bet 2 bob 50 seated; bet 2 cat 30")
    (command,) = parse("withdraw 1 ann", table.vocabulary)
    events = table.do(command)
    assert [event.text for event in events if isinstance(event, Noted)] == [
        "cat's Initial Bet of 10 on box 1 goes back with it.",
        "dan's Initial Bet of 20 on box 1 goes back with it.",
        "ann's Pair of 5 on box 1 goes back with it.",
        "cat's Pair of 6 on box 1 goes back with it.",
    ]
    assert [event for event in events if isinstance(event, BetGivenBack)] == [
        BetGivenBack(1, "ann", "initial", Money(5000)),
        BetGivenBack(1, "cat", "initial", Money(1000)),
        BetGivenBack(1, "dan", "initial", Money(2000)),
        BetGivenBack(1, "ann", "pair", Money(500)),
        BetGivenBack(1, "cat", "pair", Money(600)),
    ]
    box = table.position.boxes[1]
    assert (box.bets, box.side_bets, box.seat) == ({}, {}, None)
    assert list(table.position.boxes[2].bets) == ["bob", "cat"]
    say(table, "bet 1 dan 20 seated")


def test_live_who_stands_behind_withdraws_alone_l5() -> None:
    table = table_after("live-blackjack", "open; bet 1 ann 50 seated; bet 1 cat 10; bet 1 dan 20")
    say(table, "side 1 cat pair 6; side 1 dan pair 5; withdraw 1 cat")
    assert list(table.position.boxes[1].bets) == ["ann", "dan"]
    assert side_bets(table) == {("dan", "pair"): "5.00"}


def test_live_side_bets_by_those_in_front_or_behind_l3() -> None:
    table = table_after("live-blackjack", "open; bet 1 ann 50 seated; bet 1 cat 10")
    say(table, "side 1 ann pair 5; side 1 cat pair 5")
    assert refused(table, "side 1 gus pair 5") == "needs-own-initial-bet"


def test_a_refused_side_bet_names_both_bounds_l1_l4() -> None:
    """So that the next amount is not refused for the other one."""
    limits = Limits((Money(500), Money(50_000)), (Money(500), Money(10_000)))
    table = table_after("blackjack-v5", "open; bet 1 ann 50 seated; bet 2 bob 5 seated", limits)
    texts = {
        "side 1 ann player-pair 101": "Player Pair takes 5 to 100 a Player on this box. (3.5)",
        "side 1 ann player-pair 1": "Player Pair takes 5 to 100 a Player on this box. (3.5)",
        "side 1 ann under-13 1": "Under 13 takes 5 to 50 a Player on this box. (3.5)",
        "side 1 ann under-13 500": "Under 13 takes 5 to 50 a Player on this box. (3.5)",
    }
    assert {line: str(refusal_of(table, line)) for line in texts} == texts
    say(table, "withdraw 2 bob")
    table.limits.initial, table.position.limits.initial = None, None
    say(table, "bet 2 bob 3 seated")
    text = "Under 13 may not exceed the Initial Bet of 3, and takes 5 or more: none can be laid."
    assert refusal_of(table, "side 2 bob under-13 5").text == text
