"""The figures of each approved game's Initial Bet are known, and are those that are computed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from msgspec.structs import replace

from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.families import odds_of
from tablemgr.rules.games.si_ki_pi.odds import scatter
from tablemgr.rules.games.si_ki_pi.odds.exact import HOUSE_WAY, PARTS
from tablemgr.rules.games.si_ki_pi.odds.scatter import of_two
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.odds.initial import figures_of, initial_figures, known_figures, rules_digest
from tablemgr.rules.odds.initial import scatter as scatter_part
from tablemgr.rules.odds.weighing import parts, weigh
from tablemgr.rules.rulebook import Rulebook, load
from tests.sampling import WHOLE, sampled
from tests.tablemgr.rules.games.si_ki_pi.exact import EXACT_AT_5_PERCENT
from tests.tablemgr.rules.odds.initial_figures import asked_for

ASKED = list(asked_for())


@pytest.mark.parametrize(("book", "decks"), ASKED, ids=lambda each: getattr(each, "id", str(each)))
def test_each_game_is_known_with_each_number_of_decks(book: Rulebook, decks: int) -> None:
    """A unit on blackjack scatters by 1.10 to 1.15, and two boxes win and lose together."""
    found = known_figures(book, decks)
    assert found is not None, "run python -m tests.tablemgr.rules.odds.initial_figures"
    least, most = (0.55, 0.6) if book.family == "si-ki-pi" else (1.2, 1.32)
    assert -0.03 < found.gain < 0
    assert least < found.variance < most
    assert 0.3 * found.variance < found.covariance < 0.4 * found.variance
    assert initial_figures(book, decks) == found


@pytest.mark.parametrize(("book", "decks"), sampled([], ASKED))
def test_what_is_known_is_what_is_computed(book: Rulebook, decks: int) -> None:
    work = parts(book.id, decks, odds_of(book.family).strategies[-1])
    computed = figures_of(map(weigh, work), map(scatter_part, work))
    assert known_figures(book, decks) == computed


def test_another_pay_is_another_game() -> None:
    book = load("blackjack-v5")
    assert isinstance(book, BlackjackBook)
    dearer = replace(book, pays=replace(book.pays, blackjack=(2, 1)))
    assert rules_digest(dearer, 8) != rules_digest(book, 8)
    assert known_figures(dearer, 8) is None
    assert rules_digest(replace(book, title="Another"), 8) == rules_digest(book, 8)


# --- two boxes of Si Ki Pi -----------------------------------------------------------------------


@pytest.mark.skipif(not WHOLE, reason="takes a minute")
def test_the_house_way_scatters_around_its_exact_mean() -> None:
    book = load("si-ki-pi")
    assert isinstance(book, SiKiPiBook)
    each = (scatter.scatter_part(book, 1, HOUSE_WAY, part) for part in range(PARTS))
    gain, squares, together = (sum(column) for column in zip(*each, strict=True))
    assert gain == pytest.approx(EXACT_AT_5_PERCENT, abs=1e-12)
    assert 0 < together < squares


@pytest.mark.parametrize("left", [(4, 4, 2), (3, 2, 2, 1), (2, 2, 2, 2, 1)])
def test_two_hands_have_no_card_in_common(left: Sequence[int]) -> None:
    """Every pair of Hands that such a pack can give, one by one."""
    pack = [(place, n) for place, count in enumerate(left) for n in range(count)]

    def held(hand: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
        places = [place for place, _ in hand]
        return tuple((place, places.count(place)) for place in sorted(set(places)))

    hands = list(combinations(pack, 4))
    gains = {held(hand): 1.0 + sum(p * n for p, n in held(hand)) % 5 - 2 for hand in hands}
    pairs = [
        gains[held(one)] * gains[held(other)]
        for one in hands
        for other in hands
        if not set(one) & set(other)
    ]
    assert of_two(left, gains.items()) == pytest.approx(sum(pairs) / len(pairs))
