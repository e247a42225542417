"""No card that lies face down is shown (S10): every view, paper and line is walked as a Dealer.

Which cards are hidden the walk works out by itself, from the commands alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tablemgr.basics.cards import DECK, Card, card
from tablemgr.basics.errors import Refusal
from tablemgr.commandline.cases_command import as_json as case_as_json
from tablemgr.journal import Stamp
from tablemgr.past.case_book import CaseBook
from tablemgr.rules.commands import Command
from tablemgr.rules.events import Event
from tablemgr.rules.games.position import BETWEEN_ROUNDS
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition, si_ki_pi_of
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tablemgr.service.session import TableSession
from tablemgr.slips.case_slip import CaseHead, lines_of
from tests.sampling import sampled
from tests.tablemgr.memory_journal import session_of
from tests.tablemgr.tables import tell
from tests.ui.sweep.rounds import AnyRound, in_part, records, troubled
from ui.families.si_ki_pi.view import SettingView
from ui.presenter.case import case_view, commands_of, option_lines, options_of, sign_view
from ui.presenter.case_file import Cases, case_file_view
from ui.presenter.case_plan import plan_view
from ui.presenter.hands import keypad_view
from ui.presenter.history import happened
from ui.presenter.misread import misread_view, read_cards
from ui.presenter.shoe_alerts import discarded
from ui.views.case_file import Search
from ui.world.screen import build_every_view, profile_of

ROUNDS: list[AnyRound] = [
    *(record for record in records() if record.game == "si-ki-pi" and in_part(record, 3)),
    *troubled(range(0, sampled(12, 60), 3)),
]
OF_SI_KI_PI = [each for each in ROUNDS if each.game == "si-ki-pi"]


CODE = re.compile(r"(?<!Pair of )(?<!Aces to )\b([2-9TJQKA][shdc])\b")
WORDS = re.compile("(?:10|[2-9JQKA])[♠♥♦♣]")
BY_WORDS = {each.in_words(): each for each in DECK}


def hidden(position: SiKiPiPosition) -> set[Card]:
    """The cards of the Round that nobody has opened."""
    seen: set[Card] = set()
    if position.dealer.setting is not None:
        seen |= set(position.dealer.cards)
    for box in position.in_play:
        if box.hand.setting is not None:
            seen |= set(box.hand.cards)
    return set(position.cards) - seen


def opened_now(shown: object, position: SiKiPiPosition) -> set[Card]:
    """The cards of a laid Hand that the Dealer opens, on the sheet that asks how it was set."""
    if not isinstance(shown, SettingView):
        return set()
    box = position.boxes[shown.box]
    assert position.revealed, "no Hand is opened before the Dealer's"
    assert box.hand.laid
    return set(box.hand.cards)


def everything(shown: object) -> Iterator[Card | str]:
    """Each card and each text of a view; not what a button tells the table, which nobody sees."""
    if isinstance(shown, Card | str):
        yield shown
    elif isinstance(shown, Command):
        return
    elif isinstance(shown, msgspec.Struct):
        for name in shown.__struct_fields__:
            yield from everything(getattr(shown, name))
    elif isinstance(shown, dict):
        for key, value in shown.items():
            yield from everything(key)
            yield from everything(value)
    elif isinstance(shown, Iterable):
        for each in shown:
            yield from everything(each)


def faces_in(shown: object) -> set[Card]:
    """The cards that a view names or shows."""
    found: set[Card] = set()
    for each in everything(shown):
        if isinstance(each, Card):
            found.add(each)
        else:
            found |= {card(code) for code in CODE.findall(each)}
            found |= {BY_WORDS[words] for words in WORDS.findall(each)}
    return found


def of_the_case(session: TableSession, book: CaseBook) -> Iterator[object]:
    """The case panel, each of its rulings led to its signature, and the papers of all cases."""
    book.read(session.journal.entries(after=book.last_seq))
    files = book.files()
    yield case_file_view(Cases("House", "T1", tuple(files)), Search())
    for file in files:
        yield lines_of(file, CaseHead("House", "T1", Stamp(0, 0).wall()))
        yield {**case_as_json(file, "T1"), "acts": (), "said": ()}
    view = case_view(session, files)
    if view is None:
        return
    yield view
    for column in (*view.columns, *filter(None, [view.retract])):
        lines = option_lines(options_of(session, column), {})
        commands = commands_of(column, lines, "It stands.")
        yield lines
        yield plan_view(session, commands, frozenset())
        yield sign_view(session, column, commands)


def of_the_acts(session: TableSession, events: list[Event]) -> Iterator[object]:
    """The line about the last act, the keypad after it, the card that is to be discarded."""
    position = session.table.position
    yield happened(position, events)
    yield keypad_view(session)
    if position.discarded:
        yield discarded(session, position.discarded)
    yield from read_cards(session)
    for number in {1, len(position.cards)} & set(range(1, len(position.cards) + 1)):
        truth = next(each for each in DECK if each not in position.cards)
        view = misread_view(session, number, truth)
        yield msgspec.structs.replace(view, truth="")


def leaks(
    session: TableSession, events: list[Event], book: CaseBook, known: set[Card]
) -> list[str]:
    """What shows a card that lies face down; `known` are those that have been open before."""
    position = si_ki_pi_of(session.table.position)
    if position.phase in BETWEEN_ROUNDS:
        return []
    closed = hidden(position) - known
    views: list[Any] = [
        *build_every_view(session, profile_of(session.table)),
        *of_the_acts(session, events),
        *of_the_case(session, book),
        list(position.flags),
        list(position.notes),
        session.table.guide(),
    ]
    found = []
    for view in views:
        parts = view if isinstance(view, tuple) else (view,)
        for part in parts:
            shown = faces_in(part) & (closed - opened_now(part, position))
            if shown:
                found.append(f"{sorted(map(str, shown))}: {type(part).__name__} {part!r:.400}")
    return found


def walk(round_: AnyRound, stop: int = 10_000) -> list[str]:
    """Play a Round and look at everything after each step that is looked at."""
    session, book = session_of(round_.table()), CaseBook()
    found: list[str] = []
    known: set[Card] = set()
    for step, (command, by) in enumerate(round_.commands(session.table)):
        events: list[Event] = []
        with suppress(Refusal):
            events = session.do(command, by=by)
        if step % 3 == stop % 3 or events_of_a_case(events):
            found += leaks(session, events, book, known)
        position = si_ki_pi_of(session.table.position)
        known |= set(position.cards) - hidden(position)
    return found


def events_of_a_case(events: list[Event]) -> bool:
    return any("Case" in type(event).__name__ for event in events)


@pytest.mark.parametrize("round_", OF_SI_KI_PI, ids=str)
def test_nothing_that_a_dealer_sees_shows_a_card_that_lies_face_down_s10(
    round_: AnyRound,
) -> None:
    assert walk(round_) == []


@pytest.mark.parametrize("part", ["CompareView", "ReadCard", "FeltView", "CaseView"])
def test_the_walk_finds_a_card_that_is_shown(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SiKiPiPosition, "lies_open", lambda _, __: True)
    trouble = next(each for each in records() if "I4-card-after-the-deal" in str(each))
    assert any(part in leak for leak in walk(trouble))


def test_two_pairs_at_once_name_no_card_in_what_is_barred() -> None:
    """The second pair is asked for only after the first (I19), and its ways say why."""
    lines = ["open", "bet 1 ann 10 seated", "close"]
    lines += ["irregularity simultaneous 5s 2c", "irregularity simultaneous Kh 9d"]
    session = session_of(Table(load("si-ki-pi")))
    tell(session, *lines)
    view = case_view(session, ())
    assert view is not None
    assert faces_in(view) == set()
    assert [each.text for each in view.barred if "comes first" in each.text]
