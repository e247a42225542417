"""What can be reported now, what it leads to, and which Bets can be found."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tablemgr.past.case_kinds import KIND_WORDS
from tests.tablemgr.made_up import in_pseudo
from tests.ui.presenter.positions import PAIR, SET, SI_KI_PI, dealt
from tests.ui.theme.pseudo import pseudo_spoken
from ui.presenter.reporting import found_bet_view, kind_text, report_view


def effects(*lines: str, game: str = "rws-blackjack") -> dict[str, tuple[str, str]]:
    view = report_view(dealt(*lines, game=game))
    return {each.kind: (each.effect, each.cite.number) for each in view.kinds}


def test_what_a_report_leads_to_is_the_tables_own_answer_at_this_moment() -> None:
    dealing = effects(*PAIR)
    assert dealing["misdeal"] == ("stops the Round", "5.7")
    assert dealing["face-up-card"] == ("is only noted", "5.11")
    assert dealing["card-to-empty-box"] == ("is only noted", "5.10.3")
    assert effects("open")["card-to-empty-box"] == ("stops the Round", "5.7")
    assert dealing["cards-exhausted"] == ("stops the Round", "5.5.3")


def test_of_exposed_cards_what_is_said_decides_5_7() -> None:
    exposed = effects(*SET, game=SI_KI_PI)["exposed"]
    assert exposed == ("depends on what is reported", "5.7")


def test_what_cannot_be_reported_now_says_why_1_24() -> None:
    assert set(effects().values()) == {("No Round of play is open to report on.", "1.24")}


def test_the_kinds_of_the_dealing_come_first_and_something_else_is_the_last() -> None:
    kinds = [each.kind for each in report_view(dealt(*PAIR)).kinds]
    assert kinds[:3] == ["misdeal", "card-to-empty-box", "simultaneous"]
    assert kinds[-1] == "other"


@pytest.mark.parametrize(
    ("game", "kind", "asks"),
    [
        ("rws-blackjack", "misdeal", ("boxes", "note")),
        ("rws-blackjack", "card-to-empty-box", ("empty-box",)),
        ("rws-blackjack", "simultaneous", ("cards",)),
        ("rws-blackjack", "other", ("text",)),
        ("rws-blackjack", "foreign-card", ("which",)),
        ("si-ki-pi", "exposed", ("any-box", "count", "seen", "by-player")),
        ("si-ki-pi", "wrong-number", ("box",)),
    ],
)
def test_what_must_be_said_of_a_kind(game: str, kind: str, asks: tuple[str, ...]) -> None:
    (found,) = [each for each in report_view(dealt("open", game=game)).kinds if each.kind == kind]
    assert found.asks == asks
    assert found.label == KIND_WORDS[kind]


def test_only_boxes_without_an_initial_bet_are_offered_for_a_card_to_an_empty_box() -> None:
    view = report_view(dealt("open", "bet 2 ann 100 seated", "bet 5 cat 60 seated"))
    assert view.boxes == 7
    assert view.empty == (1, 3, 4, 6, 7)


def test_a_kind_is_called_on_the_screen_as_on_paper() -> None:
    assert {kind: kind_text(kind) for kind in KIND_WORDS} == {**KIND_WORDS}
    assert kind_text("newer-than-this") == "newer than this"


def test_the_screen_shows_a_kind_in_the_words_of_its_language(qapp: QApplication) -> None:
    with pseudo_spoken(qapp):
        shown = {kind: kind_text(kind) for kind in KIND_WORDS}
    assert shown == {kind: in_pseudo(words) for kind, words in KIND_WORDS.items()}


def test_a_bet_can_be_found_of_who_plays_already_and_of_every_kind_5_14() -> None:
    view = found_bet_view(dealt(*PAIR))
    assert (view.boxes, view.players) == (7, ("ann", "bob"))
    assert view.kinds == (
        ("initial", "Initial Bet"),
        ("rws-pairs", "RWS Pairs"),
        ("boom-busted", "Boom Busted"),
    )
    assert view.later_bets == (("insurance", "Insurance"),)
    assert view.cite.number == "5.14"
