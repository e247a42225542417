"""The pit's web page, asked without a network: who sees what, and that what is old is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tablemgr.basics.errors import Fault
from tablemgr.pit.marks import TableMark
from tablemgr.pit.orders import SignedOrder, TableOrder
from tablemgr.pit.reading import TableNews
from tablemgr.pit.simulated import SimulatedHouse, SimulatedTable
from tablemgr.pit.staff import StaffForTable
from tablemgr.rules.commands import Report
from tests.tablemgr.tables import counting_clock
from tests.ui.pit.asgi import Answer, ask
from tests.ui.pit.test_desk import mark_of, news_of
from ui.pit import web_app
from ui.pit.desk_thread import DeskNews
from ui.pit.web_app import COOKIE, SIGNED_IN_S, PitPage
from ui.pit.web_picture import SILENT_S, PitPicture, PitWatch, change_between
from ui.views.pit import CallLine, DeskView, TableCard
from ui.views.shared import Tone

KEY = "the-key-of-this-page"


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


class QuietLine:
    """A line to a server that says nothing but what the test tells it to."""

    def __init__(self) -> None:
        self._told = SimpleQueue[DeskNews | Fault]()

    def tell(self, *news: DeskNews | Fault) -> None:
        for each in news:
            self._told.put(each)

    def look(self) -> tuple[list[TableMark], list[TableNews]]:
        news = self._told.get()
        if isinstance(news, Fault):
            raise news
        return news.marks, news.news

    def give(self, order: TableOrder, sent: SignedOrder) -> None:
        raise AssertionError(f"the page gives no order: {order} {sent}")

    def give_staff(self, staff: StaffForTable) -> None:
        raise AssertionError(f"the page gives nobody: {staff}")

    def close(self) -> None: ...


class Rig:
    """A page over such a line."""

    def __init__(self) -> None:
        self.line, self.clock, self.said = QuietLine(), Clock(), list[str]()
        self.watch = PitWatch(self.line, self.clock)
        self.app = PitPage(self.watch, KEY, say=self.said.append, timer_s=self.clock).app()
        self.watch.start()

    def close(self) -> None:
        self.line.tell(*[Fault("The end.")] * 2)
        self.watch.close()

    def enter(self, key: str = KEY) -> tuple[int, str]:
        """Give the key; gives the status and the cookie."""
        answer = ask(self.app, "/enter", method="POST", body=key.encode())
        found = re.match(rf"{COOKIE}=([^;]+)", answer.headers.get("set-cookie", ""))
        return answer.status, f"{COOKIE}={found[1]}" if found else ""

    def events(self, many: int = 1, cookie: str | None = None) -> Answer:
        cookie = self.enter()[1] if cookie is None else cookie
        return ask(
            self.app, "/events", cookie=cookie, until=lambda got: got.body.count(b"\n\n") >= many
        )


@pytest.fixture
def rig() -> Iterator[Rig]:
    made = Rig()
    yield made
    made.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[SimulatedTable]:
    house = SimulatedHouse(tmp_path, counting_clock(), trouble=0.0)
    made = SimulatedTable(house, "T1", "rws-blackjack", 3)
    while made.session.round_no < 2:
        made.act()
    yield made
    made.close()


def test_who_has_not_given_the_key_learns_nothing_of_the_pit(
    rig: Rig, table: SimulatedTable, qtbot: QtBot
) -> None:
    rig.line.tell(DeskNews([mark_of(table)], [news_of(table)]))
    qtbot.waitUntil(lambda: bool(rig.watch.picture().view.cards))
    for cookie in ("", f"{COOKIE}=", f"{COOKIE}=guessed"):
        answer = rig.events(cookie=cookie)
        assert (answer.status, answer.body) == (401, b"")
        page = ask(rig.app, "/", cookie=cookie).body.decode()
        assert 'id="enter"' in page
        assert "page.js" not in page
    for wrong in ("", KEY[:-1], KEY + "x", "é"):
        assert rig.enter(wrong) == (403, "")
    assert rig.said == ["10.0.0.5 gave a wrong key of the pit's page"] * 4
    assert ask(rig.app, "/enter", method="POST", body=b"x" * 10_000).status == 413
    assert KEY not in "".join(rig.said)


def test_who_has_given_it_sees_each_table_and_each_call(
    rig: Rig, table: SimulatedTable, qtbot: QtBot
) -> None:
    table.session.do(Report("foreign-card"))
    rig.line.tell(DeskNews([mark_of(table)], [news_of(table)]))
    qtbot.waitUntil(lambda: bool(rig.watch.picture().view.cards))
    status, cookie = rig.enter()
    assert status == 200
    assert "page.js" in ask(rig.app, "/", cookie=cookie).body.decode()
    (first,) = rig.events(cookie=cookie).events
    (card,) = first["cards"]
    assert card["table"] == "T1"
    assert card["game"] == table.session.table.rulebook.title
    assert card["round"].startswith("Round 2:")
    assert first["tables"] == ["T1"]
    assert first["complete"].startswith("The only table is complete to ")
    assert first["is_complete"]
    assert [(call["title"], call["tone"]) for call in first["calls"]] == [("T1: a ruling", "take")]
    assert first["calls_head"] == "1 call"
    rig.clock.now_s += SIGNED_IN_S
    assert rig.events(cookie=cookie).status == 401, "the key is asked for again"


def test_what_is_old_is_said(rig: Rig, table: SimulatedTable, qtbot: QtBot) -> None:
    (first,) = rig.events().events
    assert first["trouble"] == "The pit's server has not answered yet."
    rig.line.tell(DeskNews([mark_of(table)], [news_of(table)]))
    qtbot.waitUntil(lambda: not rig.watch.picture().trouble)
    rig.clock.now_s += SILENT_S + 1
    assert rig.events().events[0]["trouble"] == "The pit's server does not answer."
    rig.line.tell(Fault("The wall has fallen.", "Build it."))
    qtbot.waitUntil(lambda: "wall" in rig.watch.picture().trouble)
    (last,) = rig.events().events
    assert last["trouble"] == "The wall has fallen. Build it."
    assert [card["table"] for card in last["cards"]] == ["T1"], "it is shown all the same"


def test_only_what_has_changed_is_sent_again(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_app, "PACE_S", 0.0)
    one, two = TableCard("T1", Tone.PLAIN), TableCard("T2", Tone.PLAIN)
    call = CallLine("T1", Tone.TAKE, "T1: a ruling", "Why.", "So.", "Do.")
    before = PitPicture(DeskView("all", is_complete=True, cards=(one, two), calls=(call,)))
    first = change_between(None, before)
    assert (first.cards, first.tables, first.calls) == ((one, two), ("T1", "T2"), (call,))
    same = change_between(before, before)
    assert (same.cards, same.tables, same.calls) == ((), None, None)
    changed = replace(two, round="Round 9: Bets")
    after = PitPicture(replace(before.view, cards=(one, changed), calls=()), "old")
    second = change_between(before, after)
    assert (second.cards, second.tables, second.calls) == ((changed,), None, ())
    assert (second.trouble, second.calls_head) == ("old", "No table calls")
    gone = change_between(after, PitPicture(replace(after.view, cards=(one,))))
    assert (gone.cards, gone.tables) == ((), ("T1",))
    told = rig.events(3).events
    assert [each["tables"] for each in told[:3]] == [[], None, None], "it is told that it is alive"


@pytest.mark.parametrize("path", ["/", "/events", "/page.js", "/page.css", "/enter", "/nothing"])
def test_each_answer_keeps_other_pages_out(rig: Rig, path: str) -> None:
    headers = ask(rig.app, path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"


def test_a_cookie_is_for_this_page_alone(rig: Rig) -> None:
    answer = ask(rig.app, "/enter", method="POST", body=KEY.encode())
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie
    by_tls = PitPage(rig.watch, KEY, by_tls=True).app()
    answer = ask(by_tls, "/enter", method="POST", body=KEY.encode())
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_page_asks_nothing_and_names_no_other_server() -> None:
    folder = Path(__file__).parents[3] / "assets" / "pit"
    texts = [file.read_text() for file in folder.iterdir()]
    assert len(texts) == 5
    for text in texts:
        assert "://" not in text
        assert "innerHTML" not in text
    posts = [found for text in texts for found in re.findall(r'fetch\("(\w+)"', text)]
    assert posts == ["enter"], "what is sent is the key, and nothing else"


def test_too_many_pages_at_once_are_refused(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_app, "MOST_STREAMS", 0)
    assert rig.events().status == 503
    monkeypatch.setattr(web_app, "MOST_BROWSERS", 2)
    cookies = [rig.enter()[1] for _ in range(3)]
    monkeypatch.undo()
    assert [rig.events(cookie=cookie).status for cookie in cookies] == [401, 200, 200]
