"""Who may do what, cell by cell (ruling I1)."""

from __future__ import annotations

import pytest

from tablemgr.cards import card
from tablemgr.commands import (
    Choose,
    Command,
    Correct,
    Decide,
    First,
    Judge,
    Open,
    Reconstruct,
    Reopen,
    Report,
    Resume,
    Void,
)
from tablemgr.roles import Role, may

D, S, M, T = Role.DEALER, Role.PIT_SUPERVISOR, Role.PIT_MANAGER, Role.SHIFT_MANAGER

CELLS: list[tuple[Command, set[Role]]] = [
    (Open(), {D, S, M, T}),
    (Report("misdeal"), {D, S, M, T}),
    (Choose(1, "ann", True), {D, S, M, T}),
    (First(card("Kh")), {D, S, M, T}),
    (Reconstruct(True), {S, M, T}),
    (Resume(), {S, M, T}),
    (Void("5.5.1"), {S, M, T}),
    (Correct(1, card("Kh")), {S, M, T}),
    (Judge(True), {S, M, T}),
    (Decide("play on"), {T}),
    (Reopen(), {T}),
]


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize(("command", "allowed"), CELLS, ids=lambda cell: type(cell).__name__)
def test_authority_i1(command: Command, allowed: set[Role], role: Role) -> None:
    assert may(role, command) is (role in allowed)
