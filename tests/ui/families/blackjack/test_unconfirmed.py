"""A card waits while a Split or a Double Down is asked (I12), and for no other question."""

from __future__ import annotations

import pytest

from ui.families.blackjack.unconfirmed import unconfirmed
from ui.families.blackjack.view import DoubleAsk, SplitAsk
from ui.views.asking import ChoiceAsk, Question


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        (SplitAsk(1, "", ()), "Split"),
        (DoubleAsk(1, "", ()), "Double Down"),
        (ChoiceAsk("", ()), ""),
    ],
)
def test_which_question_a_card_waits_for_i12(asked: Question, word: str) -> None:
    assert unconfirmed(asked) == word
