"""A misread card is corrected: the Round derived again still knows every card that was read."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card
from tablemgr.rules.commands import Correct, DealCard, parse
from tablemgr.rules.games.blackjack.position import BlackjackPosition
from tablemgr.rules.games.position import DEALER, Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table

_SCRIPT = (
    *("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close"),
    *("card Th 9d 7c 6s 9h", "proceed", "hit 1", "card 2c", "stand 1", "hit 2"),
    *("irregularity simultaneous 3c 4d", "first 3c", "choose 1 ann continue"),
    *("choose 2 bob continue", "resume"),
)


def test_two_cards_at_once_are_still_among_the_cards_after_a_correction_5_12() -> None:
    """The corrected card makes a Blackjack, so that what followed it is not allowed."""
    table = Table(load("rws-blackjack"))
    _tell(table, *_SCRIPT)
    read = list(table.position.cards)

    table.do(Correct(4, card("Ah")), Role.SHIFT_MANAGER)

    assert table.position.phase is Phase.IRREGULARITY
    assert table.position.cards == [*read[:3], card("Ah"), *read[4:]]
    assert table.position.aside == (card("2c"), card("3c"), card("4d"))


def test_nothing_is_copied_while_no_card_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long case costs no more a card than a short one: positions are not copied for it."""
    table = Table(load("rws-blackjack"))
    for line in ("open", "bet 1 a 10", "close"):
        for command in parse(line, table.vocabulary):
            table.do(command)
    copies: list[object] = []
    monkeypatch.setattr(BlackjackPosition, "clone", copies.append)
    for _ in range(20):
        table.do(DealCard(card("Ah")))
    assert copies == []


def test_a_card_that_a_report_took_over_stays_its_after_a_correction_i18_i24() -> None:
    table = Table(load("si-ki-pi"))
    reported = ("open", "card Ad", "card 5c", "irregularity card-to-empty-box 2")
    _tell(table, *reported, "correct 1 Kd")
    position = table.position
    kinds = {case.number: case.kind for case in position.cases}
    lie = [(laid, kinds[case]) for laid, case in position.undue]
    assert lie == [(card("Kd"), "card-not-due"), (card("5c"), "card-to-empty-box")]
    _tell(table, "retract it lay in the shoe")
    assert [case.kind for case in table.position.cases] == ["card-not-due"]
    assert table.position.aside == (card("Kd"), card("5c"))


def test_a_card_too_many_of_two_at_once_keeps_a_case_of_its_own_i6_i18() -> None:
    table = Table(load("si-ki-pi"))
    _tell(table, "open", "bet 2 gus 25", "card 7c", "irregularity simultaneous 2c 7c")
    _tell(table, "choose 2 gus return")
    opened = [(case.number, case.kind) for case in table.position.cases]
    assert opened == [(1, "card-not-due"), (2, "simultaneous"), (3, "excess-card")]
    _tell(table, "correct 2 2c")
    assert [(case.number, case.kind) for case in table.position.cases] == opened


def test_a_case_that_a_retraction_opened_again_is_open_after_a_correction_i14_i18() -> None:
    table = Table(load("rws-blackjack"))
    _tell(table, "open", "card Kd", "irregularity card-to-empty-box 1", "retract it was not")
    _tell(table, "correct 1 Kh")
    assert [case.kind for case in table.position.cases] == ["card-not-due"]
    assert table.position.aside == (card("Kh"),)


def test_what_a_correction_leaves_open_holds_through_the_next_one_i18() -> None:
    """A card too many on the Dealer's Hand, and two at once on which was decided."""
    table = Table(load("blackjack-v4"))
    _tell(table, "open", "bet 1 ann 50 seated", "close", "card Ah 3c 4d", "double 1")
    _tell(table, "card Ks 9h 4h 8c", "irregularity simultaneous 8h Ts", "decide out of play")
    for _ in range(2):
        _tell(table, "correct 5 Jh")
        assert [case.kind for case in table.position.cases] == ["card-after-dealer"]
        assert table.position.aside == (card("8c"),)


