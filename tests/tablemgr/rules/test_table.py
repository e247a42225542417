"""The door: verify, can, decide, apply, do; one Round after the other; what it may be made of."""

from __future__ import annotations

from inspect import getattr_static
from types import MemberDescriptorType as Slot

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Bet, Close, Command, Open
from tablemgr.rules.games.blackjack.commands import Hit, Stand
from tablemgr.rules.games.blackjack.position import blackjack_of
from tablemgr.rules.games.position import Limits, Phase
from tablemgr.rules.roles import RECORD_ROLES, Role
from tablemgr.rules.rulebook import Reason, Rulebook, games, load
from tablemgr.rules.table import Table
from tablemgr.world.playing import round_played
from tests.tablemgr.plain_tables import say
from tests.tablemgr.players import snapshot

WHOLE = "open; bet 1 ann 50 seated; close; card Th 9d 9h; proceed; stand 1; card 8c; settle"


def table_after(script: str, table: Table | None = None) -> Table:
    return say(table or Table(load("rws-blackjack")), script)


def test_a_refusal_says_amounts_as_the_screen_does() -> None:
    limits = Limits((Money(2500), Money(500_000)))
    table = Table(load("rws-blackjack"), limits=limits)
    table_after("open; bet 1 ann 1000 seated", table)
    refusal = table.verify(Bet(1, "bob", Money(400_050), False))
    assert refusal is not None
    assert refusal.code == "box-over-maximum"
    assert " 4,000 " in refusal.text


def test_a_refusal_says_code_paragraph_and_sentence() -> None:
    table = table_after("open; bet 1 ann 50; close; card 5h 9d 4h; proceed")
    refusal = table.verify(Stand(1))
    assert refusal is not None
    assert (refusal.code, refusal.paragraph) == ("stand-below-12", "3.20")
    assert "9" in refusal.text
    assert str(refusal) == f"{refusal.text} (3.20)"
    assert not table.can(Stand(1))
    with pytest.raises(Refusal) as caught:
        table.do(Stand(1))
    assert caught.value.text == refusal.text


