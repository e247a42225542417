"""The tables of a house profile's file, each setting with what is said of it. Knows no file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from tablemgr.basics.about_setting import MAYBE_EMPTY, AboutSetting, FileName
from tablemgr.basics.languages import ENGLISH
from tablemgr.basics.money import Money
from tablemgr.house.profile_check import AN_AMOUNT
from tablemgr.rules.rulebook.model import Strict
from tablemgr.tray.thresholds import Thresholds

Word = Annotated[
    str,
    msgspec.Meta(
        pattern=r"\A[A-Za-z0-9][A-Za-z0-9_-]{0,31}\Z",
        description='a word in quotes, of 1 to 32 letters, digits, - and _, like "T1",',
    ),
]
AmountText = Annotated[str, msgspec.Meta(description=AN_AMOUNT)]


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

    initial: Annotated[
        tuple[AmountText, AmountText] | None,
        AboutSetting(
            "Box limits",
            "minimum and maximum of the sum of a box's Initial Bets",
            bars_rounds=True,
            at_start=True,
        ),
    ] = None
    side: Annotated[
        tuple[AmountText, AmountText] | None,
        AboutSetting(
            "Side Bet limits",
            "minimum and maximum of each side Bet",
            bars_rounds=True,
            at_start=True,
        ),
    ] = None


class SlipLines(Strict, frozen=True):
    """How slips are printed, and where they are saved."""

    paper: Annotated[
        Literal["A6", "80 mm", "58 mm"], AboutSetting("Paper", "what a slip is printed on")
    ] = "A6"
    folder: Annotated[
        FileName,
        AboutSetting("Slips' folder", "where slips are saved; empty: in the table's data folder"),
    ] = ""
    group: Annotated[
        Annotated[str, msgspec.Meta(max_length=32, pattern=MAYBE_EMPTY)],
        AboutSetting(
            "Slips are read by",
            "a group of this machine that may read them; empty: only their owner",
        ),
    ] = ""
    printed: Annotated[
        Literal["on-request", "every-settlement", "irregular"],
        AboutSetting(
            "Slips are printed",
            "which by themselves; irregular: with a remark, a Void, a reopened settlement",
        ),
    ] = "on-request"
    language: Annotated[
        str,
        AboutSetting(
            "Language of slips",
            "en, or another of the program as zh-SG; what a slip's code signs stays English",
        ),
    ] = ENGLISH


class KeyLines(Strict, frozen=True):
    """Where the table's key is, and what else bears witness to its journal."""

    file: Annotated[
        FileName,
        AboutSetting(
            "Table's key",
            "its file, which holds it or says in which token it is (PKCS#11); empty: keys/ beside",
        ),
    ] = ""
    witness: Annotated[
        FileName,
        AboutSetting(
            "Witness file", "a file to which each Round's last signed hash is added; empty: none"
        ),
    ] = ""


class BackUpLines(Strict, frozen=True):
    """Where the table is backed up as it is closed."""

    at_closing: Annotated[
        FileName,
        AboutSetting(
            "Back-ups", "a folder in which each closing of the table makes one; empty: none"
        ),
    ] = ""


class Manners(Strict, frozen=True):
    """How this house works at the table."""

    settle_from: Annotated[
        Literal["right", "left"],
        AboutSetting("Settled from", "at which side of the Dealer the Final Settlement begins"),
    ] = "right"
    boxes_only: Annotated[
        bool,
        AboutSetting("Boxes only", "boxes are marked in play, without amounts", bars_rounds=True),
    ] = False
    hit: Annotated[
        Literal["by-card", "announced"],
        AboutSetting(
            "A card is a Hit",
            "what a card counts as while a Hand may Hit: its Hit, or a dealing error (I12)",
            bars_rounds=True,
        ),
    ] = "by-card"
    all_others_stand: Annotated[
        bool,
        AboutSetting("All others stand", "a key says that every Hand that is left stands"),
    ] = False
    monitor_mm: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=3000)],
        AboutSetting("Monitor's width", "millimetres, if the screen tells a wrong one; else 0"),
    ] = 0
    theme: Annotated[
        Literal["dark", "bright"],
        AboutSetting("Theme", "dark; or bright, with dark letters, for a pit with much light"),
    ] = "dark"
    four_colours: Annotated[
        bool,
        AboutSetting("Four colours", "diamonds are blue and clubs green on the screen"),
    ] = False
    sounds: Annotated[
        Literal["stop", "messages", "all"],
        AboutSetting(
            "Sounds", "what stops the game, always; messages and refusals; cards and settlements"
        ),
    ] = "messages"
    text_percent: Annotated[
        Literal[100, 125, 150],
        AboutSetting("Size of texts", "percent; larger where a text's place has room"),
    ] = 100
    reduced_motion: Annotated[
        bool,
        AboutSetting("Reduced motion", "no card glides and nothing pulses on the felt"),
    ] = False
    badge_key_ms: Annotated[
        Annotated[int, msgspec.Meta(ge=5, le=200)],
        AboutSetting(
            "Badge reader's keys", "milliseconds from key to key of the slowest badge reader"
        ),
    ] = 60
    lock_after_min: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=240)],
        AboutSetting(
            "Locks after",
            "minutes without a touch, a key or a card, at a table with PINs; 0: never by itself",
        ),
    ] = 10
    break_after_min: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=600)],
        AboutSetting("Break is due after", "minutes of dealing; 0: nobody is told"),
    ] = 0
    break_lasts_min: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=240)],
        AboutSetting("A break lasts", "minutes at least; who is away for less has had none"),
    ] = 15