def test_a_card_too_many_that_a_correction_found_stays_through_the_next_one_i6_i18() -> None:
    """What ended the case of before ends the case of the true cards no more the second time."""
    table = Table(load("baccarat"), decks=8)
    table.seen = {card("6s").index: 8}
    _tell(table, "open", "card 7s", "reconstruct no", "resume")
    for _ in range(3):
        _tell(table, "correct 1 6s")
        assert [case.kind for case in table.position.cases] == ["excess-card"]
        assert table.position.phase is Phase.IRREGULARITY


def test_a_card_that_came_after_a_correction_keeps_its_own_case_through_the_next_i18() -> None:
    table = Table(load("si-ki-pi"))
    _tell(table, "open", "bet 1 ann 100 seated", "close", "card 8c Jh 7d 9s", "correct 3 9s")
    _tell(table, "card 5c")
    kinds = ["excess-card", "card-not-due"]
    for line in ("correct 2 Jh", "correct 1 8c"):
        assert [case.kind for case in table.position.cases] == kinds
        assert [case for _, case in table.position.undue][-1] == 2
        _tell(table, line)
    _tell(table, "reconstruct no", "choose 1 ann continue")


def test_what_a_retraction_puts_back_stands_in_the_order_settled_i14() -> None:
    """A card that had Bust a Hand, and money that a decision moved after it."""
    table = Table(load("blackjack-v4"))
    _tell(table, "open", "bet 1 cat 10", "close", "card 8c", "irregularity other what", "decide so")
    _tell(table, "card 2c Kd", "hit 1", "card Th", "adjust 2 cat 25")
    settled = list(table.position.settlement)
    assert [line.bet for line in settled] == ["initial", "adjustment"]
    _tell(table, "irregularity card-to-empty-box 2", "retract it was on box 1")
    assert table.position.settlement == settled


def test_a_card_that_a_retraction_puts_back_lies_where_it_was_drawn_i14() -> None:
    """5.9 deals the cards on in the order in which they were drawn."""
    table = Table(load("blackjack-v4"), decks=4)
    _tell(table, "open", "bet 1 bob 100", "close", "card As Ks 6h", "double 1", "card 2c")
    _tell(table, "irregularity technical-interruption", "card 5s", "choose 1 bob return")
    _tell(table, "correct 3 Ks")
    assert table.position.aside == (card("2c"), card("5s"))
    _tell(table, "irregularity card-to-empty-box 2", "retract it lay in the shoe")
    assert table.position.aside == (card("2c"), card("5s"))


def test_the_case_of_a_correction_in_which_somebody_has_chosen_is_opened_once_i18() -> None:
    """By the true card the held cards are not dealt on as they were: that is decided on, once."""
    table = Table(load("baccarat"), decks=6)
    _tell(table, "open", "bet 1 gus player 100", "close", "card Jc 4d")
    _tell(
        table, "irregularity technical-interruption", "card 2c", "irregularity simultaneous Qs 3c"
    )
    _tell(table, "first Qs", "retract so it was", "reconstruct yes", "choose 1 gus continue")
    _tell(table, "resume", "correct 1 6c")
    (opened,) = table.position.cases
    for line in ("choose 1 gus return", "correct 5 3c", "correct 2 4d"):
        _tell(table, line)
        assert [(case.number, case.kind) for case in table.position.cases] == [
            (opened.number, "correction")
        ]
    assert table.position.aside == (card("2c"), card("Qs"), card("3c"))
    _tell(table, "reconstruct yes", "resume", "settle")