def test_whether_a_command_is_allowed_is_asked_without_its_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The screen asks it for every button after every change: no sentence is made to be dropped."""
    table = table_after("open; bet 1 ann 50; close; card 5h 9d 4h; proceed")
    made: list[str] = []
    sentence = type(table.rulebook).refusal

    def heard(book: Rulebook, reason: Reason) -> Refusal:
        made.append(reason.code)
        return sentence(book, reason)

    monkeypatch.setattr(type(table.rulebook), "refusal", heard)
    assert table.can(Hit(1))
    assert not table.can(Stand(1))
    assert made == []
    assert table.verify(Hit(1)) is None
    assert table.verify(Stand(1)) is not None
    assert made == ["stand-below-12"]


def test_decide_changes_nothing_and_apply_does() -> None:
    table = table_after("open; bet 1 ann 50; close; card 5h 9d 4h; proceed")
    before = snapshot(table.position)
    events = table.decide(Hit(1))
    assert snapshot(table.position) == before
    table.apply(events)
    other = table_after("open; bet 1 ann 50; close; card 5h 9d 4h; proceed; hit 1")
    assert snapshot(table.position) == snapshot(other.position)


def test_a_new_round_starts_from_nothing() -> None:
    table = table_after(WHOLE)
    table.do(Open())
    fresh = table_after("open")
    assert snapshot(table.position) == snapshot(fresh.position)


def test_rounds_one_after_the_other_are_alike() -> None:
    table = table_after(WHOLE)
    first = snapshot(table.position)
    table_after(WHOLE, table)
    assert snapshot(table.position) == first


def test_limits_that_are_changed_hold_from_the_next_round_on() -> None:
    """As a table does that goes over to boxes without amounts between Rounds."""
    table = Table(load("rws-blackjack"), limits=Limits((Money(2500), Money(50000))))
    table.limits = Limits()
    table.do(Open())
    table.do(Bet(1, "ann", Money(100), seated=True))
    assert table.can(Close())


def test_no_second_open_in_a_round() -> None:
    table = table_after("open")
    refusal = table.verify(Open())
    assert refusal is not None
    assert refusal.paragraph == "1.24"


@pytest.mark.parametrize("role", RECORD_ROLES)
def test_every_role_may_what_the_dealer_may(role: Role) -> None:
    table = say(Table(load("rws-blackjack")), WHOLE, role)
    assert table.position.phase is Phase.COMPLETE


def test_decisions_say_of_each_whether_and_why_not() -> None:
    table = table_after("open; bet 1 ann 50; close; card 5h 9d 4h; proceed")
    codes = {type(command).__name__: why and why.code for command, why in table.decisions()}
    assert codes == {
        "Hit": None,
        "Double": None,
        "Stand": "stand-below-12",
        "Split": "split-needs-equal-value",
    }
    assert table.allowed() == ["double", "hit"]
    assert table_after("open; bet 1 ann 50").decisions() == []


@pytest.mark.parametrize(
    ("boxes", "decks"), [(0, 8), (10, 8), (-1, 8), (7, 3), (7, 9), (7, 0), (7, -4)]
)
def test_boxes_and_decks_that_the_game_does_not_have(boxes: int, decks: int) -> None:
    with pytest.raises(ValueError, match=r"boxes|decks"):
        Table(load("rws-blackjack"), boxes=boxes, decks=decks)


def test_limits_lie_the_right_way_round() -> None:
    with pytest.raises(ValueError, match="maximum"):
        Limits((Money(500), Money(25)))


GUIDE = [
    ("open", "take-bets"),
    ("bet 1 ann 50 seated", "take-bets"),
    ("side 1 ann rws-pairs 5", "take-bets"),
    ("bet 2 bob 20", "take-bets"),
    ("close", "deal-box"),
    ("card 8h", "deal-box"),
    ("card 5h", "deal-dealer"),
    ("card 6d", "deal-box"),
    ("card 8c 4h", "interim-surrender-settle"),
    ("proceed", "decide"),
    ("split 1", "split-card"),
    ("card 3c", "decide-below-12"),
    ("double 1", "double-card"),
    ("card Kh", "split-card"),
    ("card 3d", "decide-below-12"),
    ("hit 1", "hit-card"),
    ("card Ts", "decide-21"),
    ("stand 1", "decide-below-12"),
    ("walk-away 2", "house-card"),
    ("card Tc", "dealer-draws"),
    ("card Ks", "dealer-draws"),
    ("card 9s", "settle"),
    ("settle", "open"),
]


def test_guide_leads_through_a_round() -> None:
    table = Table(load("rws-blackjack"))
    assert table.guide().say == "Place your Bets, please"
    for line, code in GUIDE:
        table_after(line, table)
        guide = table.guide()
        assert guide.code == code, line
        assert guide.paragraph in table.rulebook.paragraphs.keys() | table.rulebook.rulings.keys()
        assert (guide.say == "No more Bets") is (code == "take-bets")


@pytest.mark.parametrize(
    ("script", "code", "paragraph"),
    [
        ("open; bet 1 ann 50; close; card Th Ad 9h", "interim-ace", "3.15"),
        ("open; bet 1 ann 50; close; card Th 9d 9h", "interim-surrender", "3.17"),
        (
            "open; bet 1 ann 50; close; card Th Ad 6c; insure 1 ann 5; proceed; hit 1; card 9s",
            "dealer-second-card",
            "B5",
        ),
        (
            "open; bet 1 ann 50; side 1 ann boom-busted 5; close; card Th 6d 6c; proceed; hit 1; "
            "card 9s",
            "dealer-for-side-bet",
            "3.26.1",
        ),
        ("open; card Kh", "case-reconstruct", "5.9"),
    ],
)
def test_guide_at_turning_points(script: str, code: str, paragraph: str) -> None:
    guide = table_after(script).guide()
    assert (guide.code, guide.paragraph) == (code, paragraph)


def test_a_snapshot_sees_every_change_of_a_position() -> None:
    """The measure of the property tests can fail: every slot of a position is in it."""
    table = table_after("open; bet 1 ann 50; close; card 8h 6d 8c; proceed; split 1; card 3c")
    slots = {slot for kind in type(table.position).__mro__ for slot in vars(kind) if slot[0] != "_"}
    slots = {slot for slot in slots if isinstance(getattr_static(table.position, slot), Slot)}
    assert {"turn", "next_card", "phase", "settlement", "boxes"} <= slots
    for slot in slots - {"rulebook"}:
        other = table.copy()
        setattr(other.position, slot, "changed")
        assert snapshot(other.position) != snapshot(table.position), slot
    other = table.copy()
    box = blackjack_of(other.position).box_of(1)
    assert box is not None
    box.hands[1].stakes["ann"] = Money(1)
    assert snapshot(other.position) != snapshot(table.position)


@pytest.mark.parametrize("command", [Close(), Hit(1)])
def test_nothing_before_the_round_opens(command: Command) -> None:
    refusal = Table(load("rws-blackjack")).verify(command)
    assert refusal is not None
    assert refusal.code == "not-open"


@pytest.mark.parametrize("game", games())
def test_a_family_says_if_the_boxes_have_hands_of_their_own(game: str) -> None:
    seeds = range(games().index(game), 60, len(games()))
    ends = [round_played(seed).table.position for seed in seeds]
    dealt_to = {place.box for end in ends for place, cards in end.rows() if cards}
    assert any(dealt_to) == Table(load(game)).family.hands_on_boxes