class PitLines(Strict, frozen=True):
    """The server of the pit, if the table belongs to one."""

    server: Annotated[
        FileName,
        AboutSetting(
            "Pit's server",
            "the file that `tablemgr pit table` has written; empty: the table is alone",
        ),
    ] = ""
    desks: Annotated[
        FileName,
        AboutSetting(
            "Desks that may rule",
            "a file with the public keys of the desks whose orders the table takes; empty: none",
        ),
    ] = ""
    staff: Annotated[
        FileName,
        AboutSetting(
            "Desk that keeps the staff register",
            "a file with that desk's public key; empty: the table keeps its own",
        ),
    ] = ""
    staff_hours: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=720)],
        AboutSetting(
            "A cut-off table goes by its register for",
            "hours; then a Shift Manager signs for it. 0: as long as the line is cut",
        ),
    ] = 0


class FloatLines(Strict, frozen=True):
    """How the table's money is kept, if it is."""

    kept: Annotated[
        bool,
        AboutSetting("Tray's money is kept", "from its opener to its closer", bars_rounds=True),
    ] = False
    bank: Annotated[
        Literal["inventory-count", "imprest"],
        AboutSetting(
            "Bank of the tray",
            "whether the tray holds its par after each closing",
            bars_rounds=True,
        ),
    ] = "inventory-count"
    par: Annotated[
        AmountText,
        AboutSetting(
            "Par of the tray", "what an imprest tray holds after each closing", bars_rounds=True
        ),
    ] = "0"
    authority: Annotated[
        Word,
        AboutSetting(
            "Fills and credits as in",
            "the place whose law says who does which step of a fill and a credit",
            bars_rounds=True,
        ),
    ] = "washington"
    note: Annotated[
        AmountText,
        AboutSetting(
            "Variances explained from",
            "from which variance on somebody must explain it",
            bars_rounds=True,
        ),
    ] = "0.01"
    report: Annotated[
        AmountText,
        AboutSetting(
            "Variances reported from",
            "from which variance on it is reported in writing",
            bars_rounds=True,
        ),
    ] = "25"
    regulator: Annotated[
        AmountText,
        AboutSetting(
            "Variances for the regulator from",
            "from which variance on the regulator is told",
            bars_rounds=True,
        ),
    ] = "100"
    pattern_shortages: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=50)],
        AboutSetting("Shortages that are a pattern", "among the last counts", bars_rounds=True),
    ] = 3
    pattern_counts: Annotated[
        Annotated[int, msgspec.Meta(ge=1, le=50)],
        AboutSetting(
            "Counts looked at for a pattern", "how many of the last ones", bars_rounds=True
        ),
    ] = 10

    @property
    def thresholds(self) -> Thresholds:
        """Give what a variance leads to, as money."""
        note, report, regulator = map(Money.parse, (self.note, self.report, self.regulator))
        pattern = self.pattern_shortages, self.pattern_counts
        return Thresholds(note, report, regulator, pattern)


class LiveLines(Strict, frozen=True):
    """How long a live table waits, in seconds: for the Bets, and for a Player's decision."""

    countdown_s: Annotated[int, msgspec.Meta(ge=1, le=600)]
    action_s: Annotated[int, msgspec.Meta(ge=1, le=600)]


# --- printers ------------------------------------------------------------------------------------

ROLES: Final = ("slips", "cage", "reports")
"""What a printer is for: the slips at the table, the papers of the cage, reports."""

Address = Annotated[
    str,
    msgspec.Meta(
        max_length=300,
        pattern=r"\A(tcp://[^\s:]+(:\d{1,5})?|usb:[0-9a-fA-F]{4}:[0-9a-fA-F]{4}|"
        r"(serial|file|cups|folder):[^\x00-\x1f\x7f]+)\Z",
        description="a printer's address in quotes, like "
        '"tcp://10.0.0.5:9100", "usb:04b8:0202", "serial:/dev/ttyUSB0@38400", '
        '"file:/dev/usb/lp0", "cups:office" or "folder:/srv/paper",',
    ),
]


class PrinterLine(Strict, frozen=True):
    """One printer: where it is, and what paper is in it."""

    address: Address
    paper: Literal["A6", "80 mm", "58 mm"] = "80 mm"
    confirms: bool = True
    """A receipt printer is asked to say that a slip is out; false for one that can't."""


class PrinterLines(Strict, frozen=True):
    """The printers by their roles."""

    slips: Annotated[
        PrinterLine | None, AboutSetting("Printer of slips", "for the slips at the table")
    ] = None
    cage: Annotated[
        PrinterLine | None, AboutSetting("Printer of the cage", "for the papers of the cage")
    ] = None
    reports: Annotated[PrinterLine | None, AboutSetting("Printer of reports", "for reports")] = None

    @property
    def by_role(self) -> Mapping[str, PrinterLine]:
        """Those that the house has."""
        found = {role: getattr(self, role) for role in ROLES}
        return {role: line for role, line in found.items() if line is not None}
