"""The first settings of a table: what is asked, in which order, and the house profile made of it.

A terminal and a page ask the same questions. Knows no widget and no terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Fault
from tablemgr.house.profile import DEFAULT, Setting, reads
from tablemgr.house.profile_change import changed
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table

translate = QCoreApplication.translate
_NEW: Final = "the new house profile"
_CHIP_COLOURS: Final = (
    *("#e8a0b4", "#c0392b", "#1e8449", "#22262b", "#6c3483", "#d4a017"),
    *("#2471a3", "#ca6f1e", "#7b7d7d", "#117864"),
)
"""Of the smallest chip first."""
_USUAL: Final = reads(DEFAULT, _NEW)
LISTEN_S: Final = 10
"""How long a reader is listened to, while somebody draws cards."""
SIMULATOR: Final = "simulator"
MANUAL: Final = "manual"


class SetupAnswers(Struct, frozen=True):
    """The answers; at first those of a table of which nothing is said."""

    house: str = "House"
    table: str = "T1"
    currency: str = "$"
    shift: str = "Day"
    game: str = _USUAL.game
    layout: str = "A"
    decks: str = "8"
    dealing: str = ""
    """Empty if the game is dealt in one way."""
    initial: str = "25 5000"
    side: str = "5 500"
    chips: str = "2.50 5 25 100 500 1000"
    port: str = SIMULATOR
    protocol: str = "angel-eye"
    printer: str = ""
    """Its address; empty for none."""
    paper: str = "80 mm"
    keeps_money: str = "no"
    witness: str = ""


SetupChoice: TypeAlias = tuple[str, str]
"""A value, and what it is called."""


class Machine(Struct, frozen=True):
    """The ports, protocols and printers of the machine."""

    ports: Sequence[SetupChoice] = ()
    protocols: Sequence[SetupChoice] = ()
    printers: Sequence[SetupChoice] = ()
    witness: str = ""
    """The witness file that the package has made; empty if there is none."""


def is_asked(question: SetupQuestion, answers: SetupAnswers) -> bool:
    """Say whether the question means anything for a table with these answers."""
    if question.name == "protocol":
        return answers.port not in (SIMULATOR, MANUAL)
    return question.name != "paper" or bool(answers.printer)


class SetupQuestion(Struct, frozen=True):
    """One question: the answer's name, its words, a hint, and what can be chosen; nothing if any
    text may be the answer.
    """

    name: str
    words: str
    hint: str = ""
    choices: Callable[[SetupAnswers, Machine], Sequence[SetupChoice]] = field(
        default_factory=lambda: lambda _, __: ()
    )

    def default(self, answers: SetupAnswers) -> str:
        """The answer if nothing is said."""
        return str(getattr(answers, self.name))


def questions(answers: SetupAnswers) -> list[SetupQuestion]:
    """Give what is asked of a table with these answers so far, in order."""
    book: Any = load(answers.game)
    found = [
        SetupQuestion("house", translate("setup", "Name of the house")),
        SetupQuestion(
            "table", translate("setup", "Table"), translate("setup", "letters, digits, - and _")
        ),
        SetupQuestion("currency", translate("setup", "Currency")),
        SetupQuestion("shift", translate("setup", "Shift")),
        SetupQuestion("game", translate("setup", "Game"), choices=lambda _, __: _games()),
        SetupQuestion(
            "layout", translate("setup", "Layout"), choices=lambda so_far, _: _layouts(so_far.game)
        ),
        SetupQuestion(
            "decks",
            translate("setup", "Decks"),
            translate("setup", "{0} to {1}").format(book.decks.min, book.decks.max),
        ),
    ]
    dealings = _dealings(answers.game)
    if len(dealings) > 1:
        choices = [(name, name) for name in dealings]
        found.append(
            SetupQuestion("dealing", translate("setup", "Dealing"), choices=lambda _, __: choices)
        )
    return [
        *found,
        SetupQuestion(
            "initial", translate("setup", "Box limits"), translate("setup", "minimum and maximum")
        ),
        SetupQuestion(
            "side", translate("setup", "Side Bet limits"), translate("setup", "minimum and maximum")
        ),
        SetupQuestion(
            "chips",
            translate("setup", "Chips"),
            translate("setup", "their values, the smallest first"),
        ),
        SetupQuestion("port", translate("setup", "Cards come from"), choices=_ports),
        SetupQuestion(
            "protocol", translate("setup", "Card reader"), choices=lambda _, found: found.protocols
        ),
        SetupQuestion("printer", translate("setup", "Printer of slips"), choices=_printers),
        SetupQuestion("paper", translate("setup", "Paper"), choices=lambda _, __: _PAPERS),
        SetupQuestion(
            "keeps_money", translate("setup", "Keep the tray's money"), choices=_yes_or_no
        ),
    ]


_PAPERS: Final = (("80 mm", "80 mm"), ("58 mm", "58 mm"), ("A6", "A6"))


def _yes_or_no(_: SetupAnswers, __: Machine) -> list[SetupChoice]:
    return [("no", translate("setup", "no")), ("yes", translate("setup", "yes"))]


def _games() -> list[SetupChoice]:
    return [(game, f"{load(game).title}, {load(game).edition}") for game in games()]


def _layouts(game: str) -> list[SetupChoice]:
    return [(name, f"{name}, {boxes} boxes") for name, boxes in load(game).layouts.items()]


def _dealings(game: str) -> Sequence[str]:
    """The ways in which the game is dealt, by their names in the rulebook."""
    return Table(load(game), boxes=next(iter(load(game).layouts.values()))).family.dealings


def _ports(_: SetupAnswers, machine: Machine) -> list[SetupChoice]:
    return [
        (SIMULATOR, translate("setup", "Simulated shoe")),
        (MANUAL, translate("setup", "Entered by hand")),
        *machine.ports,
    ]


def _printers(_: SetupAnswers, machine: Machine) -> list[SetupChoice]:
    return [("", translate("setup", "none")), *machine.printers]


def answered(answers: SetupAnswers, name: str, value: str) -> SetupAnswers:
    """The answers with one more; those that a new game does not allow begin again.

    Raises `Fault` with what is wrong with the answer.
    """
    new = replace(answers, **{name: " ".join(value.split())})
    if name == "game":
        book = load(value)
        dealings = _dealings(value)
        new = replace(
            new,
            layout=next(iter(book.layouts)),
            decks=str(book.decks.default),
            dealing=dealings[0] if len(dealings) > 1 else "",
        )
    profile_text_of(new)
    return new


def profile_text_of(answers: SetupAnswers) -> str:
    """The house profile's text. Raises `Fault` with what is wrong."""
    text = changed(DEFAULT, _settings(answers), _NEW)
    reads(text, _NEW)
    return text


