"""A Player's halves against the Dealer's: which is higher, and if single cards decide (S1)."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import cards
from tablemgr.rules.games.si_ki_pi.comparing import beats, rests_on_s1, won_by_player
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting


def setting(codes: str) -> HandSetting:
    one, two, three, four = cards(codes)
    return HandSetting((one, two), (three, four))


DEALER = setting("3d Jd 9c Qd")
"""3 points Low, 9 points High."""


@pytest.mark.parametrize(
    ("player", "won", "rests"),
    [
        ("3s 2s Ks 9s", (True, True), True),
        ("3s 2s 7s 2h", (True, False), True),
        ("3s Ks As 7s", (True, False), True),
        ("3s Th 6s 6h", (False, True), True),
        ("3s Th Ks 9s", (False, True), True),
        ("2s Th 8h Kh", (False, False), False),
        ("4s Th 8s 2h", (True, True), False),
    ],
)
def test_a_bet_that_equal_points_decide_rests_on_s1_in_low_or_in_high(
    player: str, won: tuple[bool, bool], rests: bool
) -> None:
    assert won_by_player(setting(player), DEALER) == won
    assert rests_on_s1(setting(player), DEALER) is rests


@pytest.mark.parametrize(
    ("half", "dealers", "said"),
    [
        ("9s Kd", "Qh 9c", "K 9 beats Q 9"),
        ("Qh 9c", "9s Kd", "K 9 beats Q 9"),
        ("As Tc", "Qd Ad", "A Q beats A 10"),
        ("Ks 9d", "Kh 9c", ""),
        ("Ks Qd", "Jh Tc", ""),
        ("As 9d", "Kh Qc", ""),
        ("Ks Kd", "Qs Qd", ""),
        ("2s 8d", "2h 8h", ""),
        ("Ks 9d", "Kh 8c", ""),
    ],
    ids=lambda text: text or "nothing",
)
def test_which_cards_beat_which_is_said_if_only_they_decide(
    half: str, dealers: str, said: str
) -> None:
    (a, b), (c, d) = cards(half), cards(dealers)
    message = beats((a, b), (c, d))
    assert ("" if message is None else message.in_words()) == said
