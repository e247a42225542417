"""The world of a seed: it plays the same every time, holds with every fault, and notices what does
not hold.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.money import Money
from tablemgr.journal import Draft, EntryKind, Journal, Json, chain, store
from tablemgr.journal.layout import end, unmark
from tablemgr.rules.commands import DealCard
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service import shoe
from tablemgr.service.kept_tray import KeptTray
from tablemgr.service.movements.round import Movements
from tablemgr.service.session import TableSession
from tablemgr.service.stored_act import act_entry
from tablemgr.tray import books
from tablemgr.tray.desk import TrayDesk
from tablemgr.tray.steps import CountBlind
from tablemgr.world import disk
from tablemgr.world.cashiers import Cashiers
from tablemgr.world.disk import DiskFiles
from tablemgr.world.faults import LINE, MEANINGS, PRINTER, faults_named
from tablemgr.world.life import World
from tests.sampling import sampled

ALL = faults_named("all")
ROUNDS = sampled(60, 2_000)
Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("seed", range(2))
def test_the_world_holds_with_every_fault(seed: int, in_memory: Path) -> None:
    world = World(seed, ALL)
    found = list(world.play(ROUNDS, in_memory))
    assert not found, f"{found[0].check}: {found[0].what}\n{found[0].record}"
    assert world.rounds == ROUNDS
    assert {name for name in MEANINGS if world.happened[name]} >= ALL - {
        "disk-full",
        PRINTER,
        *LINE,
    }


def test_a_seed_is_the_same_world_every_time(in_memory: Path) -> None:
    worlds = []
    for name in ("one", "other"):
        folder = in_memory / name
        folder.mkdir()
        world = World(5, ALL)
        findings = list(world.play(15, folder))
        worlds.append((world.steps, world.happened, findings))
    assert worlds[0] == worlds[1]


def test_without_faults_nothing_goes_wrong_in_it(in_memory: Path) -> None:
    world = World(3, frozenset())
    assert not list(world.play(20, in_memory))
    assert not world.happened.total()


@pytest.mark.parametrize("word", ["earthquake", "crash,flood"])
def test_a_fault_that_is_not_built_is_refused_by_name(word: str) -> None:
    with pytest.raises(Fault, match=word.rpartition(",")[2]):
        faults_named(word)


# --- sabotages -----------------------------------------------------------------------------------


def a_start_forgets_what_was_ticked(patch: Patch) -> None:
    patch.setattr(Movements, "fold", lambda _self, _stored: None)


def a_start_does_not_look_at_the_anchor(patch: Patch) -> None:
    patch.setattr(sys.modules["tablemgr.journal.verify"], "read_anchor", lambda _: None)


def an_act_counts_before_it_is_stored(patch: Patch) -> None:
    right = TableSession._store

    def wrong(self: Any, command: Any, events: Any, *words: Any, **more: Any) -> None:
        if not self.between_rounds:
            self.table.position.players.append("early")
        right(self, command, events, *words, **more)
        if self.table.position.players[-1:] == ["early"]:
            self.table.position.players.pop()

    patch.setattr(TableSession, "_store", wrong)


def the_shoe_forgets_a_card(patch: Patch) -> None:
    right = shoe.Shoe.draw
    patch.setattr(shoe.Shoe, "draw", lambda self, cards: right(self, list(cards)[1:]))


def a_tick_moves_twice(patch: Patch) -> None:
    right = Movements.tick

    def wrong(self: Movements, moves: Any) -> None:
        right(self, moves)
        self.done.append(moves)

    patch.setattr(Movements, "tick", wrong)


def a_slip_has_no_number(patch: Patch) -> None:
    """What a start needs of a slip's number is not stored."""
    right = TableSession._draft

    def wrong(self: Any, kind: Any, said: Any, *words: Any, **more: Any) -> Draft:
        return right(self, kind, {} if kind is EntryKind.SLIP else said, *words, **more)

    patch.setattr(TableSession, "_draft", wrong)


def a_card_is_stored_as_another(patch: Patch) -> None:
    right = act_entry

    def wrong(command: Any, *words: Any) -> dict[str, Json]:
        entry = right(command, *words)
        if isinstance(command, DealCard):
            entry["command"] = f"card {command.card.rank}s"
        return entry

    patch.setattr("tablemgr.service.session.act_entry", wrong)


def a_fill_is_not_booked(patch: Patch) -> None:
    patch.setitem(books._MOVES, "fill", lambda _books, _amount: None)


def a_buy_in_is_booked_a_cent_short(patch: Patch) -> None:
    right = books.Books._buy_in
    patch.setitem(books._MOVES, "buy-in", lambda self, amount: right(self, amount - Money(1)))


