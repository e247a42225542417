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
from tablemgr.basics.errors import Fault
from tablemgr.basics.files import write_file
from tablemgr.basics.money import Money
from tablemgr.basics.names import person_name
from tablemgr.basics.texts_in_files import MAYBE_EMPTY, ONE_LINE, FileName, Line
from tablemgr.basics.toml_text import TomlError, parse_toml, place_in
from tablemgr.basics.written import read_written
from tablemgr.basics.wrong_values import wrong_value
from tablemgr.house.printer_lines import PrinterLines
from tablemgr.house.profile_check import AN_AMOUNT, contradictions
from tablemgr.house.staff.pins import FEWEST_DIGITS, MOST_DIGITS, USUAL_DIGITS
from tablemgr.house.staff.seals import KEY_NAME
from tablemgr.rules.games.position import Limits
from tablemgr.rules.rulebook import load
from tablemgr.rules.rulebook.model import Strict
from tablemgr.rules.table import Table
from tablemgr.tray.authority import authority_of
from tablemgr.tray.moment import FloatRules

_MODE: Final = 0o644
Word = Annotated[
    str,
    msgspec.Meta(
        pattern=r"\A[A-Za-z0-9][A-Za-z0-9_-]{0,31}\Z",
        description='a word in quotes, of 1 to 32 letters, digits, - and _, like "T1",',
    ),
]
AmountText = Annotated[str, msgspec.Meta(description=AN_AMOUNT)]
Setting: TypeAlias = str | int | bool | list[str] | list[dict[str, str]]
"""A value in the file; a list of tables for the chips."""

DEFAULT: Final = """\
# The house profile of one table. Amounts are texts, in the currency's units: "25" or "2.50".
format = 1
house = "House"
table = "T1"
currency = "$"
shift = "Day"
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
badge-key-ms = 60          # keys that come within so many milliseconds are a badge reader's

[table-key]
file = ""                  # the table's key; empty: keys/ beside this file, named by the table
witness = ""               # a file that is only added to, best on another machine; empty: none

[float]
kept = false               # true: the table's money is kept, from its opener to its closer
bank = "inventory-count"   # or "imprest": a tray that holds its par after each closing
par = "0"
authority = "washington"   # who does what: or "louisiana", "new-jersey", "ohio"
note = "0.01"              # from which variance on somebody must explain it

# [live]                   # Live Blackjack: what the House does by itself when time runs out
# countdown-s = 20         # from the opening to the close
# action-s = 15            # for a Player's decision, and for Insurance
"""
"""What a first start writes."""


class ChipLine(Strict, frozen=True):
    """One chip of the house: its value and its colour as `#rrggbb`."""

    value: AmountText
    colour: Annotated[
        str,
        msgspec.Meta(
            pattern=r"\A#[0-9a-fA-F]{6}\Z", description='a colour in quotes, like "#c0392b",'
        ),
    ]


class LimitLines(Strict, frozen=True):
    """The limits as texts: minimum and maximum."""

    initial: tuple[AmountText, AmountText] | None = None
    side: tuple[AmountText, AmountText] | None = None


class SlipLines(Strict, frozen=True):
    """How slips are printed, and where they are saved."""

    paper: Literal["A6", "80 mm", "58 mm"] = "A6"
    folder: FileName = ""
    group: Annotated[str, msgspec.Meta(max_length=32, pattern=MAYBE_EMPTY)] = ""
    """A group of this machine that may read them; empty: only their owner."""
    printed: Literal["on-request", "every-settlement", "irregular"] = "on-request"
    """Which slips are printed on paper by themselves; `irregular`: those of Rounds with a remark, a
    Void or a reopened settlement.
    """


class KeyLines(Strict, frozen=True):
    """Where the table's key is, and what else bears witness to its journal."""

    file: FileName = ""
    witness: FileName = ""
    """A file to which each Round's last signed hash is added."""


class Manners(Strict, frozen=True):
    """How this house works at the table."""

    settle_from: Literal["right", "left"] = "right"
    boxes_only: bool = False
    hit: Literal["by-card", "announced"] = "by-card"
    """What a card counts as that is drawn while a Hand may Hit: its Hit, or a dealing error
    (I12).
    """
    badge_key_ms: Annotated[int, msgspec.Meta(ge=5, le=200)] = 60
    """How long the house's slowest badge reader takes from key to key."""


class FloatLines(Strict, frozen=True):
    """How the table's money is kept, if it is."""

    kept: bool = False
    bank: Literal["inventory-count", "imprest"] = "inventory-count"
    par: AmountText = "0"
    """What an imprest tray holds after each closing."""
    authority: Word = "washington"
    """The place whose law says who does which step of a fill and a credit."""
    note: AmountText = "0.01"
    """From which variance on somebody must explain it."""


class LiveLines(Strict, frozen=True):
    """How long a live table waits, in seconds: for the Bets, and for a Player's decision."""

    countdown_s: Annotated[int, msgspec.Meta(ge=1, le=600)]
    action_s: Annotated[int, msgspec.Meta(ge=1, le=600)]


class Profile(Strict, frozen=True):
    """One table's settings, read and checked."""

    format: Literal[1]
    house: Line
    table: Word
    currency: Annotated[str, msgspec.Meta(min_length=1, max_length=4, pattern=ONE_LINE)]
    shift: Line
    dealer: Line
    """Who deals if people sign by name: a person's name (`tablemgr.basics.names`)."""
    game: str
    layout: Word
    decks: int
    chips: tuple[ChipLine, ...]
    device: DeviceSettings
    dealing: str | None = None
    """How the cards are dealt, in a game that has more than one way."""
    cards_come_back: bool = False
    """Each Round's discards are shuffled in again before the next, as in some shufflers."""
    burn: Annotated[int, msgspec.Meta(ge=0, le=52)] = 0
    """How many cards of a new shoe are burned."""
    sign_in: Literal["pin", "name"] | None = None
    """How people sign at this table; if left out: by PIN, with the simulator by name."""
    pin_digits: Annotated[int, msgspec.Meta(ge=FEWEST_DIGITS, le=MOST_DIGITS)] = USUAL_DIGITS
    """How many digits a new PIN has at least."""
    limits: LimitLines = LimitLines()
    slip: SlipLines = SlipLines()
    printers: PrinterLines = PrinterLines()
    table_key: KeyLines = KeyLines()
    table_manners: Manners = Manners()
    float: FloatLines = FloatLines()
    live: LiveLines | None = None
    """The times of Live Blackjack; without them nothing is closed or played by itself."""

    @property
    def chip_set(self) -> tuple[tuple[Money, str], ...]:
        """The chips by value, the largest first, each with its colour."""
        chips = ((Money.parse(chip.value), chip.colour) for chip in self.chips)
        return tuple(sorted(chips, reverse=True))

    @property
    def signs_by_name(self) -> bool:
        """Whether the Dealer signs by name only, because no money is at stake."""
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
            Money.parse(lines.note),
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
                f"{path}: {error.strerror}.", "The house profile must be writable."
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
            f"{path}: there is no such house profile.", "Put it back, or name one that is there."
        ) from None


def reads(text: str, file: str) -> Profile:
    """Read a profile from a text; `file` is its name in errors. Raises `Fault` with the first
    mistake.
    """
    profile, mistakes = _read(text)
    if profile is None or mistakes:
        raise Fault(f"{file}: {mistakes[0]}.", "Put the house profile right and start again.")
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