def _settings(answers: SetupAnswers) -> dict[str, Setting | None]:
    if not (answers.decks.isascii() and answers.decks.isdigit()):
        raise Fault("{decks!r} is not a number of decks.", decks=answers.decks)
    real = answers.port not in (SIMULATOR, MANUAL)
    found: dict[str, Setting | None] = {
        "house": answers.house,
        "table": answers.table,
        "currency": answers.currency,
        "shift": answers.shift,
        "sign-in": "name" if answers.port == SIMULATOR else "pin",
        "game": answers.game,
        "layout": answers.layout,
        "decks": int(answers.decks),
        "dealing": answers.dealing or None,
        "limits.initial": answers.initial.split(),
        "limits.side": answers.side.split(),
        "chips": [
            {"value": value, "colour": _CHIP_COLOURS[place % len(_CHIP_COLOURS)]}
            for place, value in enumerate(answers.chips.split())
        ],
        "device.port": answers.port,
        "device.protocol": answers.protocol,
        "device.speed": None if real else 4800,
        "slip.paper": answers.paper,
        "table-key.witness": answers.witness,
        "float.kept": answers.keeps_money == "yes",
    }
    if answers.printer:
        found |= {
            "printers.slips.address": answers.printer,
            "printers.slips.paper": answers.paper,
        }
    return found
