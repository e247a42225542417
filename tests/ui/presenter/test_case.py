"""Every case of every game can be put on the case panel, chosen, asked, planned and signed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tablemgr.basics.cards import card, cards
from tablemgr.past.case_file import CaseFile, remedy_of
from tablemgr.rules.commands import Choose, parse
from tablemgr.rules.open_case.preview import rulings
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tests.tablemgr.plain_tables import after_each_command
from tests.ui.presenter.positions import dealt, told
from ui.presenter.case import case_view, commands_of, option_lines, options_of, sign_view
from ui.presenter.case_plan import plan_view
from ui.presenter.families import shown_games
from ui.views.shared import Tone

RECORDS = Path(__file__).parents[2] / "records"


@dataclass
class Session:
    """What the presenter reads of a table in service."""

    table: Table
    round_no: int = 1


def cases_of(game: str) -> Iterator[TableSession]:
    """The games' own records at each moment when a case is open."""
    for path in sorted((RECORDS / game).glob("*.round.toml")):
        for table in after_each_command(path):
            if table.position.cases:
                yield cast(TableSession, Session(table))


@pytest.mark.parametrize("game", shown_games())
def test_every_ruling_of_every_case_can_be_led_to_its_signature(game: str) -> None:
    seen = 0
    for session in cases_of(game):
        view = case_view(session)
        assert view is not None
        assert view.columns
        assert view.notices
        assert all(len(row.cells) == len(view.columns) for row in (*view.rows, view.house))
        for column in view.columns:
            seen += 1
            answers: dict[tuple[int, str], bool] = {}
            options = options_of(session, column)
            assert bool(options) == column.asks_players
            for option in options:
                answers[option.box, option.player] = column.answer is not False
            lines = option_lines(options, answers)
            assert all(line.goes_on is not None for line in lines)
            commands = commands_of(column, lines, "It stands.")
            plan_view(session, commands, frozenset())
            sign = sign_view(session, column, commands)
            assert sign.acts
            assert sign.role is column.role
            after = session.table.copy()
            for command in commands:
                after.do(command, sign.role)
            left = len(after.position.cases)
            decides = column.asks_text  # I13: a decision settles the matter that it is about
            assert left == (len(session.table.position.cases) - 1 if decides else 0)
    assert seen


@pytest.mark.parametrize(
    ("earlier", "at_once", "shown"),
    [(0, "Kh 3d", "Kh"), (0, "Kh 9c", "Kh 9c"), (0, "9c Kh", "9c Kh"), (4, "3d 9c", "3d 9c")],
)
def test_the_cards_too_many_are_shown_if_they_are_out_of_play_i6(
    earlier: int, at_once: str, shown: str
) -> None:
    """Two came at once for the Dealer's Hand: both are discarded (5.12.1). So many 3d had come out
    in earlier Rounds.
    """
    bets = [f"bet {box} ann 100" for box in (1, 2, 3, 4)]
    dealt = ("open", *bets, "close", "card Kh Kh Kh Kh 9d 9c 9c 9c 9c", "proceed")
    stood = ("stand 1", "stand 2", "stand 3", "stand 4")
    table = Table(load("rws-blackjack"), decks=4)
    for line in (*dealt, *stood):
        for command in parse(line, table.vocabulary):
            table.do(command)
    table.position.card_counts[card("3d").index] += earlier
    for command in parse(f"irregularity simultaneous {at_once}", table.vocabulary):
        table.do(command)
    view = case_view(cast(TableSession, Session(table)))
    assert view is not None
    assert table.position.aside == ()
    assert view.cards == cards(shown)


def test_each_player_has_a_row_with_his_sums_above_those_of_his_bets() -> None:
    session = dealt("open", "bet 2 ann 100 seated", "bet 1 bob 50", "bet 2 bob 25", "close")
    told(session, "card Kh 9d 9c", "irregularity misdeal")
    view = case_view(session)
    assert view is not None
    assert [(row.label, row.person) for row in view.rows] == [
        *(("ann", True), ("Box 2, Initial Bet", False)),
        *(("bob", True), ("Box 1, Initial Bet", False), ("Box 2, Initial Bet", False)),
    ]
    assert (view.house.label, view.house.person) == ("House", True)