def test_a_round_stands_at_a_card_too_many_until_its_case_is_over_i6_i18() -> None:
    """What came while it was open lies for it; what came after has a case of its own."""
    table = Table(load("blackjack-v4"), decks=4)
    table.seen = {card("Qh").index: 4}
    _tell(table, "open", "bet 2 bob 25", "close", "card 7d 2c", "irregularity simultaneous 4h 6d")
    _tell(table, "decide out of play", "card As")
    for line in ("correct 4 Qh", "correct 2 2c", "correct 1 7d"):
        _tell(table, line)
        assert [case.kind for case in table.position.cases] == ["excess-card"]
    table = Table(load("blackjack-v4"))
    table.seen = {card("Qd").index: 8}
    _tell(table, "open", "card Th 8d 5s 9c", "reconstruct yes", "resume", "correct 1 Qd")
    _tell(table, "decide so it was", "card As")
    for line in ("correct 5 As", "correct 2 8d"):
        assert [case.kind for case in table.position.cases] == ["card-not-due"]
        assert table.position.aside == (card("As"),)
        _tell(table, line)


_SPLIT = ("card 8c 3c 8h", "split 1", "card 2h", "hit 1", "card 5d", "hit 1", "card Qd 4h")


@pytest.mark.parametrize("game", ["blackjack-v5", "rws-blackjack", "blackjack-v4"])
def test_a_card_on_an_empty_box_that_no_hand_was_due_stands_as_dealt_so_i18_i24(game: str) -> None:
    """By the true card the Hand has not Bust, so that the 4 of the second Hand was not due."""
    _stands_as_dealt_so(game, _SPLIT, 6, "Qd", "3d")


@pytest.mark.parametrize("game", ["blackjack-v5", "rws-blackjack", "blackjack-v4"])
def test_a_card_on_an_empty_box_that_was_due_after_all_stands_as_dealt_so_i18_i24(
    game: str,
) -> None:
    """By the true card the Hand is a Blackjack, so that the Dealer was due the last 8."""
    _stands_as_dealt_so(game, ("card 8c Th As", "proceed", "card 8d"), 1, "8c", "Kh")


@pytest.mark.parametrize("game", ["live-blackjack", "blackjack-v5", "blackjack-v4"])
def test_a_report_takes_over_a_card_that_was_not_one_too_many_after_all_i18_i19(game: str) -> None:
    """As read it was one more 8 of clubs than the decks hold, which no such report speaks of."""
    corrected, dealt_so = Table(load(game)), Table(load(game))
    for table, read in ((corrected, "8c"), (dealt_so, "Ah")):
        table.seen = {card("8c").index: table.decks}
        _tell(table, "open", "irregularity foreign-card", f"card {read}")
        _tell(table, "irregularity card-to-empty-box 3")
    for _ in range(2):
        _tell(corrected, "correct 1 Ah")
        assert [case[1:] for case in _cases(corrected)] == [case[1:] for case in _cases(dealt_so)]
        assert corrected.position.aside == dealt_so.position.aside


def test_a_card_lies_without_a_hand_where_the_round_stands_however_often_it_is_corrected_i18() -> (
    None
):
    """By the true card box 1 has a Blackjack, so that its Hit was not due. The last Ace would be
    the Dealer's, if the Round did not stand at the Jack.
    """
    table = Table(load("blackjack-v5"))
    _tell(table, "open", "bet 1 bob 10 seated", "close", "card As 8d 9c", "hit 1", "card Jh")
    _tell(table, "irregularity simultaneous Kd 9s", "card Ad")
    for _ in range(3):
        _tell(table, "correct 3 Qh")
        kinds = {case.number: case.kind for case in table.position.cases}
        lie = [(laid.card, kinds[laid.case]) for laid in table.position.undue]
        of_correction = [laid for laid, kind in lie if kind == "correction"]
        assert of_correction == [card("Jh"), card("Ad")]
        rows = dict(table.position.rows())
        assert list(rows[DEALER]) == [card("8d")]


