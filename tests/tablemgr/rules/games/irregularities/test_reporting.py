"""What a report leads to in the position: where its cards lie, and who may still change it."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card, cards
from tablemgr.rules.commands import DealCard
from tablemgr.rules.events import Flagged
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.irregularities.remedies import undecided
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.tablemgr.plain_tables import refusal_of, say


def told(game: str, *lines: str) -> Table:
    return say(Table(load(game)), "; ".join(lines))


DEALERS_HAND_COMPLETE = {
    "rws-blackjack": (
        *("open", "bet 1 ann 20 seated", "close", "card 9h 6d 9d", "proceed", "stand 1"),
        "card Td 4c",
    ),
    "baccarat": ("open", "bet 1 ann banker 100", "close", "card 9h 8c Kh Kc"),
}


@pytest.mark.parametrize("game", DEALERS_HAND_COMPLETE)
def test_two_cards_onto_a_completed_hand_are_discarded_and_lie_nowhere_5_10_2(game: str) -> None:
    table = told(game, *DEALERS_HAND_COMPLETE[game], "irregularity simultaneous Kh 5c")
    position = table.position
    assert position.discarded == list(cards("Kh 5c"))
    assert (position.aside, position.at_once, position.cases) == ((), (), [])


DECIDED = (
    *("open", "bet 1 ann 20 seated", "close", "card 9h 6d 9d", "proceed", "card 5d"),
    "irregularity other A chip fell.",
)


def test_once_the_shift_manager_has_decided_the_dealers_report_replaces_no_case_i17() -> None:
    """He has acted in what is open, though on another matter of it."""
    table = told("blackjack-v5", *DECIDED)
    say(table, "decide It lay with ann.", Role.SHIFT_MANAGER)
    assert [case.kind for case in table.position.cases] == ["card-not-due"]
    refusal = refusal_of(table, "irregularity card-to-empty-box 3")
    assert (refusal.code, refusal.paragraph) == ("case-is-the-supervisors", "I17")
    say(table, "irregularity card-to-empty-box 3", Role.PIT_SUPERVISOR)


def test_before_anybody_above_has_acted_it_does_and_what_was_chosen_falls_away_i17_5_10_3() -> None:
    """The card is discarded without a decision (I1); the other matter stays open."""
    table = told("blackjack-v5", *DECIDED, "choose 1 ann return")
    say(table, "irregularity card-to-empty-box 3")
    position = table.position
    assert [case.kind for case in position.cases] == ["other"]
    assert position.discarded == list(cards("5d"))
    say(table, "decide It lay with ann.", Role.SHIFT_MANAGER)
    assert [(bet.player, bet.stake) for bet in table.position.open_bets()] == [("ann", 2000)]


def test_what_two_open_reports_wait_for_is_said_once_live() -> None:
    table = told("live-blackjack", "open", "bet 1 ann 20 seated", "close", "card Kh")
    say(table, "irregularity foreign-card; irregularity card-count")
    assert len(table.position.cases) == 2
    refusal = refusal_of(table, "resume", Role.SHIFT_MANAGER)
    assert refusal.text.count("the Void under Error handling") == 1


def test_a_card_that_no_hand_was_due_is_told_so_if_all_bets_went_back_5_10_2() -> None:
    """The Banker has one card: no Hand was complete, and none was due a card."""
    table = told("baccarat", "open", "bet 7 ann banker 10", "close", "card 2h 3h 4h")
    lines = "irregularity misdeal; reconstruct no; choose 7 ann return; resume"
    say(table, lines, Role.PIT_SUPERVISOR)
    (flag,) = (event for event in table.do(DealCard(card("5h"))) if isinstance(event, Flagged))
    assert flag.code == "card-after-dealer"
    assert "was drawn although no Hand was due a card" in flag.text


@pytest.mark.parametrize("game", ["blackjack-v5", "rws-blackjack"])
def test_a_card_after_all_bets_went_back_is_laid_to_the_dealers_hand_until_it_stands_b5(
    game: str,
) -> None:
    """The Dealer has one card, and needs no more; what he draws all the same is no error."""
    table = told(game, "open", "bet 1 ann 100 seated", "close", "card Th 9h 5d", "proceed")
    lines = "irregularity misdeal; reconstruct no; choose 1 ann return; resume"
    say(table, lines, Role.PIT_SUPERVISOR)
    assert table.guide().code == "settle"
    flags = list(table.position.flags)
    say(table, "card 5h 3c")
    assert blackjack_of(table.position).dealer.cards == list(cards("9h 5h 3c"))
    assert (table.position.flags, table.guide().code) == (flags, "settle")
    (flag,) = (event for event in table.do(DealCard(card("5h"))) if isinstance(event, Flagged))
    assert (flag.code, flag.paragraph) == ("card-after-dealer", "5.10.2")
    assert flag.text == "One card too many: 5♥."


def test_a_card_too_many_waits_for_a_void_or_the_shift_managers_decision_v4_i9_i6() -> None:
    """Version 4 does not name it: nobody goes on without one of the two."""
    table = Table(load("blackjack-v4"), decks=4)
    say(table, "open; bet 1 ann 20 seated; bet 2 bob 20 seated; close; card Kh Kh 2d Kh Kh Kh")
    (case,) = table.position.cases
    assert (case.kind, set(case.remedies)) == ("excess-card", {"void", "decide"})
    refusal = refusal_of(table, "resume", Role.SHIFT_MANAGER)
    assert (refusal.code, "the Shift Manager's decision" in refusal.text) == (
        "case-undecided",
        True,
    )
    say(table, "decide The reader had misread it.", Role.SHIFT_MANAGER)
    assert table.position.cases == []


def test_what_several_open_cases_wait_for_is_said_once() -> None:
    table = told("live-blackjack", "open", "bet 1 ann 100 seated", "close", "card Th")
    say(table, "irregularity misdeal; irregularity foreign-card; irregularity not-shuffled")
    assert len(table.position.cases) > 1
    assert [what.in_words() for what in undecided(table.position)] == [
        "the Void under Error handling"
    ]


@pytest.mark.parametrize("game", ["rws-blackjack", "blackjack-v5", "blackjack-v4"])
def test_a_dealers_card_before_the_interim_settlement_can_lie_on_an_empty_box_b5_i24(
    game: str,
) -> None:
    """All have Surrendered, so that the card was the Dealer's although none was due."""
    begun = ("open", "bet 1 ann 25", "close", "card 2c 8c 2c", "surrender 1", "card Ah")
    table = told(game, *begun)
    before = list(table.position.rows())
    say(table, "irregularity card-to-empty-box 2")
    assert table.position.aside == (card("Ah"),)
    say(table, "retract it lay on the Hand", Role.PIT_SUPERVISOR)
    assert list(table.position.rows()) == before
