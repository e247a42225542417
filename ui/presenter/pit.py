"""Makes the view of the supervisor's desk from the tables of a pit. Decides nothing."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.counts import counted
from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, Profile, reads
from tablemgr.house.profile_change import changed
from tablemgr.journal import Stamp
from tablemgr.past.case_kinds import kind_words
from tablemgr.pit.calls import CallKind, TableCall
from tablemgr.pit.floor import Floor
from tablemgr.pit.marks import TableMark
from tablemgr.pit.watched import WatchedTable
from tablemgr.rules.games.position import Phase
from tablemgr.service.paper import PaperState
from tablemgr.service.session import TableSession
from tablemgr.tray.books import SessionSums
from ui.presenter.call_words import call_words, few_words
from ui.presenter.felt import limit_lines
from ui.theme.words import in_words
from ui.views.pit import CallLine, DeskView, TableCard
from ui.views.shared import Lamp, Tone, amount_text

translate = QCoreApplication.translate

_SHOWN_FROM: Final = ("house", "currency", "game", "layout", "decks", "dealing")
"""The settings of a table that its views need, beside its limits."""
_AT_ONCE: Final = CallKind.UNWITNESSED
"""Calls up to this kind wait for a supervisor at once."""


def desk_view(floor: Floor, profiles: SeenProfiles) -> DeskView:
    """Everything that the desk shows."""
    calls = floor.calls()
    first: dict[str, TableCall] = {}
    for call in calls:
        first.setdefault(call.table, call)
    marks = list(floor.marks.values())
    return DeskView(
        completeness_text(marks),
        all(mark.is_complete for mark in marks),
        tuple(
            table_card(floor.tables.get(mark.table), mark, first.get(mark.table), profiles)
            for mark in marks
        ),
        tuple(call_line(call) for call in calls),
    )


def completeness_text(marks: list[TableMark]) -> str:
    """Say until when the server has everything: `All 12 tables complete to 21:04:07`."""
    if not marks:
        return translate("pit", "No table has been added")
    whole = [mark.complete_at for mark in marks if mark.is_complete and mark.complete_at]
    to = clock_text(min(whole)) if whole else "\u2013"
    if len(whole) == len(marks):
        one = translate("pit", "The only table is complete to")
        return f"{counted(len(marks), one, translate('pit', 'All {0} tables complete to'))} {to}"
    text = translate("pit", "{whole} of {all} tables complete to {to}")
    return text.format(whole=len(whole), all=len(marks), to=to)


def clock_text(moment: datetime) -> str:
    """The time of day on this machine, to the second."""
    return f"{moment.astimezone():%H:%M:%S}"


def table_card(
    watched: WatchedTable | None,
    mark: TableMark,
    call: TableCall | None,
    profiles: SeenProfiles,
) -> TableCard:
    """One table at a glance; `call` is its most pressing one."""
    tone = Tone.PLAIN
    if call is not None:
        tone = Tone.TAKE if call.kind <= _AT_ONCE else Tone.WARN
    shown = "" if call is None else few_words(call.kind)
    at = mark.complete_at
    complete = clock_text(at) if at is not None else translate("pit", "never heard of")
    session = None if watched is None else watched.session
    if watched is None or session is None:
        return TableCard(mark.table, tone, complete=complete, call=shown)
    away, money = watched.reader.is_away, watched.money
    doubt = any(each.state is PaperState.DOUBT for each in watched.prints.open)
    return TableCard(
        mark.table,
        tone,
        session.table.rulebook.title,
        "   ".join(line.text for line in limit_lines(profiles.of(watched))[:1]),
        _dealer(watched, session),
        _round(session),
        _pace(watched),
        translate("pit", "{0} cards").format(session.shoe.cards_left),
        translate("pit", "reader away") if away else translate("pit", "reader"),
        Lamp.WRONG if away else Lamp.GOOD,
        translate("pit", "printer: look") if doubt else translate("pit", "printer"),
        Lamp.WAITING if doubt else Lamp.GOOD if watched.prints.all else Lamp.OFF,
        "" if money is None else amount_text(money.rounds + money.tray_variance),
        "" if money is None else _explained(money),
        complete,
        shown,
    )


def _explained(money: SessionSums) -> str:
    """Say what the result of an open table is made of: the drop is counted after it."""
    text = translate("pit", "Rounds {rounds}, variances of the tray {tray}")
    if money.corrections:
        text = translate(
            "pit", "Rounds {rounds} (corrected by {corrected}), variances of the tray {tray}"
        )
    return text.format(
        rounds=amount_text(money.rounds),
        corrected=amount_text(money.corrections),
        tray=amount_text(money.tray_variance),
    )


class SeenProfiles:
    """The house profiles of tables as far as their views need them, each made once."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[tuple[object, ...], Profile]] = {}

    def of(self, watched: WatchedTable) -> Profile:
        """The profile of a table, as its journal has it."""
        session = watched.session
        game = () if session is None else (session.table.rulebook.id, session.table.decks)
        key = (id(watched.values), *game)
        known = self._made.get(watched.name)
        if known is None or known[0] != key:
            known = self._made[watched.name] = (key, _profile_of(watched))
        return known[1]


