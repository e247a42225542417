"""The house profile: one table's settings, in one TOML file that a person can edit.

Name of the house, currency, chips, limits, game, layout, device. Made with sensible defaults at
the first start; the caller says where the file is.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from drivers.device_settings import DeviceSettings
from tablemgr.basics.about_setting import ONE_LINE, AboutSetting, Line, TimeOfDay
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_written, write_file
from tablemgr.basics.money import Money
from tablemgr.basics.names import person_name
from tablemgr.basics.toml_text import TomlError, parse_toml, place_in
from tablemgr.basics.wrong_values import wrong_value
from tablemgr.house.profile_check import contradictions
from tablemgr.house.profile_tables import (
    BackUpLines,
    ChipLine,
    FloatLines,
    KeyLines,
    LimitLines,
    LiveLines,
    Manners,
    PitLines,
    PrinterLines,
    SlipLines,
    Word,
)
from tablemgr.house.staff.pins import FEWEST_DIGITS, MOST_DIGITS, USUAL_DIGITS
from tablemgr.house.staff.seals import KEY_NAME
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import load
from tablemgr.rules.rulebook.model import Strict
from tablemgr.rules.table import Table
from tablemgr.tray.authority import authority_of
from tablemgr.tray.moment import FloatRules

_MODE: Final = 0o644
Setting: TypeAlias = str | int | bool | list[str] | list[dict[str, str]]
"""A value in the file; a list of tables for the chips."""

DEFAULT: Final = """\
# The house profile of one table. Amounts are texts, in the currency's units: "25" or "2.50".
format = 1
house = "House"
table = "T1"
currency = "$"
shift = "Day"
gaming-day = "06:00"       # when a gaming day begins: slips say which it is
dealer = "dealer"
sign-in = "name"           # only for the simulator; before a real table: "pin"

game = "rws-blackjack"
layout = "A"
decks = 8

[limits]
initial = ["25", "5000"]   # for the sum of a box's Initial Bets
side = ["5", "500"]        # for each side Bet

[[chips]]
value = "2.50"
colour = "#e8a0b4"
[[chips]]
value = "5"
colour = "#c0392b"
[[chips]]
value = "25"
colour = "#1e8449"
[[chips]]
value = "100"
colour = "#22262b"
[[chips]]
value = "500"
colour = "#6c3483"
[[chips]]
value = "1000"
colour = "#d4a017"

[device]
protocol = "angel-eye"     # or bee-tek, code-line, table-link
port = "simulator"         # or any serial port: /dev/serial/by-id/..., COM3, socket://host:port
speed = 4800               # without this line, the protocol's own

[slip]
paper = "A6"               # or "80 mm", "58 mm"
folder = ""                # where slips are saved; empty: the table's data folder
group = ""                 # a group of this machine that may read them; empty: the owner alone
printed = "on-request"      # on paper, if there is a printer; or "every-settlement", "irregular"

# [printers.slips]         # as `tablemgr printers set slips ADDRESS` writes it
# address = "tcp://10.0.0.5:9100"
# paper = "80 mm"

[table-manners]
settle-from = "right"      # the Final Settlement begins at the Dealer's right
boxes-only = false         # true: boxes are marked in play, without amounts
hit = "by-card"            # a card drawn while a Hand may Hit is its Hit; or "announced"
all-others-stand = false   # true: one key says that every Hand that is left stands
monitor-mm = 0             # the screen's width, if it tells a wrong one; 0: what it tells
theme = "dark"             # or "bright": dark letters, for a pit with much light
four-colours = false       # true: diamonds are blue and clubs green on the screen
sounds = "messages"        # and refusals; "stop": only what stops the game; "all": cards too
text-percent = 100         # or 125, 150: texts are larger where their place has room
reduced-motion = false     # true: no card glides and nothing pulses on the felt
badge-key-ms = 60          # keys that come within so many milliseconds are a badge reader's
lock-after-min = 10        # a table with PINs is locked after so many quiet minutes; 0: never
break-after-min = 0        # a break is due after so many minutes of dealing; 0: nobody is told
break-lasts-min = 15       # who is away for less has had no break

[table-key]
file = ""                  # the table's key; empty: keys/ beside this file, named by the table
witness = ""               # a file that is only added to, best on another machine; empty: none

