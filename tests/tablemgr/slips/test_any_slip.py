"""Whatever a Round settled to, its slip can be printed, adds up and shows every amount."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import Any
from unittest.mock import patch

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from pypdf import PdfReader

from tablemgr.basics.cards import DECK
from tablemgr.basics.money import Money
from tablemgr.rules.games.slip_hand import SlipHand
from tablemgr.slips import text
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.model import OUTCOMES, SettlementSlip, SlipBox, SlipFlag, SlipLine, Totals
from tablemgr.slips.paper import Paper
from tablemgr.slips.typography import Font, Pen
from tests.sampling import sampled
from tests.tablemgr.slips.samples import FONTS, SINGLE, render

amounts = st.integers(0, 10**14).map(Money) | st.integers(0, 10**6).map(Money)
names = st.text(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_", min_size=1, max_size=24
)
any_script = st.text("aO'-. 陳大文முருகன்محمدعليสมชายकुमार김민수\u200d", min_size=1, max_size=40).map(
    lambda text: f"x{text}"
)
words = st.text("abc XYZ.,5", min_size=1, max_size=200).map(lambda t: f"w{t}".strip())
hands = st.builds(
    SlipHand,
    cards=st.lists(st.sampled_from(DECK), max_size=22).map(tuple),
    words=st.lists(st.sampled_from(["Soft 18", "24", "Bust", "Double Down"]), max_size=3).map(
        tuple
    ),
)


@st.composite
def lines(draw: st.DrawFn) -> SlipLine:
    lost, returned = draw(amounts), draw(amounts)
    return SlipLine(
        player=draw(names),
        bet=draw(st.sampled_from(["Initial Bet", "Insurance", "RWS Pairs", "Boom Busted"])),
        hand=draw(st.none() | st.just(1)),
        stake=lost + returned,
        outcome=draw(st.sampled_from(OUTCOMES)),
        won=draw(amounts),
        lost=lost,
        returned=returned,
        paragraph=draw(st.sampled_from(["3.24.2", "3.19", "4.1.2"])),
        ruling=draw(st.none() | st.sampled_from(["B6", "M1"])),
    )


boxes = st.lists(
    st.builds(
        SlipBox,
        number=st.integers(1, 9),
        hands=st.lists(hands, max_size=4).map(tuple),
        lines=st.lists(lines(), max_size=12).map(tuple),
    ),
    max_size=9,
    unique_by=lambda box: box.number,
).map(tuple)
slips = st.builds(
    replace,
    st.just(SINGLE),
    house=words,
    dealer=words,
    shift=words,
    table=names,
    boxes=boxes,
    table_hands=st.fixed_dictionaries({"dealer": st.none() | hands}),
    duplicate=st.integers(0, 3),
    flags=st.lists(st.builds(SlipFlag, st.just("5.10.2"), words), max_size=4).map(tuple),
)


def shown_amounts(slip: SettlementSlip) -> list[str]:
    sums: list[SlipLine | Totals] = [*slip.lines(), slip.totals]
    return [
        *(amount(money) for s in sums for money in (s.stake, s.won, s.lost, s.returned)),
        *(signed(totals.net) for _, totals in slip.players),
        signed(slip.house_net),
    ]


@settings(max_examples=sampled(25, 100))
@given(slip=slips)
def test_totals_add_up_and_the_text_shows_every_amount_and_player(slip: SettlementSlip) -> None:
    totals = slip.totals
    assert totals.stake == totals.lost + totals.returned
    assert totals.won == sum(line.won for line in slip.lines())
    assert sum(player.net for _, player in slip.players) == -slip.house_net
    assert sum(player.stake for _, player in slip.players) == totals.stake
    printed = text.render(slip)
    for wanted in (*shown_amounts(slip), *(name for name, _ in slip.players)):
        assert wanted in printed


@settings(max_examples=sampled(10, 60), deadline=None)
@given(slip=slips, paper=st.sampled_from(Paper))
def test_it_prints_and_every_amount_and_player_stands_on_it(
    slip: SettlementSlip, paper: Paper
) -> None:
    found = [page.extract_text() for page in PdfReader(BytesIO(render(slip, paper, FONTS))).pages]
    printed = "".join("".join(found).split())
    for wanted in (*shown_amounts(slip), *(name for name, _ in slip.players)):
        assert wanted in printed


@settings(max_examples=sampled(12, 100), deadline=None)
@given(slip=slips, dealer=words | any_script, paper=st.sampled_from(Paper))
def test_no_text_leaves_the_paper_or_touches_another(
    slip: SettlementSlip, dealer: str, paper: Paper
) -> None:
    players = [
        replace(box, lines=tuple(replace(line, player=dealer) for line in box.lines))
        for box in slip.boxes[:1]
    ]
    slip = replace(slip, dealer=dealer, house=dealer, boxes=(*players, *slip.boxes[1:]))
    rows: dict[tuple[int, float], list[tuple[float, float, str]]] = {}
    draw = Pen.text

    def noting(  # noqa: PLR0917 - stands in for Pen.text
        pen: Pen, x: float, y: float, shown: str, font: Font, size: float, **how: Any
    ) -> None:
        draw(pen, x, y, shown, font, size, **how)
        if not how.get("hidden"):
            width = font.width(shown, size)
            start = x - width if how.get("right") else x
            page: int = pen._canvas.getPageNumber()
            rows.setdefault((page, round(y, 1)), []).append((start, start + width, shown))

    with patch.object(Pen, "text", noting):
        render(slip, paper, FONTS)
    sheet = paper.value
    for (_, y), row in rows.items():
        assert y >= sheet.margin - 0.1
        row.sort()
        assert row[0][0] >= sheet.left - 0.1
        assert row[-1][1] <= sheet.right + 0.1, row
        for before, after in pairwise(row):
            assert before[1] <= after[0] + 0.1, (before, after)