def _profile_of(watched: WatchedTable) -> Profile:
    values, session = watched.values, watched.session
    own: dict[str, Any] = {name: values[name] for name in _SHOWN_FROM if values.get(name)}
    own |= {name: value for name, value in values.items() if name.startswith("limits.") and value}
    if session is not None:
        own |= {"game": session.table.rulebook.id, "decks": session.table.decks}
    own["table"] = watched.name
    try:
        return reads(changed(DEFAULT, own, watched.name), watched.name)
    except Fault:  # the settings of another version of the program
        return reads(DEFAULT, watched.name)


def _dealer(watched: WatchedTable, session: TableSession) -> str:
    since = watched.dealer_since_ns
    if since is None:
        return session.person.name
    text = translate("pit", "{name} since {time}")
    time = f"{Stamp(since, 0).wall():%H:%M}"
    return text.format(name=session.person.name, time=time)


def _round(session: TableSession) -> str:
    stages: Mapping[object, str] = {
        Phase.IDLE: translate("pit", "not open yet"),
        Phase.BETTING: translate("pit", "Bets"),
        Phase.SETTLEMENT: translate("pit", "settling"),
        Phase.COMPLETE: translate("pit", "settled"),
        Phase.VOID: translate("pit", "void"),
        Phase.IRREGULARITY: translate("pit", "ruling"),
    }
    stage = stages.get(session.table.position.phase, translate("pit", "in play"))
    return translate("pit", "Round {number}: {stage}").format(number=session.round_no, stage=stage)


def _pace(watched: WatchedTable) -> str:
    pace = watched.rounds_an_hour
    return "" if pace is None else translate("pit", "{0} Rounds/h").format(pace)


def call_line(call: TableCall) -> CallLine:
    """One call, with its cause, what follows from it, and what to do."""
    words = call_words(call.kind)
    detail = call.detail
    if call.kind is CallKind.CASE:
        detail = in_words(kind_words(call.detail))
    title = translate("pit", "{table}: {what}").format(table=call.table, what=few_words(call.kind))
    cause = words[0].format(detail=detail)
    tone = Tone.TAKE if call.kind <= _AT_ONCE else Tone.WARN
    return CallLine(call.table, tone, title, cause, words[1], words[2], call.kind is CallKind.CASE)


def calls_head(many: int) -> str:
    """Say how many calls there are."""
    if not many:
        return translate("pit", "No table calls")
    return counted(many, translate("pit", "1 call"), translate("pit", "{0} calls"))


def now_text() -> str:
    """The time of day now, for the desk's own clock."""
    return clock_text(datetime.now(UTC))
