"""Check that the settings of a house profile fit each other, its game and this machine.

Each contradiction names its key, what stands there and what may stand there.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drivers.catalogue import settings_flaws
from tablemgr.basics.errors import Fault
from tablemgr.basics.languages import ENGLISH, languages
from tablemgr.basics.money import Money
from tablemgr.basics.names import NotANameError, person_name
from tablemgr.basics.wrong_values import WrongValue, stands_there, unknown_word
from tablemgr.rules.rulebook import games, load
from tablemgr.tray.authority import places

if TYPE_CHECKING:
    from tablemgr.house.profile import Profile

AN_AMOUNT: Final = 'an amount in quotes, like "25" or "2.50",'
SPEEDS: Final = (
    *(300, 600, 1200, 1800, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400, 460800),
    *(500000, 576000, 921600, 1000000, 1152000, 1500000, 2000000, 2500000, 3000000, 3500000),
    4000000,
)
"""The speeds that serial lines have, in bits a second."""
_WHOLE: Final = 100
"""The cents of one unit of the currency."""
_WITHOUT_READER: Final = ("simulator", "manual")


def contradictions(profile: Profile) -> Iterator[WrongValue]:
    """Each of them, in the order of the file."""
    yield from _people(profile)
    yield from _game(profile)
    chips = tuple(_chips(profile))
    yield from chips
    yield from _limits(profile, chips_hold=not chips)
    yield from _device(profile)
    yield from _slips(profile)
    yield from _float(profile)
    if profile.pit.staff and not profile.pit.server:
        words = "a table gets the desk's register from the pit's server; name that too, or neither"
        yield WrongValue(("pit", "staff"), words)


def _people(profile: Profile) -> Iterator[WrongValue]:
    try:
        person_name(profile.dealer)
    except NotANameError as error:
        yield WrongValue(("dealer",), error.what.rstrip("."))
    port = profile.device.port
    if profile.signs_by_name and port and port not in _WITHOUT_READER:
        words = f'cards come from {port}: sign-in must be "pin"'
        yield WrongValue(("sign-in",), words)


def _game(profile: Profile) -> Iterator[WrongValue]:
    if profile.game not in games():
        yield WrongValue(("game",), unknown_word(profile.game, games()))
        return
    try:
        book = load(profile.game)
    except Fault as fault:
        yield WrongValue(("game",), fault.what.rstrip("."))
        return
    if profile.layout not in book.layouts:
        known = ", ".join(sorted(book.layouts))
        yield WrongValue(("layout",), f"{book.title} has no layout {profile.layout!r}: {known}")
        return
    try:
        profile.table_of_game()
    except ValueError as error:
        key = "dealing" if "dealing" in str(error) else "decks"
        stands = stands_there(profile.decks if key == "decks" else profile.dealing)
        yield WrongValue((key,), f"{stands} stands there; {error}")


def _chips(profile: Profile) -> Iterator[WrongValue]:
    if not profile.chips:
        yield WrongValue(("chips",), "there are no chips; a table of them belongs there")
    seen: dict[Money, int] = {}
    for place, chip in enumerate(profile.chips):
        path = ("chips", place, "value")
        value = _amount(chip.value)
        if value is None:
            yield _no_amount(path, chip.value)
        elif value == 0:
            yield WrongValue(path, "a chip is worth nothing")
        elif value in seen:
            words = f"a chip of {chip.value} is listed twice: it is also the {_nth(seen[value])}"
            yield WrongValue(path, words)
        else:
            seen[value] = place


def _limits(profile: Profile, *, chips_hold: bool) -> Iterator[WrongValue]:
    for name, pair in (("initial", profile.limits.initial), ("side", profile.limits.side)):
        if pair is None:
            continue
        path = ("limits", name)
        amounts = [_amount(text) for text in pair]
        for place, (text, amount) in enumerate(zip(pair, amounts, strict=True)):
            if amount is None:
                yield _no_amount((*path, place), text)
            elif chips_hold and not profile.table_manners.boxes_only:
                yield from _laid_with_chips(profile, (*path, place), text, amount)
        low, high = amounts
        if low is not None and high is not None and low > high:
            words = f"the minimum, {pair[0]}, is more than the maximum, {pair[1]}"
            yield WrongValue(path, f"{words}; the smaller amount stands first")


def _laid_with_chips(
    profile: Profile, path: tuple[str | int, ...], text: str, amount: Money
) -> Iterator[WrongValue]:
    unit = math.gcd(*(int(value) for value, _ in profile.chip_set))
    if amount % unit and amount % _WHOLE:  # a whole amount may be laid as a note
        words = f'"{text}" stands there, which no chips of this house add up to'
        yield WrongValue(path, f"{words}; a multiple of {Money(unit)} may stand there")


def _device(profile: Profile) -> Iterator[WrongValue]:
    device = profile.device
    for flaw in settings_flaws(device):
        yield WrongValue(("device", *flaw.path), flaw.words)
    if not device.port:
        words = 'port is missing: "simulator", "manual" or a serial port in quotes'
        yield WrongValue(("device",), words)
    if device.speed is not None and device.speed not in SPEEDS:
        near = min(SPEEDS, key=lambda speed: abs(speed - (device.speed or 0)))
        words = f"{device.speed} stands there, a speed that serial lines do not have"
        yield WrongValue(("device", "speed"), f"{words}; the nearest is {near}")


def _slips(profile: Profile) -> Iterator[WrongValue]:
    spoken = (ENGLISH, *languages())
    if profile.slip.language not in spoken:
        yield WrongValue(("slip", "language"), unknown_word(profile.slip.language, spoken))
    folder = profile.slip.folder
    if not folder:
        return
    mistake = _folder_mistake(folder)
    if mistake:
        words = f"slips can't be saved in {folder}: {mistake}"
        yield WrongValue(("slip", "folder"), f"{words}; name a folder that this user may write")


def _float(profile: Profile) -> Iterator[WrongValue]:
    lines, amounts_hold = profile.float, True
    if lines.authority not in places():
        yield WrongValue(("float", "authority"), unknown_word(lines.authority, places()))
    for name, text in (
        *(("par", lines.par), ("note", lines.note)),
        *(("report", lines.report), ("regulator", lines.regulator)),
    ):
        if _amount(text) is None:
            amounts_hold = False
            yield _no_amount(("float", name), text)
    if lines.kept and profile.table_manners.boxes_only:
        words = "true stands there, but boxes are marked without amounts"
        yield WrongValue(("float", "kept"), f"{words}: set table-manners.boxes-only to false")
    if amounts_hold and lines.bank == "imprest" and not Money.parse(lines.par):
        words = f'"{lines.par}" stands there; an imprest tray needs what it holds after a closing'
        yield WrongValue(("float", "par"), words)


def _folder_mistake(folder: str) -> str:
    """Why no file can be written in a folder, which need not be there yet; empty if it can."""
    try:
        path = Path(folder).expanduser()
        there = next(each for each in (path, *path.absolute().parents) if each.exists())
    except (OSError, RuntimeError, ValueError) as error:  # a user who is not there, a name too long
        return str(getattr(error, "strerror", None) or error).rstrip(".")
    if not there.is_dir():
        return f"{there} is not a folder"
    return "" if os.access(there, os.W_OK | os.X_OK) else f"this user may not write in {there}"


def _amount(text: str) -> Money | None:
    try:
        return Money.parse(text)
    except ValueError:
        return None


def _no_amount(path: tuple[str | int, ...], text: str) -> WrongValue:
    return WrongValue(path, f"{stands_there(text)} stands there; {AN_AMOUNT} may stand there")


def _nth(place: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(place + 1, "th")
    return f"{place + 1}{ending}"
