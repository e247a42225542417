"""The kinds of slips, a module each: its fields, its words and its layout. All come through here.

A kind is found by its module: `KINDS` in `tablemgr/slips/kinds/<module>.py`. Nothing else in the
program lists them.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from datetime import datetime
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tablemgr.basics.errors import Bug
from tablemgr.rules.roles import Role
from tablemgr.slips.code.payload import Signer

if TYPE_CHECKING:  # loads reportlab, which a start does not need
    from tablemgr.slips.paper import Paper


class SlipFields(Struct, frozen=True):
    """What a slip says in its code, beside house, table, kind, number and the slip before it."""

    time: datetime
    """When it was issued, with its zone."""
    entry: int
    """The number of the journal's entry that it stands for."""
    chain: bytes
    """The hash of the journal's chain at that entry."""
    signers: tuple[Signer, ...] = ()
    game: str | None = None
    rulebook: str = ""
    """The SHA-256 of the rulebook's file, in hex; empty if it is not known."""
    round: int | None = None
    nets: dict[str, int] | None = None
    """What each Player won, below zero lost, in cents."""
    moved: tuple[int, int, int] | None = None
    """Paid by the House, collected and returned, in cents."""
    flags: int = 0
    replaces: int | None = None


class SlipDrawing(Struct, frozen=True):
    """What the layout of a slip needs beside its content."""

    code: str
    """The text of the slip's code; empty if it has none, as in older journals."""
    paper: Paper
    fonts: Path
    part: str = ""
    """Which part of the slip it is, and where that goes; empty if there is one part."""


class SlipKind(Struct, frozen=True):
    """One kind of slip. The functions take its content, whose type is the kind's own."""

    name: str
    """As it stands in the code: `settlement`."""
    fields: Callable[[Any], SlipFields]
    text: Callable[[Any], str]
    """The plain text, each line with its line feed."""
    pdf: Callable[[Any, SlipDrawing], bytes]
    signed_by: Role | None = None
    """Somebody of this role or above must have signed."""
    parts: tuple[str, ...] = ("",)
    """Where each printed part goes."""

    def draw(self, content: Any, code: str, paper: Paper, fonts: Path) -> list[bytes]:
        """Each part as a PDF. Raises `Fault` if a font is missing."""
        count = len(self.parts)
        names = [f"Part {n} of {count}: {goes}" for n, goes in enumerate(self.parts, 1)]
        return [
            self.pdf(content, SlipDrawing(code, paper, fonts, name if count > 1 else ""))
            for name in names
        ]


def slip_kind(name: str) -> SlipKind:
    """The kind of that name. Raises `Bug` if there is none."""
    kinds = slip_kinds(tuple(__path__))
    if name not in kinds:
        raise Bug(f"there is no kind of slip named {name!r}")
    return kinds[name]


@cache
def slip_kinds(folders: tuple[str, ...]) -> dict[str, SlipKind]:
    """Every kind of the modules in these folders, by its name."""
    modules = [import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(folders)]
    return {kind.name: kind for module in modules for kind in module.KINDS}
