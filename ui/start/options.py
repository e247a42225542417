"""Makes what the start screen offers, and turns a choice into settings of the house profile.

Knows no widget and decides nothing: a choice is checked when the profile is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from drivers.catalogue import known_protocols
from tablemgr.basics.money import Money
from tablemgr.house.profile import Profile, Setting, money_pair
from tablemgr.rules.games.families import family_of
from tablemgr.rules.rulebook import load
from ui.presenter.families import presenter_of_book, shown_games
from ui.views.start import GameOption, LayoutOption, Pair, StartChoice, StartView

_STEPS: Final = (1, 2, 5, 10, 15, 25, 50, 75)
_WITHOUT_READER: Final = ("simulator", "manual")


@cache
def games() -> tuple[GameOption, ...]:
    """Every game that a window can show, with what its rulebook offers."""
    return tuple(_game(name) for name in shown_games())


def _game(name: str) -> GameOption:
    book = load(name)
    layouts = tuple(LayoutOption(letter, boxes) for letter, boxes in book.layouts.items())
    decks = tuple(range(book.decks.min, book.decks.max + 1))
    dealings = family_of(book).dealings
    words = presenter_of_book(book).dealings() if dealings else {}
    return GameOption(
        name,
        book.title,
        book.edition,
        layouts,
        decks,
        book.decks.default,
        {dealing: words.get(dealing, dealing) for dealing in dealings},
    )


def start_view(profile: Profile, ports: Iterable[str] = (), *, training: bool = False) -> StartView:
    """Give what is offered at a table. `ports` are the serial ports that this machine has;
    `training` offers a training table.
    """
    choice = choice_of(profile)
    pairs = [pair for pair in (choice.initial, choice.side) if pair is not None]
    steps = {Money(100 * step * unit) for step in _STEPS for unit in (1, 10, 100, 1000)}
    amounts = sorted(steps | {amount for pair in pairs for amount in pair})
    names = dict.fromkeys((*_WITHOUT_READER, *ports, profile.device.port))
    return StartView(
        profile.house,
        profile.table,
        games(),
        tuple(names),
        {name: each.title for name, each in known_protocols().items()},
        tuple(amounts),
        choice,
        training,
    )


def choice_of(profile: Profile) -> StartChoice:
    """The house profile's settings as a choice."""
    dealings = family_of(load(profile.game)).dealings
    return StartChoice(
        profile.game,
        profile.layout,
        profile.decks,
        profile.dealing or (dealings[0] if dealings else None),
        _pair(profile.limits.initial),
        _pair(profile.limits.side),
        profile.device.port,
        profile.device.protocol,
        not profile.signs_by_name,
    )


def _pair(texts: tuple[str, str] | None) -> Pair | None:
    return None if texts is None else money_pair(texts)


def settings_of(choice: StartChoice) -> Mapping[str, Setting | None]:
    """Give what the house profile's file must say for a choice."""
    return {
        "game": choice.game,
        "layout": choice.layout,
        "decks": choice.decks,
        "dealing": choice.dealing,
        "limits.initial": _texts(choice.initial),
        "limits.side": _texts(choice.side),
        "device.port": choice.port,
        "device.protocol": choice.protocol,
        "sign-in": "pin" if choice.by_pin else "name",
    }


def _texts(pair: Pair | None) -> list[str] | None:
    return None if pair is None else [_text(pair[0]), _text(pair[1])]


def _text(amount: Money) -> str:
    return str(amount).removesuffix(".00")


def for_game(profile: Profile, game: str, layout: str | None = None) -> StartChoice:
    """The profile's choice, with the game and the layout that the command line names.

    Raises as `load` does.
    """
    option = _game(game)
    choice = option.instead(choice_of(profile))
    if layout is None:
        return choice
    names = {each.name.lower(): each.name for each in option.layouts}
    return replace(choice, layout=names.get(layout.lower(), layout))
