"""Slips to look at and to test: from one quiet box to a table full of everything."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from msgspec.structs import replace

from tablemgr.basics.cards import card, cards
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.games.slip_hand import SlipHand, SlipPart
from tablemgr.service.slip_name import SlipName
from tablemgr.slips.kinds import SlipDrawing
from tablemgr.slips.layouts import settlement_layout
from tablemgr.slips.model import (
    SettlementSlip,
    SlipBox,
    SlipFlag,
    SlipLine,
    SlipMove,
    SlipReopening,
)
from tablemgr.slips.paper import Paper
from tablemgr.slips.typesetter import typeset
from tablemgr.slips.typography import load_fonts
from tablemgr.slips.wording import ENGLISH, SlipWording


def render(
    slip: SettlementSlip, paper: Paper, fonts: Path, words: SlipWording = ENGLISH, code: str = ""
) -> bytes:
    """A settlement slip as a PDF, in these words."""
    drawing = SlipDrawing(code, paper.value, load_fonts(fonts))
    layout = settlement_layout(slip, drawing, words)
    return typeset([layout], drawing.sheet, drawing.fonts)


FONTS = Path(__file__).parents[3] / "assets" / "fonts"
SINGAPORE = timezone(timedelta(hours=8))
CODE = "7F3A-91C2"


def line(  # noqa: PLR0917 - a sample reads best as one row of a table
    player: str,
    bet: str,
    hand: int | None,
    stake: str,
    outcome: str,
    paragraph: str,
    won: str = "0",
    lost: str | None = None,
    ruling: str | None = None,
) -> SlipLine:
    """A line whose lost and returned amounts follow from the outcome unless `lost` is given."""
    staked = Money.parse(stake)
    gone = Money.parse(lost) if lost else (staked if outcome == "lose" else ZERO)
    return SlipLine(
        player, bet, hand, staked, outcome, Money.parse(won), gone, staked - gone, paragraph, ruling
    )


def hand(codes: str, total: int, ended: str = "", **more: bool) -> SlipHand:
    words = [f"Soft {total}" if more.get("soft") else str(total)]
    words += [ended] if ended else []
    words += ["Double Down"] if more.get("doubled") else []
    return SlipHand(cards(codes), tuple(words))


SINGLE = SettlementSlip(
    house="Harbour House Casino",
    table="BJ-12",
    game="RWS Blackjack",
    version="w.e.f. 10 January 2024",
    time=datetime(2026, 11, 27, 21, 52, 42, tzinfo=SINGAPORE),
    shift="Evening",
    round_no=57,
    name=SlipName(1204),
    dealer="Mei Tan",
    currency="S$",
    boxes=(
        SlipBox(
            3, (hand("Kh 9d", 19),), (line("ann", "Initial Bet", 1, "100", "win", "3.24.2", "100"),)
        ),
    ),
    table_hands={"dealer": hand("9c 8s", 17)},
    journal_code=CODE,
)

FULL = replace(
    SINGLE,
    house="The Grand Harbour House Casino and Resort",
    boxes=(
        SlipBox(
            1,
            (
                hand("8h Td 3c", 21),
                hand("8s 5d Kc", 23, "Bust"),
                hand("8d 3h Th", 21, doubled=True),
                hand("8c 2s 2d 3s Ah 4c", 20),
            ),
            (
                line("ann", "RWS Pairs", 1, "25", "win", "4.1.2", "150"),
                line("ann", "Initial Bet", 1, "100", "win", "3.24.2", "100"),
                line(
                    "alexandra_montgomery_234", "Initial Bet", 1, "50.50", "win", "3.24.2", "50.5"
                ),
                line("ann", "Initial Bet", 2, "100", "lose", "3.19"),
                line("ann", "Initial Bet", 3, "200", "win", "3.24.2", "200"),
                line("ann", "Initial Bet", 4, "100", "stand-off", "3.24.4"),
            ),
        ),
        SlipBox(
            2,
            (hand("As Kd", 21, "Blackjack"),),
            (
                line("WWWWWWWWWWWWWWWWWWWWWWWW", "RWS Pairs", 1, "5", "lose", "4.1.2"),
                line("bob", "Initial Bet", 1, "125", "win", "3.16", "150"),
                line("carla", "Initial Bet", 1, "50", "win", "3.15.1", "50", ruling="B8"),
            ),
        ),
        SlipBox(
            3,
            (hand("Qh 6c", 16, "Surrendered"),),
            (
                line(
                    "dan", "Initial Bet", 1, "25.25", "surrender", "3.17", lost="12.63", ruling="M1"
                ),
                line("dan", "Boom Busted", None, "10", "lose", "3.26.2"),
            ),
        ),
        SlipBox(
            4,
            (hand("Ah 6d", 17, soft=True),),
            (
                line("eve", "Insurance", 1, "500000", "lose", "3.15.2"),
                line("eve", "Initial Bet", 1, "1250000.50", "lose", "3.24.3"),
            ),
        ),
        SlipBox(
            5,
            (hand("2h 3h 2d 4s Ac Ad 2c 3d Ah As 2s", 22, "Bust"),),
            (line("finn", "Initial Bet", 1, "75", "lose", "3.19"),),
        ),
        SlipBox(
            6,
            (hand("Tc Td", 20, doubled=False), hand("Js 5h 6h", 21, doubled=True)),
            (
                line("gus", "Initial Bet", 1, "40", "lose", "3.22.3", lost="20", ruling="B6"),
                line("gus", "Initial Bet", 2, "40", "returned", "3.22.3", ruling="B6"),
                line("hana", "Initial Bet", 1, "1000", "win", "3.24.2", "1000"),
            ),
        ),
        SlipBox(
            7,
            (hand("9s 9h", 18),),
            (
                line("ivan", "RWS Pairs", 1, "100", "win", "4.1.2", "600"),
                line("ivan", "Initial Bet", 1, "500", "lose", "3.24.3"),
            ),
        ),
    ),
    table_hands={"dealer": hand("Ad 4h 3s Tc 2h", 20)},
    flags=(
        SlipFlag("5.10.2", "One card too many was drawn for the Dealer; it was discarded."),
        SlipFlag("L1", "20.00 of Player hana's Bet on box 6 was given back to make room."),
    ),
)

VOID = replace(
    FULL,
    house=SINGLE.house,
    void="5.5.2",
    duplicate=2,
    time=datetime(2026, 11, 27, 13, 52, 42, tzinfo=UTC),
    boxes=tuple(
        replace(
            box,
            hands=tuple(replace(h, words=(*h.words[:1], "Returned")) for h in box.hands),
            lines=tuple(
                replace(
                    bet,
                    outcome="returned",
                    won=ZERO,
                    lost=ZERO,
                    returned=bet.stake,
                    paragraph="5.17",
                    ruling="I2",
                )
                for bet in box.lines
            ),
        )
        for box in FULL.boxes[:2]
    ),
    flags=(SlipFlag("5.5.2", "A card too many of its kind, or a foreign card, 5.5.1."),),
)
HUGE = replace(
    SINGLE,
    boxes=(
        SlipBox(
            1,
            (hand("Kh 9d", 19),),
            (
                line(
                    "ann", "Initial Bet", 1, "999999999999.99", "win", "3.24.2", "999999999999.99"
                ),
                line("bob", "Initial Bet", 1, "999999999999.99", "lose", "3.24.2"),
            ),
        ),
    ),
)


def set_hand(low: str, high: str, item: str | None = None) -> SlipHand:
    """A hand of Si Ki Pi; each half as its two cards and what it is (`Kd Kh pair`, `2s 9h 1`)."""
    halves = half_of("Low", low), half_of("High", high)
    shown = tuple(card for half in halves for card in half.cards)
    return SlipHand(shown, () if item is None else (f"House Way {item}",), halves)


def half_of(name: str, text: str) -> SlipPart:
    first, second, worth = text.split()
    words = f"Point Total {worth}" if worth.isdigit() else worth.capitalize()
    return SlipPart(name, (card(first), card(second)), words)


SET = replace(
    SINGLE,
    table="SKP-2",
    game="Si Ki Pi (Version 3)",
    version="w.e.f. 14 September 2021",
    boxes=(
        SlipBox(
            2,
            (set_hand("8h Kh 8", "2s 8d gong", "2"),),
            (
                line("bob", "Bonus on the Dealer's Hand", 1, "30", "win", "4.2", "30"),
                line("ann", "Initial Bet", 1, "100", "win", "3.22.7", "95"),
            ),
        ),
        SlipBox(
            5,
            (set_hand("Th Kc 0", "9c Js 9"),),
            (line("cat", "Initial Bet", 1, "33.33", "stand-off", "3.22.9", ruling="S1"),),
        ),
    ),
    table_hands={"dealer": set_hand("Tc Jd 0", "7s 7d pair", "1")},
)
REPLACES = replace(
    FULL,
    moves=(
        SlipMove(1, "ann", "take", Money.parse("1500"), before=True),
        SlipMove(3, "a-player-with-a-very-long-name-indeed", "pay", Money.parse("10"), before=True),
        SlipMove(1, "ann", "give back", Money.parse("1500")),
        SlipMove(1, "ann", "pay", Money.parse("999999.50")),
        SlipMove(3, "bob", "recover", Money.parse("62.50"), due=True),
    ),
    reopening=SlipReopening(
        SlipName(1203),
        "The last card was read as a seven; the Dealer and the camera say that it was a ten.",
        "(May Lim, Table Games Shift Manager)",
        datetime(2026, 11, 27, 21, 55, 1, tzinfo=SINGAPORE),
        ("Card 7 was really the 10 of Clubs. (Sue Ong, Pit Supervisor)",),
    ),
)
REPLACED = replace(SINGLE, replaced_by=SlipName(1205), duplicate=1)
SAMPLES = {
    "single": SINGLE,
    "full": FULL,
    "void": VOID,
    "huge": HUGE,
    "set": SET,
    "replaces": REPLACES,
    "replaced": REPLACED,
}
