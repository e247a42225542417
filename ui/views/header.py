"""The contents of the bar on top, as frozen data. Knows no QtWidgets and no table."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from ui.views.shared import Lamp


class MenuItem(Enum):
    """The entries of the menu in every game."""

    NEW_SHOE = "new-shoe"
    SLIPS = "slips"
    SIGN_IN = "sign-in"
    """Who deals: relief, the note for who comes, signing out."""
    LOCK = "lock"
    """Hide the table until a PIN."""
    COMPARE_CARDS = "compare-cards"
    REPORT = "report"
    """Report an irregularity."""
    FOUND_BET = "found-bet"
    """A Bet was found after the close (5.14)."""
    MISREAD = "misread"
    """A card was misread."""
    PLAYER_LEFT = "player-left"
    """A lone Player has walked away (5.3)."""
    PAST_ROUNDS = "past-rounds"
    """Past Rounds, step by step."""
    CASE_FILE = "case-file"
    """Every case so far, to be found, read and printed."""
    REOPEN = "reopen"
    """Correct the last settlement (5.6)."""
    DEVICE = "device"
    """The device that reads the cards: its state, and commands to it."""
    TRAY = "tray"
    """The table's money: counts, fills, credits, opening and closing."""
    PRINTER = "printer"
    """The printer, and the prints that wait for it or for a person."""
    KEYPAD = "keypad"
    """Enter cards by hand."""
    BOXES_ONLY = "boxes-only"
    ANOTHER_GAME = "another-game"
    """Back to the start screen, between Rounds."""
    LANGUAGE = "language"
    """The language of the window, kept for whoever is signed in."""
    RULES = "rules"
    """The rules of the game: each paragraph in our words, and the pay tables."""
    TOUR = "tour"
    """Six cards that tell of the window's parts."""
    ABOUT = "about"
    """What the program says of itself, for the technician."""
    FULL_SCREEN = "full-screen"
    BRIGHT = "bright"
    """Dark letters on a bright ground, for a pit with much light."""
    QUIT = "quit"


class FamilyItem(Struct, frozen=True):
    """An entry of the menu that only the games of one family have."""

    name: str
    label: str


AnyItem: TypeAlias = MenuItem | FamilyItem


class DeviceStatus(Struct, frozen=True):
    """The state of a device in a word or two: of the card reader, `connected`."""

    lamp: Lamp = Lamp.OFF
    text: str = ""


class ShoeStatus(Struct, frozen=True):
    """The cards left in the shoe. `note` is empty, or says `last round` or `new shoe`."""

    lamp: Lamp = Lamp.OFF
    cards_left: int | None = None
    note: str = ""


class LimitText(Struct, frozen=True):
    """One limit: `Box` and `25 – 5,000`."""

    label: str
    text: str


class HeaderView(Struct, frozen=True):
    """Everything in the bar but the clock, which goes by itself."""

    house: str = ""
    table: str = ""
    game: str = ""
    edition: str = ""
    limits: tuple[LimitText, ...] = ()
    round_no: int | None = None
    dealer: str = ""
    shift: str = ""
    shoe: ShoeStatus = ShoeStatus()
    device: DeviceStatus = DeviceStatus()
    verified: bool = True
    """False from a doubt of the device until the cards have been compared."""
    checked: frozenset[MenuItem] = frozenset()
    """Of BOXES_ONLY, FULL_SCREEN and KEYPAD: those that are on."""
    absent: frozenset[MenuItem] = frozenset()
    """What this game, or this table, has no use for."""
    training: bool = False
    """The table is for training."""
    printer: DeviceStatus = DeviceStatus()
    """Without words: the table has none."""
