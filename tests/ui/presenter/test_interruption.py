"""What an interruption of the program comes to (5.4), as it is proposed."""

from __future__ import annotations

import pytest

from tablemgr.rules.rulebook.model import number_in_words
from tests.ui.presenter.positions import dealt
from ui.presenter.interruption import interruption_view

BUST = (
    *("open", "bet 1 ann 100 seated", "bet 2 cat 60 seated", "close"),
    *("card Th 9h 6d 6c 9d", "proceed", "hit 1", "card Kc"),
)
ESTABLISHED = "An outcome is established: the cards on the table decide a Bet."
OPEN = "No outcome is established: the cards on the table decide no Bet yet."
CANCELS = "Under these rules an interruption cancels the Round."


@pytest.mark.parametrize(
    ("game", "lines", "finding", "paragraph", "harmless"),
    [
        ("rws-blackjack", BUST[:-2], OPEN, "5.4.2", True),
        ("rws-blackjack", BUST, ESTABLISHED, "5.4.1", True),
        ("live-blackjack", BUST[:-4], CANCELS, "Error handling", False),
    ],
    ids=["nothing is decided", "a Hand is bust", "every error cancels (I10)"],
)
def test_whether_an_outcome_is_established_decides_the_paragraph_5_4(
    game: str, lines: tuple[str, ...], finding: str, paragraph: str, harmless: bool
) -> None:
    session = dealt(*lines, game=game)
    view = interruption_view(session)
    assert view.finding == finding
    assert number_in_words(view.cite.number) == paragraph
    assert view.may_be_harmless is harmless
    words = "open a case" if view.stops else "go on"
    assert view.proposal == f"Something changed, {words} ({paragraph})"
    assert not session.table.position.cases, "it is only proposed"


def test_a_round_without_an_outcome_stops_5_4_2() -> None:
    assert interruption_view(dealt(*BUST[:-2])).stops
