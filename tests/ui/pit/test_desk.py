"""The supervisor's desk shows each table as it is, and what waits, the most pressing first."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.pit.calls import CallKind
from tablemgr.pit.floor import Floor
from tablemgr.pit.marks import TableMark
from tablemgr.pit.orders import SignedOrder, TableOrder
from tablemgr.pit.reading import TableNews, settings_of_opening
from tablemgr.pit.server import ServerAway
from tablemgr.pit.simulated import SimulatedHouse, SimulatedTable
from tablemgr.pit.staff import StaffForTable
from tablemgr.rules.commands import Report
from tests.tablemgr.past.trays import RULES, counted
from tests.tablemgr.tables import ROUND, counting_clock, open_session, tell
from ui.pit.desk import SupervisorDesk
from ui.pit.desk_thread import DeskNews
from ui.pit.desk_window import DeskWindow
from ui.presenter.call_words import call_words, few_words
from ui.presenter.felt import felt_view
from ui.presenter.pit import SeenProfiles, desk_view
from ui.views.shared import Tone, amount_text

AT = datetime(2026, 1, 2, 21, 4, 7, tzinfo=UTC)


class ToldLine:
    """A line to a server that tells what the test gives it."""

    def __init__(self) -> None:
        self.told: list[DeskNews | Fault] = []
        self.given: list[tuple[TableOrder, SignedOrder]] = []
        self.staff: list[StaffForTable] = []
        self.answers: list[Fault] = []
        """What is raised for the first orders that are given."""
        self._more = threading.Event()

    def tell(self, *news: DeskNews | Fault) -> None:
        self.told += news
        self._more.set()

    def look(self) -> tuple[list[TableMark], list[TableNews]]:
        while not self.told:
            self._more.wait(0.05)
            if self._more.is_set() and not self.told:
                raise ServerAway("The line is cut.")
        news = self.told.pop(0)
        if isinstance(news, Fault):
            raise news
        return news.marks, news.news

    def give(self, order: TableOrder, sent: SignedOrder) -> None:
        self.given.append((order, sent))
        if self.answers:
            raise self.answers.pop(0)

    def give_staff(self, staff: StaffForTable) -> None:
        self.staff.append(staff)

    def close(self) -> None: ...


def mark_of(table: SimulatedTable) -> TableMark:
    last = table.journal.last_seq
    return TableMark(table.session.journal.header.table_id, 0, last, b"", AT, AT, 0, 0, 1, 1.0)


def news_of(table: SimulatedTable) -> TableNews:
    """What a look brings of a table that was not known."""
    round_no = table.session.round_no
    header, *rows = table.journal.rows(-1, 10_000)
    last = [row for row in rows if row[1] == round_no]
    at = settings_of_opening([header, *last])
    settings = next((row for row in rows if row[0] == at), None)
    return TableNews(mark_of(table).table, (header, *last), True, settings, (1, 2))


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[list[SimulatedTable]]:
    house = SimulatedHouse(tmp_path, counting_clock(), trouble=0.0)
    made = [
        SimulatedTable(house, name, game, 3)
        for name, game in (("T1", "rws-blackjack"), ("T2", "si-ki-pi"), ("T3", "baccarat"))
    ]
    for table in made:
        while table.session.round_no < 2:
            table.act()
    yield made
    for table in made:
        table.close()


def test_the_desk_shows_each_table_and_its_felt_as_the_table_does(
    qtbot: QtBot, tables: list[SimulatedTable]
) -> None:
    line = ToldLine()
    with closing(SupervisorDesk(line)) as desk:
        qtbot.addWidget(desk.window)
        desk.window.resize(1280, 800)
        desk.window.show()
        desk.begin()
        with qtbot.waitSignal(desk.shown):
            line.tell(DeskNews(list(map(mark_of, tables)), list(map(news_of, tables))))
        view = desk.window.view
        assert view.complete.startswith("All 3 tables complete to ")
        assert view.is_complete
        for card, table in zip(view.cards, tables, strict=True):
            session = table.session
            assert card.game == session.table.rulebook.title
            assert card.round.startswith(f"Round {session.round_no}:")
            assert card.dealer.startswith(session.person.name)
            assert card.shoe == f"{session.shoe.cards_left} cards"
            assert card.limits == "25 \u2013 5,000"
            assert card.tone is Tone.PLAIN
            desk.window.look_at(card.table)
            felt = desk.window.felt_page.felt
            assert felt is not None
            profile = desk.window.profiles.of(desk.floor.tables[card.table])
            assert felt.view == felt_view(session, profile, None)
        before = tables[0].journal.last_seq
        tables[0].act()
        more = TableNews("T1", tuple(tables[0].journal.rows(before, 100)))
        with qtbot.waitSignal(desk.shown):
            line.tell(DeskNews([mark_of(tables[0])], [more]))
        desk.window.look_at("T1")
        felt = desk.window.felt_page.felt
        assert felt is not None
        profile = desk.window.profiles.of(desk.floor.tables["T1"])
        assert felt.view == felt_view(tables[0].session, profile, None)


def test_what_waits_is_called_with_cause_consequence_and_action(
    qtbot: QtBot, tables: list[SimulatedTable]
) -> None:
    one, two, three = tables
    one.session.do(Report("foreign-card"))
    line = ToldLine()
    with closing(SupervisorDesk(line)) as desk:
        qtbot.addWidget(desk.window)
        desk.window.show()
        desk.begin()
        late = replace(mark_of(two), silent_s=600.0)
        forked = replace(mark_of(three), forks=1)
        with qtbot.waitSignal(desk.shown):
            line.tell(DeskNews([mark_of(one), late, forked], list(map(news_of, tables))))
        calls = desk.window.view.calls
        assert [call.title for call in calls] == [
            "T3: two journals",
            "T1: a ruling",
            "T2: not heard of",
        ]
        assert [call.opens_case for call in calls] == [False, True, False]
        assert [card.tone for card in desk.window.view.cards] == [Tone.TAKE, Tone.WARN, Tone.TAKE]
        assert desk.window.view.complete.startswith("2 of 3 tables complete to ")
        with qtbot.waitSignal(desk.window.case_chosen) as chosen:
            desk.window.look_at("T1")
            desk.window.felt_page.case.click()
        assert chosen.args == ["T1"]
        line.tell(ServerAway("The pit's server can't be reached."))
        qtbot.waitUntil(lambda: "can't be reached" in desk.window.trouble)


def test_an_order_is_tried_again_if_the_server_is_away_and_given_up_if_it_refuses(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.pit.desk_thread.RETRY_S", 0.0)
    monkeypatch.setattr("ui.pit.desk_thread.LOOK_S", 0.0)
    line = ToldLine()
    line.answers = [ServerAway("away"), Fault("There is no such table.")]
    with closing(SupervisorDesk(line)) as desk:
        qtbot.addWidget(desk.window)
        orders = [
            TableOrder(number * 32, "T9", 0, "", (), "mary", "pit-supervisor", 1)
            for number in ("a", "b")
        ]
        line.tell(*[DeskNews([], [])] * 9)
        for order in orders:
            desk.give(order, SignedOrder(order.body(), b""))
        desk.begin()
        qtbot.waitUntil(lambda: "T9 was refused. There is no such table." in desk.window.said)
        qtbot.waitUntil(lambda: len(line.given) == 3)
        assert [order.number[0] for order, _ in line.given] == ["a", "a", "b"]


def test_the_result_of_an_open_tray_is_explained(tmp_path: Path, qtbot: QtBot) -> None:
    session = open_session(tmp_path / "T1.journal", float_rules=RULES)
    counted(session, "opener")
    tell(session, *ROUND)
    counted(session, "count", "5x45 25x80 100x40")
    tell(session, *ROUND)
    books = session.tray.desk.state.books
    header, *rows = session.journal.rows(-1, 10_000)
    last = [row for row in rows if row[1] == session.round_no]
    floor = Floor()
    mark = TableMark("T1", 0, session.journal.last_seq, b"", AT, AT, 0, 0, 1, 1.0)
    floor.take([mark], [TableNews("T1", (header, *last), True)])
    (card,) = desk_view(floor, SeenProfiles()).cards
    assert card.result == amount_text(books.result)
    rounds, tray = map(amount_text, (books.sums.rounds, books.sums.tray_variance))
    assert books.sums.tray_variance
    assert card.explained == f"Rounds {rounds}, variances of the tray {tray}"
    window = DeskWindow(floor)
    qtbot.addWidget(window)
    window.refresh()
    window.look_at("T1")
    assert f"{card.result}: {card.explained}" in window.felt_page.about
    session.journal.close()


def test_every_kind_of_call_has_its_words() -> None:
    for kind in CallKind:
        assert few_words(kind)
        assert all(words.format(detail="x").strip(" .") for words in call_words(kind))
