"""What the shoe gives rise to, in words, with the paragraph of the game that is dealt."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card, cards
from tablemgr.service.shoe import Shortage
from tests.ui.presenter.positions import PAIR, SET, dealt
from ui.presenter.shoe_alerts import (
    discarded,
    new_shoe,
    not_shuffled,
    shoe_over,
    shortage,
    stopped_card,
    wrong_count,
)
from ui.views.dialogs import AlertEnds
from ui.views.shared import Tone


@pytest.mark.parametrize(
    ("later", "remedy"),
    [
        (True, "It is dealt when the Round is restored."),
        (False, "It is not stored: restore the Round and enter it by hand."),
    ],
)
def test_a_card_that_came_while_the_round_is_stopped(later: bool, remedy: str) -> None:
    alert = stopped_card(card("Th"), later=later)
    assert alert.text == "10♥ came while the Round is stopped."
    assert (alert.remedy, alert.tone, alert.ends) == (remedy, Tone.TAKE, AlertEnds.NEXT_ACT)
    assert alert.key != stopped_card(card("9h"), later=later).key, "each card is told"


def test_what_is_out_of_play_is_laid_away_and_why() -> None:
    session = dealt(*PAIR)
    plain = discarded(session, cards("Kh 9d"))
    assert (plain.text, plain.remedy) == ("Discard the K♥, 9♦.", "")
    flagged = discarded(dealt(*PAIR, "irregularity face-up-card"), cards("Kh"))
    assert flagged.remedy.endswith("(5.11)")
    assert flagged.ends is AlertEnds.NEXT_ROUND


@pytest.mark.parametrize(
    ("game", "lines", "exhausted", "count", "full"),
    [
        ("rws-blackjack", PAIR, "5.5.3", "5.5.2", 416),
        ("si-ki-pi", SET, "5.5.6", "5.5.5", 52),
    ],
)
def test_the_paragraph_is_the_games_own(
    game: str, lines: tuple[str, ...], exhausted: str, count: str, full: int
) -> None:
    session = dealt(*lines, game=game)
    short = shortage(session, Shortage(20, 31, 3))
    assert short.text == "20 cards are left; this Round may need 31 (I7)."
    assert short.remedy.endswith(f"Void ({exhausted}).")
    counted = wrong_count(session, 51)
    assert counted.text == (
        f"The machine counted 51 cards, but the decks have {session.table.decks * 52} ({count})."
    )
    assert session.table.decks * 52 == full


def test_cards_in_the_order_of_a_new_pack_are_looked_at_by_a_person_5_5_4() -> None:
    session = dealt("open", "bet 1 ann 100 seated", "close", "card 2h 3h 4h")
    alert = not_shuffled(session)
    assert alert.text == (
        f"{session.shoe.order.length} cards came in the order of a new pack (5.5.4)."
    )
    assert session.shoe.order.length == 3
    assert alert.action == "Not shuffled: report it"


def test_a_new_shoe_is_no_warning_and_one_that_is_over_is() -> None:
    assert new_shoe().tone is Tone.PLAIN
    assert shoe_over().tone is Tone.WARN
    assert shoe_over().remedy == "Put in a new shoe, then touch New shoe in the menu."
