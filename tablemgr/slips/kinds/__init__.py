"""The kinds of slips, a module each: its fields, its words and its layout. All come through here.

A kind is found by its module: `KINDS` in `tablemgr/slips/kinds/<module>.py`. Nothing else in the
program lists them.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tablemgr.basics.errors import Bug
from tablemgr.basics.languages import ENGLISH, Language, load_language
from tablemgr.basics.messages import Message, Speaker, Translate, keep_english
from tablemgr.rules.roles import Role
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.code.payload import Signer
from tablemgr.slips.code.signed import read_code

if TYPE_CHECKING:  # they load reportlab, which a start does not need
    from tablemgr.slips.paper import Paper, Sheet
    from tablemgr.slips.typesetter import SlipLayout
    from tablemgr.slips.typography import Fonts


_ENGLISH: Final = load_language(ENGLISH)


class SlipFields(Struct, frozen=True):
    """The fields of a slip's code beside house, table, kind, number and the slip before it."""

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


class PaperPart(Struct, frozen=True):
    """One printed part of a slip."""

    goes: str
    """The place that it goes to, which stands on it; empty if the slip has one part."""
    signs: tuple[str, ...] = ()
    """The functions of those who sign it on paper there, each with a line."""


ONE_PART: Final = (PaperPart(""),)
"""The parts of a slip that is printed once."""
HOW_SIGNED: Final = {
    "pin": Message(CONTEXT, "signed by PIN"),
    "name": Message(CONTEXT, "signed by name"),
    "recovery": Message(CONTEXT, "signed by new PIN"),
}
"""The words for how somebody has signed, by what a code calls it."""


class SlipDrawing(Struct, frozen=True):
    """The values that the layout of one part of a slip needs beside its content."""

    code: str
    """The text of the slip's code; empty if it has none, as in older journals."""
    sheet: Sheet
    fonts: Fonts
    part: str = ""
    """Which part it is and where that goes: `Part 1 of 3: Drop box`; empty if there is one."""
    signs: tuple[str, ...] = ()
    """The functions of those who sign this part on paper."""
    copy: int = 0
    """0 for the first print, n for DUPLICATE n."""
    translate: Translate = keep_english
    """Puts what stands on it into the language in which it is printed."""

    @property
    def say(self) -> Speaker:
        """Say what every slip has on it in that language."""
        return Speaker(CONTEXT, self.translate)


class SlipKind(Struct, frozen=True):
    """One kind of slip. The functions take its content, whose type is the kind's own."""

    name: str
    fields: Callable[[Any], SlipFields]
    text: Callable[[Any], str]
    """The plain text, each line with its line feed. It is what the code signs: always English."""
    layout: Callable[[Any, SlipDrawing], SlipLayout]
    signed_by: Role | None = None
    """Somebody of this role or above must have signed."""
    parts: Callable[[Any], Sequence[PaperPart]] = lambda _content: ONE_PART
    """Its printed parts, in order."""
    numbered_as: str = ""
    """The kind that its code says and whose numbers it has, if that is not its own name."""

    @property
    def coded(self) -> str:
        """The kind as it stands in the code: `settlement`."""
        return self.numbered_as or self.name

    def draw(
        self,
        content: Any,
        code: str,
        paper: Paper,
        fonts: Path,
        *,
        copy: int = 0,
        language: Language = _ENGLISH,
    ) -> bytes:
        """Draw all of its parts as one PDF in that language, each from a page of its own on; give
        the file's bytes. `copy` n is DUPLICATE n, which the code of a slip says too. Raises `Fault`
        if a font is missing.
        """
        from tablemgr.slips.typesetter import typeset  # noqa: PLC0415 - loads reportlab
        from tablemgr.slips.typography import load_fonts  # noqa: PLC0415 - as above

        sheet, family, parts = paper.value, load_fonts(fonts.resolve()), self.parts(content)
        copy = read_code(code).payload.reprint if code else copy
        whole = SlipDrawing(code, sheet, family, copy=copy, translate=language.translate)
        drawings = [
            _drawing_of(part, number, len(parts), whole) for number, part in enumerate(parts, 1)
        ]
        layouts = [self.layout(content, each) for each in drawings]
        return typeset(layouts, sheet, family, emboldens=language.tag != ENGLISH)


def _drawing_of(part: PaperPart, number: int, count: int, drawing: SlipDrawing) -> SlipDrawing:
    """Give the drawing of one part: which it is, and who signs it, in words."""
    say, goes = drawing.say, Message("parts of slips", part.goes)
    name = say("Part {number} of {count}: {goes}", number=number, count=count, goes=goes)
    signs = tuple(say.words(Message("roles", title)) for title in part.signs)
    return replace(drawing, part=name if part.goes else "", signs=signs)


def slip_kind(name: str) -> SlipKind:
    """The kind of that name. Raises `Bug` if there is none."""
    kinds = slip_kinds(tuple(__path__))
    if name not in kinds:
        raise Bug(f"there is no kind of slip named {name!r}")
    return kinds[name]


@cache
def slip_kinds(folders: tuple[str, ...]) -> dict[str, SlipKind]:
    """Collect every kind of the modules in these folders, by its name."""
    modules = [import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(folders)]
    kinds = [kind for module in modules for kind in module.KINDS]
    found = {kind.name: kind for kind in kinds}
    if len(found) < len(kinds):
        raise Bug("two kinds of slips have one name")
    return found
