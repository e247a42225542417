"""A card that came while a Split or a Double Down was still asked is said to be a Hit (I12)."""

from __future__ import annotations

import pytest

from tests.ui.presenter.positions import PAIR, dealt
from ui.families.blackjack.unconfirmed import unconfirmed
from ui.families.blackjack.view import DoubleAsk, SplitAsk
from ui.views.asking import ChoiceAsk, Question


@pytest.mark.parametrize(
    ("asked", "word"), [(SplitAsk(1, "", ()), "Split"), (DoubleAsk(1, "", ()), "Double Down")]
)
def test_a_card_during_the_question_is_said_to_be_a_hit_i12(asked: Question, word: str) -> None:
    line = unconfirmed(dealt(*PAIR, "card 3c"), asked)
    assert line is not None
    assert line.text.startswith(f"The {word} was not confirmed: the card counts as a Hit.")
    assert "“Box 1 stood”" in line.text
    assert line.cite is not None
    assert line.cite.number == "I12"


def test_nothing_is_said_of_another_question_or_of_a_hit_that_was_called() -> None:
    assert unconfirmed(dealt(*PAIR, "card 3c"), ChoiceAsk("", ())) is None
    assert unconfirmed(dealt(*PAIR, "hit 1", "card 3c"), SplitAsk(1, "", ())) is None
    assert unconfirmed(dealt(*PAIR), SplitAsk(1, "", ())) is None