[back-ups]
at-closing = ""            # a folder in which each closing of the table makes one; empty: none

[pit]
server = ""                # the file with the address of the pit's server; empty: none
desks = ""                 # a file with the public keys of the desks that may rule; empty: none
staff = ""                 # a file with the public key of the desk that keeps the staff register
staff-hours = 0            # so long a table that is cut off goes by that register; 0: always

[float]
kept = false               # true: the table's money is kept, from its opener to its closer
bank = "inventory-count"   # or "imprest": a tray that holds its par after each closing
par = "0"
authority = "washington"   # who does what: or "louisiana", "new-jersey", "ohio"
note = "0.01"              # from which variance on somebody must explain it
report = "25"              # from which on it is reported in writing
regulator = "100"          # from which on the regulator is told
pattern-shortages = 3      # so many shortages
pattern-counts = 10        # among so many counts are a pattern

# [live]                   # Live Blackjack: what the House does by itself when time runs out
# countdown-s = 20         # from the opening to the close
# action-s = 15            # for a Player's decision, and for Insurance
"""
"""What a first start writes."""


class Profile(Strict, frozen=True):
    """One table's settings, read and checked."""

    format: Literal[1]
    house: Annotated[Line, AboutSetting("House", "its name")]
    table: Annotated[Word, AboutSetting("Table", "its name; journal and slips are called so")]
    currency: Annotated[
        Annotated[str, msgspec.Meta(min_length=1, max_length=4, pattern=ONE_LINE)],
        AboutSetting("Currency", "its sign before amounts", bars_rounds=True),
    ]
    shift: Annotated[Line, AboutSetting("Shift", "its name on slips")]
    dealer: Annotated[Line, AboutSetting("Dealer", "who deals if people sign by name")]
    game: Annotated[str, AboutSetting("Game", "its rulebook's id", bars_rounds=True, at_start=True)]
    layout: Annotated[Word, AboutSetting("Layout", "the letter of its appendix", at_start=True)]
    decks: Annotated[int, AboutSetting("Decks", "how many", bars_rounds=True, at_start=True)]
    chips: Annotated[tuple[ChipLine, ...], AboutSetting("Chips", "their values and colours")]
    device: DeviceSettings
    dealing: Annotated[
        str | None,
        AboutSetting(
            "Dealing",
            "how the cards are dealt, in a game that has more than one way",
            bars_rounds=True,
            at_start=True,
        ),
    ] = None
    cards_come_back: Annotated[
        bool,
        AboutSetting(
            "Cards come back",
            "each Round's discards are shuffled in again before the next",
            bars_rounds=True,
        ),
    ] = False
    burn: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=52)],
        AboutSetting("Burn cards", "how many of a new shoe are burned"),
    ] = 0
    gaming_day: Annotated[
        TimeOfDay | None,
        AboutSetting(
            "Gaming day begins", "at this time; if left out, no slip says which one it is"
        ),
    ] = None
    sign_in: Annotated[
        Literal["pin", "name"] | None,
        AboutSetting(
            "People sign",
            "by PIN or by name; if left out, by name with the simulator alone",
            bars_rounds=True,
            at_start=True,
        ),
    ] = None
    pin_digits: Annotated[
        Annotated[int, msgspec.Meta(ge=FEWEST_DIGITS, le=MOST_DIGITS)],
        AboutSetting("Digits of a new PIN", "at least"),
    ] = USUAL_DIGITS
    limits: LimitLines = LimitLines()
    slip: SlipLines = SlipLines()
    printers: PrinterLines = PrinterLines()
    table_key: KeyLines = KeyLines()
    back_ups: BackUpLines = BackUpLines()
    pit: PitLines = PitLines()
    table_manners: Manners = Manners()
    float: FloatLines = FloatLines()
    live: Annotated[
        LiveLines | None,
        AboutSetting(
            "Live times", "of Live Blackjack; without them nothing is closed or played by itself"
        ),
    ] = None

    @property
    def chip_set(self) -> tuple[tuple[Money, str], ...]:
        """The chips by value, the largest first, each with its colour."""
        chips = ((Money.parse(chip.value), chip.colour) for chip in self.chips)
        return tuple(sorted(chips, reverse=True))

    @property
    def signs_by_name(self) -> bool:
        """Say whether the Dealer signs by name only, because no money is at stake."""
        if self.sign_in is None:
            return self.device.port == "simulator"
        return self.sign_in == "name"

    @property
    def table_limits(self) -> Limits:
        """The limits as money; none if boxes are marked without amounts."""
        if self.table_manners.boxes_only:
            return Limits()
        pairs = (self.limits.initial, self.limits.side)
        return Limits(*(pair and money_pair(pair) for pair in pairs))

    @property
    def float_rules(self) -> FloatRules | None:
        """How the table's money is kept; None if it is not."""
        lines = self.float
        if not lines.kept:
            return None
        return FloatRules(
            authority_of(lines.authority),
            lines.bank,
            Money.parse(lines.par),
            lines.thresholds,
            tuple(value for value, _ in self.chip_set),
        )

    def new_table(self) -> Table:
        """A table as the profile describes it."""
        table = self.table_of_game()
        table.limits = self.table_limits
        return table

    def table_of_game(self) -> Table:
        """A table of the game, without limits. Raises ValueError if the game does not have it."""
        book = load(self.game)
        return Table(book, boxes=book.layouts[self.layout], decks=self.decks, dealing=self.dealing)


