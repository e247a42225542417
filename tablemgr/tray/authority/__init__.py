"""Who does which step of a fill and a credit, by the law of a place: one TOML file a place.

A file that is `based-on` another says its differences only.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought
from tablemgr.basics.messages import Message
from tablemgr.basics.toml_text import TomlError, parse_toml
from tablemgr.rules.roles import Role

TransferKind: TypeAlias = Literal["fill", "credit"]
_FOLDER: Final = brought(__package__)


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    pass


class TransferStep(_Strict, frozen=True):
    """One step of a fill or a credit, and who takes it."""

    step: str
    role: Role
    numbers: bool = False
    """The slip gets its number here."""
    counts: bool = False
    """The chips are counted here, without a look at the slip."""
    leaves: bool = False
    """The chips are on their way from here on: no void any more."""
    moves: bool = False
    """The tray's books change here."""

    @property
    def message(self) -> Message:
        """Name it for the screen."""
        return Message("steps of fills and credits", self.step)


class TransferSteps(_Strict, frozen=True):
    """The steps of one kind of movement in order, and who voids it before the chips leave."""

    steps: tuple[TransferStep, ...]
    void: tuple[Role, ...]

    def names(self) -> tuple[str, ...]:
        """The names of the steps in order."""
        return tuple(step.step for step in self.steps)


class PlaceOfPart(_Strict, frozen=True):
    """Where one printed part of a slip goes, and the steps whose signatures stand on it."""

    goes: str
    signs: tuple[str, ...] = ()


class Authority(_Strict, frozen=True):
    """Who does what, in one place."""

    name: str
    fill: TransferSteps
    credit: TransferSteps
    parts: dict[str, tuple[PlaceOfPart, ...]]
    """The printed parts of a slip, by the slip's kind."""

    def steps_of(self, kind: TransferKind) -> TransferSteps:
        """The steps of that kind of movement."""
        return self.fill if kind == "fill" else self.credit


def places() -> tuple[str, ...]:
    """The names by which a house profile asks for a place, sorted."""
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.toml")))


@cache
def authority_of(place: str) -> Authority:
    """Who does what in that place. Raises `Fault` if there is no such place, or its file is bad."""
    if place not in places():
        raise Fault(
            "There is no place {place!r}.",
            "Known: {names}.",
            place=place,
            names=", ".join(places()),
        )
    return understand(_tables(place), place)


def understand(tables: Mapping[str, Any], place: str) -> Authority:
    """The authority in the tables of a file. Raises `Fault` that names the place."""
    try:
        found = msgspec.convert(tables, Authority)
    except msgspec.ValidationError as error:
        raise Fault("{place}: {error}.", "Put the file right.", place=place, error=error) from None
    for kind, steps in (("fill", found.fill.steps), ("credit", found.credit.steps)):
        for what in ("numbers", "counts", "leaves", "moves"):
            if sum(getattr(step, what) for step in steps) != 1:
                raise Fault(
                    "{place}: {kind}: one step {what}, not more and not none.",
                    place=place,
                    kind=kind,
                    what=what,
                )
        if len({step.step for step in steps}) != len(steps):
            raise Fault("{place}: {kind}: a step stands twice.", place=place, kind=kind)
        numbered = next(at for at, step in enumerate(steps) if step.numbers)
        signed = {name for part in found.parts.get(kind, ()) for name in part.signs}
        for step in steps[numbered + 1 :]:
            if step.step not in signed:
                raise Fault(
                    "{place}: {kind}: no part of the slip is signed at {step!r}.",
                    place=place,
                    kind=kind,
                    step=step.step,
                )
    known = {*found.fill.names(), *found.credit.names()}
    for kind, parts in found.parts.items():
        for name in {name for part in parts for name in part.signs} - known:
            raise Fault(
                "{place}: {kind}: there is no step {name!r} to sign a part at.",
                place=place,
                kind=kind,
                name=name,
            )
    return found


def _tables(place: str) -> dict[str, Any]:
    """The tables of a place's file, with what it takes over from the one that it is based on."""
    try:
        own = parse_toml((_FOLDER / f"{place}.toml").read_text(encoding="utf-8"))
    except TomlError as error:
        raise Fault(
            "{place}: line {line}: {what}.", place=place, line=error.line, what=error.what
        ) from None
    base_name = own.pop("based-on", None)
    if base_name is None:
        return own
    base = _tables(base_name)
    for kind in ("fill", "credit"):
        table = {**base[kind], **own.get(kind, {})}
        without = table.pop("without", ())
        table["steps"] = [step for step in table["steps"] if step["step"] not in without]
        own[kind] = table
    known = {step["step"] for kind in ("fill", "credit") for step in own[kind]["steps"]}
    for part in (part for parts in base["parts"].values() for part in parts):
        part["signs"] = [name for name in part.get("signs", ()) if name in known]
    own["parts"] = {**base["parts"], **own.get("parts", {})}
    return {**base, **own}