def one_person_counts_twice(patch: Patch) -> None:
    patch.setattr("tablemgr.tray.counting.same_name", lambda *_: False)
    right = Cashiers.step

    def alone(self: Cashiers, desk: TrayDesk) -> Any:
        step, by = right(self, desk)
        if isinstance(step, CountBlind) and desk.state.count is not None:
            by = Person(desk.state.count.by, Role.SHIFT_MANAGER)
        return step, by

    patch.setattr(Cashiers, "step", alone)


def a_slip_skips_a_number(patch: Patch) -> None:
    patch.setattr(books.Books, "next_number", lambda self, kind: self.numbers.get(kind, 0) + 2)


def a_start_forgets_the_tray(patch: Patch) -> None:
    patch.setattr(KeptTray, "fold", lambda *_: [])


def a_refused_step_counts(patch: Patch) -> None:
    right = TrayDesk.decide

    def wrong(self: TrayDesk, *words: Any, **more: Any) -> Any:
        try:
            return right(self, *words, **more)
        except Refusal:
            self.state.session += 1
            raise

    patch.setattr(TrayDesk, "decide", wrong)


def every_entry_is_kept_in_memory(patch: Patch) -> None:
    right, kept = TableSession._appended, []

    def wrong(self: Any, drafts: Any) -> Any:
        entries = right(self, drafts)
        kept.extend(entries)
        self.kept = kept
        return entries

    patch.setattr(TableSession, "_appended", wrong)


def no_hash_is_compared(patch: Patch) -> None:
    patch.setattr(chain, "_mismatch", lambda _found, row, _actual: row[8])


def a_missing_anchor_is_not_seen(patch: Patch) -> None:
    patch.setattr(Journal, "look_for_anchor", lambda _: None)


def a_failed_start_takes_the_mark_away(patch: Patch) -> None:
    def wrong(path: Path, conn: Any, fd: int, _: Any) -> None:
        unmark(conn)
        end(path, conn, fd)

    patch.setattr(store, "_let_go", wrong)


def a_half_folded_log_is_cut(patch: Patch) -> None:
    right = disk._half_folded

    def wrong(*words: Any) -> DiskFiles:
        file, _, anchor = right(*words).contents
        return DiskFiles((file, b"", anchor))

    patch.setattr(disk, "_half_folded", wrong)


class Sabotage(NamedTuple):
    """What is done to the program, which check must notice it, and within how many Rounds."""

    fault: Callable[[Patch], None]
    check: str
    within: int = 60
    faults: str = "all"


SABOTAGES = (
    Sabotage(a_fill_is_not_booked, "the-tray-holds-what-moved", 160, "crash"),
    Sabotage(a_buy_in_is_booked_a_cent_short, "the-tray-holds-what-moved", 160, "crash"),
    Sabotage(one_person_counts_twice, "two-people-act-by-two", 80, "crash"),
    Sabotage(a_slip_skips_a_number, "slips-are-numbered-without-a-gap", 80, "crash"),
    Sabotage(a_start_forgets_the_tray, "a-start-goes-on", 80, "crash"),
    Sabotage(a_refused_step_counts, "a-refusal-changes-nothing", 80, "crash"),
    Sabotage(a_start_forgets_what_was_ticked, "a-start-goes-on"),
    Sabotage(a_slip_has_no_number, "the-journal-tells-the-same"),
    Sabotage(a_card_is_stored_as_another, "the-export-tells-the-same"),
    Sabotage(a_start_does_not_look_at_the_anchor, "a-start-sees-what-is-lost"),
    Sabotage(an_act_counts_before_it_is_stored, "what-is-not-stored-does-not-count"),
    Sabotage(the_shoe_forgets_a_card, "the-shoe-counts-every-card"),
    Sabotage(a_tick_moves_twice, "what-moves-is-the-net"),
    Sabotage(every_entry_is_kept_in_memory, "what-is-held-is-bounded", 24),
    Sabotage(no_hash_is_compared, "a-changed-journal-is-unsound", 12),
    Sabotage(a_missing_anchor_is_not_seen, "a-lost-file-is-noticed", 24, "remove"),
    Sabotage(a_failed_start_takes_the_mark_away, "a-start-goes-on", 60, "crash,rename"),
    Sabotage(a_half_folded_log_is_cut, "a-start-goes-on", 160, "reordered-write"),
)


@pytest.mark.parametrize("sabotage", SABOTAGES, ids=lambda each: each.fault.__name__)
def test_a_sabotage_is_noticed(sabotage: Sabotage, monkeypatch: Patch, in_memory: Path) -> None:
    sabotage.fault(monkeypatch)
    world = World(1, faults_named(sabotage.faults), tries=0)
    assert sabotage.check in (each.check for each in world.play(sabotage.within, in_memory))