def test_a_card_of_the_dealers_beside_a_card_too_many_stays_his_b5_i6_i18() -> None:
    """Box 1 is Bust, so that nothing hangs on the Dealer's Hand: a card is his in a case too."""
    table = Table(load("blackjack-v5"), decks=4)
    table.seen = {card("Ah").index: 4}
    _tell(table, "open", "bet 1 ann 10", "close", "card Th Td 8d", "hit 1", "card 8d")
    _tell(table, "irregularity simultaneous 3d Ah", "card 8d")
    before = _lies(table)
    _tell(table, "correct 1 Th")
    assert _lies(table) == before
    assert dict(table.position.rows())[DEALER] == [card("Td"), card("8d")]


def test_a_held_card_that_was_left_aside_is_known_by_its_true_face_i18_i23() -> None:
    """By the true first card box 3 had still to decide, so that the two cards were not the
    Dealer's; the Shift Manager has put them out of play.
    """
    table = Table(load("blackjack-v4"))
    _tell(table, "open", "bet 3 gus 10", "close", "card As As Js")
    _tell(table, "irregularity simultaneous As Ks", "reconstruct yes", "choose 3 gus continue")
    _tell(table, "resume", "proceed", "correct 1 8h", "decide so it was", "correct 4 Ah")
    assert table.position.discarded == [card("Ah"), card("Ks")]
    assert not table.position.cases


def test_a_dealers_card_on_an_empty_box_that_was_not_due_stands_as_dealt_so_i18_i10() -> None:
    lines = ("card 8c 3c Td", "hit 1", "card Jd Qd")
    _stands_as_dealt_so("live-blackjack", lines, 3, "Td", "3s")


@pytest.mark.parametrize("game", ["blackjack-v5", "blackjack-v4"])
def test_a_card_of_a_withdrawn_report_waits_in_the_case_of_the_correction_i14_i18(
    game: str,
) -> None:
    table = Table(load(game))
    _tell(table, "open", "bet 1 bob 25 seated", "close", *_SPLIT)
    _tell(table, "irregularity card-to-empty-box 2", "retract it lay on the Hand")
    for _ in range(2):
        _tell(table, "correct 6 3d")
        assert [case.kind for case in table.position.cases] == ["correction"]
        assert table.position.aside == (card("4h"),)
        assert not table.position.discarded


def _stands_as_dealt_so(
    game: str, lines: tuple[str, ...], number: int, read: str, true: str
) -> None:
    """The last card is said to lie on an empty box; then the card of that number is corrected to
    the true one, to what was read, and to the true one again. No case is opened beside.
    """
    begun, report = ("open", "bet 1 bob 25 seated", "close"), "irregularity card-to-empty-box 2"
    told, as_read, dealt_so = Table(load(game)), Table(load(game)), Table(load(game))
    _tell(told, *begun, *lines, report)
    _tell(as_read, *begun, *lines, report)
    _tell(dealt_so, *begun, *(line.replace(read, true) for line in lines), report)
    for known, like in ((true, dealt_so), (read, as_read), (true, dealt_so)):
        _tell(told, f"correct {number} {known}")
        assert _lies(told) == _lies(like)
    for table in (told, dealt_so):
        if table.position.cases:
            _tell(table, "retract it lay in the shoe")
    assert _lies(told) == _lies(dealt_so)


def _lies(table: Table) -> list[object]:
    position = table.position
    cases = _cases(table)
    rows = [(place, list(cards)) for place, cards in position.rows()]
    cards = [position.undue, position.discarded, position.next_card]
    return [position.phase, cases, rows, *cards]


def _cases(table: Table) -> list[tuple[object, ...]]:
    position = table.position
    return [(c.number, c.names, c.remedies, position.cards_of(c)) for c in position.cases]


def _tell(table: Table, *lines: str) -> None:
    for line in lines:
        for command in parse(line, table.vocabulary):
            table.do(command, Role.SHIFT_MANAGER)