@cache
def money_pair(texts: tuple[str, str]) -> tuple[Money, Money]:
    """A minimum and a maximum as money, from a profile that was read."""
    return Money.parse(texts[0]), Money.parse(texts[1])


def key_path(profile: Profile, file: Path) -> Path:
    """Where the key of a table is, whose house profile is that file."""
    if profile.table_key.file:
        return Path(profile.table_key.file).expanduser()
    return file.absolute().parent / "keys" / f"{profile.table}.key"


def seal_path(file: Path) -> Path:
    """Where the key is that seals the staff register, for the house profile in that file."""
    return file.absolute().parent / "keys" / KEY_NAME


def load_or_create(path: Path) -> Profile:
    """The profile in a file, which is made with the defaults if there is none, or an empty one.

    Only for the usual place of the house profile at a first start. Raises `Fault` naming the file,
    the place and the reason.
    """
    if not path.exists() or not profile_text(path).strip():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_file(path, DEFAULT.encode(), _MODE)
        except OSError as error:
            raise Fault(
                "{path}: {error}.",
                "The house profile must be writable.",
                path=path,
                error=error.strerror,
            ) from None
    return read_profile(path)


def read_profile(path: Path) -> Profile:
    """The profile in a file that is there. Raises `Fault` as `load_or_create` does."""
    text = profile_text(path)
    return reads(text, str(path))


def profile_text(path: Path) -> str:
    """The text of a profile's file. Raises `Fault` if it can't be read."""
    try:
        return read_written(path, "The house profile must be a readable and writable text file.")
    except FileNotFoundError:
        raise Fault(
            "{path}: there is no such house profile.",
            "Put it back, or name one that is there.",
            path=path,
        ) from None


def reads(text: str, file: str) -> Profile:
    """Read a profile from a text; `file` is its name in errors. Raises `Fault` with the first
    mistake.
    """
    profile, mistakes = _read(text)
    if profile is None or mistakes:
        raise Fault(
            "{file}: {mistakes}.",
            "Put the house profile right and start again.",
            file=file,
            mistakes=mistakes[0],
        )
    return profile


def mistakes_in(text: str) -> list[str]:
    """All that is wrong with a profile's text, each with its line and its key; empty if nothing."""
    return _read(text)[1]


def _read(text: str) -> tuple[Profile | None, list[str]]:
    """The profile, if its values are of the right kind, and what is wrong with it."""
    try:
        table = parse_toml(text)
    except TomlError as error:
        return None, [f"line {error.line}: {error.what}" if error.line else error.what]
    try:
        profile = msgspec.convert(table, Profile)
    except msgspec.ValidationError as error:
        found = [wrong_value(error, Profile, table)]
        return None, [f"{place_in(text, each.path)}: {each.words}" for each in found]
    found = list(contradictions(profile))
    if not found:
        profile = msgspec.structs.replace(profile, dealer=person_name(profile.dealer))
    return profile, [f"{place_in(text, each.path)}: {each.words}" for each in found]
