"""The door to a family's presenter: what each family says of its buttons and its layout."""

from __future__ import annotations

import pytest

from tablemgr.rules.games.families import family_of
from tablemgr.rules.games.position import BETWEEN_ROUNDS, DEALER, Phase
from tablemgr.rules.rulebook import load
from ui.parts.grid import SLOTS
from ui.presenter.families import presenter_of_book, shown_games
from ui.presenter.family import NamedHand
from ui.views.guide import BACK, SHARED


@pytest.mark.parametrize("game", shown_games())
def test_every_button_of_a_family_has_its_own_name_and_a_slot(game: str) -> None:
    places = [*SHARED, *presenter_of_book(load(game)).buttons]
    assert len({place.name for place in places}) == len(places)
    assert all(1 <= place.slot <= SLOTS for place in places)
    assert BACK not in places, "it stands below the panel"


def test_only_si_ki_pi_is_set_in_halves_and_only_blackjack_is_insured() -> None:
    told = {}
    for game in ("rws-blackjack", "si-ki-pi"):
        family = presenter_of_book(load(game))
        told[game] = (family.halves, (*family.later_bets(),))
    assert told == {
        "rws-blackjack": (False, ("insurance",)),
        "si-ki-pi": (True, ()),
    }


@pytest.mark.parametrize("game", shown_games())
def test_no_family_calls_a_phase_of_every_game_its_own(game: str) -> None:
    family = presenter_of_book(load(game))
    own = {*family.dealing, *family.settlements()}
    assert family.dealing
    assert not own & {*BETWEEN_ROUNDS, Phase.BETTING, Phase.SETTLEMENT, Phase.IRREGULARITY}


@pytest.mark.parametrize("game", shown_games())
def test_screen_and_core_name_the_same_settlements_and_later_bets(game: str) -> None:
    book = load(game)
    core, screen = family_of(book), presenter_of_book(book)
    assert screen.settlements().keys() == core.mid_settlements.keys()
    assert screen.later_bets().keys() == core.bet_names.keys()


def test_a_hand_without_cards_is_worth_nothing() -> None:
    assert NamedHand(DEALER, ()).worth == ""