def test_after_a_split_each_bet_of_the_box_says_its_hand() -> None:
    session = dealt("open", "bet 1 ann 100 seated", "close", "card 8h Kd 8s", "proceed")
    told(session, "split 1", "card 3d 9d Tc", "irregularity misdeal")
    view = case_view(session)
    assert view is not None
    assert [row.label for row in view.rows] == ["ann", "Box 1, Hand 1", "Box 1, Hand 2"]


def test_of_the_rulings_that_ask_the_players_one_supposes_that_all_take_their_bets_back() -> None:
    seen = set()
    for session in cases_of("rws-blackjack"):
        view = case_view(session)
        assert view is not None
        for column, ruling in zip(view.columns, rulings(session.table), strict=True):
            supposed = {one.goes_on for one in ruling.commands if isinstance(one, Choose)}
            if not column.asks_players:
                assert column.answer is None
            elif supposed:
                assert supposed == {column.answer}, "its sums are those of its answer"
                seen.add(column.answer)
    assert seen == {True, False}


def test_where_boxes_are_marked_without_amounts_none_is_shown() -> None:
    for session in cases_of("rws-blackjack"):
        view = case_view(session, boxes_only=True)
        assert view is not None
        for row in (*view.rows, view.house):
            assert not row.detail
            for cell in row.cells:
                assert not any(letter.isdigit() for letter in cell.text + cell.note)


def test_a_tone_says_who_gains() -> None:
    tones = set()
    for session in cases_of("rws-blackjack"):
        view = case_view(session)
        assert view is not None
        for row in view.rows:
            for cell in row.cells:
                if cell.text.startswith("+") and cell.note != "settled" and not row.person:
                    tones.add((cell.text[0], cell.tone))
                if cell.text.startswith("\u2212") and cell.tone is Tone.PAY:
                    pytest.fail(f"{row.label}: {cell}")
    assert tones <= {("+", Tone.PAY), ("+", Tone.WARN)}


def ruled(session: TableSession, remedies: Sequence[str]) -> list[CaseFile]:
    """Earlier rulings of the house on the kind of the open case."""
    position = session.table.position
    kind, paragraph = position.cases[0].kind, position.cases[0].paragraph
    game = session.table.rulebook.id
    return [
        cast(
            CaseFile,
            SimpleNamespace(
                number=number,
                kind=kind,
                paragraph=paragraph,
                game=game,
                stops=True,
                closed=object(),
                remedy=remedy,
                said={},
            ),
        )
        for number, remedy in enumerate(remedies, 1)
    ]


def test_the_title_names_the_open_case_and_no_earlier_one_of_its_round() -> None:
    session = next(cases_of("rws-blackjack"))
    (open_one,) = ruled(session, ["void"])
    earlier = cast(CaseFile, SimpleNamespace(**{**vars(open_one), "number": 7}))
    open_now = cast(CaseFile, SimpleNamespace(**{**vars(open_one), "number": 8, "closed": None}))
    flagged = cast(CaseFile, SimpleNamespace(**{**vars(open_now), "number": 9, "stops": False}))
    for files, title in (
        ([earlier, flagged, open_now], "Case 8, Round 1: the game waits"),
        ([earlier], "Round 1: the game waits"),
    ):
        view = case_view(session, files)
        assert view is not None
        assert view.title == title


def test_a_ruling_says_how_often_the_house_has_ruled_so_and_when_it_departs_from_that() -> None:
    session = next(cases_of("rws-blackjack"))
    plain = case_view(session)
    assert plain is not None
    first = plain.columns[0]
    so = remedy_of(first.commands)
    for remedies, before, departs in (
        ([], "", False),
        ([so, "another", "another"], "ruled so in 1 of 3", True),
        ([so, "another"], "ruled so in 1 of 2", False),
        ([so, so, "another"], "ruled so in 2 of 3", False),
        (["another"], "ruled so in 0 of 1", True),
    ):
        view = case_view(session, ruled(session, remedies))
        assert view is not None
        assert (view.columns[0].before, view.columns[0].departs) == (before, departs), remedies
