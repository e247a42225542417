from __future__ import annotations

import re
from contextlib import suppress
from importlib.resources import files
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assets.layouts import draw
from assets.layouts.looks import LOOKS
from assets.layouts.pen import CREAM, LINE
from tablemgr.basics.errors import Fault
from tablemgr.rules.rulebook import load
from tests.tablemgr.past.test_any_file import changed, changes
from tests.ui.felt.games import KINDS as KINDS_OF
from tests.ui.felt.games import LAYOUTS, layout_of, svg_of, titles_of
from ui.felt.layout import Needs, needed_places, read_layout
from ui.felt.survey import MAX_BYTES
from ui.presenter.families import needs_of, shown_games
from ui.theme.tokens import READ, SEEN, contrast

NEEDS = Needs(("initial", "rws-pairs", "boom-busted", "insurance"))


def _svg(appendix: str = "a") -> str:
    path = files("assets").joinpath("layouts", f"rws-blackjack-{appendix}.svg")
    return path.read_text(encoding="utf-8")


def _small(body: str, head: str = "", box: str = "0 0 200 100") -> bytes:
    """A layout with one box that has every place, and with `body` added."""
    places = "".join(
        f'<rect id="{name}" x="5" y="5" width="50" height="20"/>'
        for name in needed_places(1, NEEDS)
    )
    return (
        f'{head}<svg xmlns="http://www.w3.org/2000/svg" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{box}">{places}{body}</svg>'
    ).encode()


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_the_committed_layouts_are_what_the_script_draws(
    game: str, appendix: str, boxes: int
) -> None:
    assert svg_of(game, appendix).decode() == draw.layout(game, appendix), boxes


def test_there_is_no_layout_that_the_script_does_not_draw() -> None:
    committed = {path.name for path in files("assets").joinpath("layouts").iterdir()}
    drawn = {draw.file_name(game, appendix) for game, appendix, _ in draw.every()}
    assert {name for name in committed if name.endswith(".svg")} == drawn


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_the_number_of_boxes_is_what_the_drawing_has_2_1_1(
    game: str, appendix: str, boxes: int
) -> None:
    layout = layout_of(game, appendix)
    assert layout.boxes == boxes
    needed = needed_places(boxes, needs_of(load(game)))
    assert set(layout.places) == set(needed)


@pytest.mark.parametrize("game", shown_games())
def test_every_layout_of_a_rulebook_has_the_places_that_its_game_needs(game: str) -> None:
    book = load(game)
    drawn = {name.upper(): boxes for name, boxes in LOOKS[game].boxes.items()}
    assert drawn == {name.upper(): boxes for name, boxes in book.layouts.items()}
    needs = needs_of(book)
    assert set(KINDS_OF[game]) == {*needs.kinds} - {"initial"}
    assert set(book.side_bets) <= set(needs.kinds)
    for appendix in LOOKS[game].boxes:
        layout = read_layout("x.svg", svg_of(game, appendix), needs)
        assert layout.kinds == needs.kinds


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_boxes_run_from_the_dealers_left_and_he_stands_below(
    game: str, appendix: str, boxes: int
) -> None:
    layout = layout_of(game, appendix)
    middles = [layout.places[f"box-{n + 1}"].center() for n in range(boxes)]
    assert [m.x() for m in middles] == sorted(m.x() for m in middles)
    assert all(m.y() < layout.places["dealer"].top() for m in middles)


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_no_place_of_a_box_lies_on_another(game: str, appendix: str, boxes: int) -> None:
    layout = layout_of(game, appendix)
    for box in range(1, boxes + 1):
        parts = {
            name.partition(".")[2]: rect
            for name, rect in layout.places.items()
            if name.startswith(f"box-{box}.")
        }
        whole = layout.places[f"box-{box}"]
        for name, one in parts.items():
            assert whole.contains(one), (box, name)
            for other_name, other in parts.items():
                if name == other_name:
                    continue
                if {name, other_name} == {"key", "insurance"}:
                    assert parts["key"].adjusted(-2, 0, 2, 0).contains(parts["insurance"])
                elif {name, other_name} in ({"cards", "low"}, {"cards", "high"}):
                    assert parts["cards"].contains(parts["low"])
                    assert parts["cards"].contains(parts["high"])
                else:
                    assert not one.intersects(other), (box, name, other_name)
    rects = [layout.places[f"box-{n + 1}"] for n in range(boxes)]
    for left, right in pairwise(rects):
        assert not left.intersects(right)


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_the_places_of_the_table_do_not_lie_on_each_other_or_on_a_box(
    game: str, appendix: str, boxes: int
) -> None:
    layout = layout_of(game, appendix)
    names = ["dealer", "shoe", "discard", *(f"box-{n + 1}" for n in range(boxes))]
    for index, name in enumerate(names):
        for other in names[index + 1 :]:
            first, second = layout.places[name], layout.places[other]
            assert not first.intersects(second), (name, other)
    if layout.halves:
        low, high = layout.places["dealer.low"], layout.places["dealer.high"]
        assert layout.places["dealer"].contains(low.united(high))
        assert low.right() < high.left()


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_the_numbers_of_the_boxes_are_on_the_table(game: str, appendix: str, boxes: int) -> None:
    assert titles_of(game, appendix) >= {str(box + 1) for box in range(boxes)}


@pytest.mark.parametrize(("game", "appendix", "boxes"), LAYOUTS)
def test_each_row_of_a_box_is_as_high_in_every_game(game: str, appendix: str, boxes: int) -> None:
    places = layout_of(game, appendix).places
    for box in range(1, boxes + 1):
        key = places[f"box-{box}.key"]
        assert key.height() == pytest.approx(198, abs=0.2)
        assert places[f"box-{box}.name"].height() == pytest.approx(84, abs=0.2)
        assert key.width() >= 200


@pytest.mark.parametrize("game", shown_games())
def test_the_pay_tables_on_a_layout_are_its_rulebooks(game: str) -> None:
    figures = {
        f"{line.pays[0]} to {line.pays[1]}"
        for bet in load(game).side_bets.values()
        for line in bet.pay_table
    }
    table = LOOKS[game].table
    if table is not None:
        assert {pays for _, pays in table[1]} <= figures


@pytest.mark.parametrize("game", LOOKS)
def test_inscriptions_can_be_read_on_each_felt(game: str) -> None:
    tone = LOOKS[game].tone
    for ground in (tone.light, tone.plain, tone.deep):
        assert contrast(CREAM, ground) >= READ
        assert contrast(LINE, ground) >= SEEN


def test_each_game_has_a_felt_of_its_own() -> None:
    assert len({look.tone for look in LOOKS.values()}) == len(LOOKS)


@pytest.mark.parametrize("name", ["box-5.low", "box-1.high", "dealer.low", "dealer.high"])
def test_a_missing_half_is_refused_only_where_hands_are_set(name: str) -> None:
    broken = svg_of("si-ki-pi", "c").replace(f'id="{name}"'.encode(), b'id="gone"')
    with pytest.raises(Fault, match=re.escape(name)):
        read_layout("house.svg", broken, needs_of(load("si-ki-pi")))
    assert not read_layout("house.svg", broken, Needs(("initial",))).halves


def test_a_drawing_says_its_felts_tone_or_nothing() -> None:
    assert layout_of("si-ki-pi", "a").deep == LOOKS["si-ki-pi"].tone.deep
    assert read_layout("x.svg", _small(""), NEEDS).deep is None
    odd = _small('<rect id="felt-deep" width="9" height="9" fill="red"/>')
    assert read_layout("x.svg", odd, NEEDS).deep is None


@pytest.mark.parametrize("name", ["box-3.rws-pairs", "box-7.cards", "box-2.key", "dealer"])
def test_a_missing_place_is_refused_with_its_id_and_the_file(name: str) -> None:
    broken = _svg().replace(f'id="{name}"', f'id="{name}x"')
    with pytest.raises(Fault, match=re.escape(name)) as fault:
        read_layout("house.svg", broken.encode(), NEEDS)
    assert "house.svg" in fault.value.what


def test_a_gap_in_the_numbers_is_a_missing_box() -> None:
    broken = _svg().replace('id="box-2"', 'id="second"')
    with pytest.raises(Fault, match="box-2"):
        read_layout("house.svg", broken.encode(), NEEDS)


def test_a_place_that_the_game_does_not_need_may_be_missing() -> None:
    broken = _svg().replace('id="box-3.rws-pairs"', 'id="gone"')
    layout = read_layout("house.svg", broken.encode(), Needs(("initial", "insurance")))
    assert layout.kinds == ("initial", "insurance")


@pytest.mark.parametrize(
    "transform",
    ["translate(100 50) rotate(30)", "matrix(0.8660254 0.5 -0.5 0.8660254 100 50)"],
)
def test_a_turned_place_has_the_upright_rectangle_around_it(transform: str) -> None:
    svg = _small("").replace(
        b'<rect id="shoe" x="5" y="5"',
        f'<rect id="shoe" transform="{transform}" x="-25" y="-10"'.encode(),
    )
    rect = read_layout("x.svg", svg, NEEDS).places["shoe"]
    assert (rect.center().x(), rect.center().y()) == pytest.approx((100, 50))
    assert rect.width() == pytest.approx(53.3, abs=0.1)


_ENTITY = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("svg", "says"),
    [
        (_small("<text>&b;</text>", _ENTITY), "document type"),
        (_small("", '<!DOCTYPE svg SYSTEM "file:///etc/passwd">'), "document type"),
        (_small("<script>1</script>"), "script"),
        (_small('<image xlink:href="http://example.org/a.png"/>'), "image"),
        (_small('<a xlink:href="file:///etc/passwd"/>'), "outside itself"),
        (_small('<rect fill="url( http://example.org/#a)"/>'), "outside itself"),
        (_small('<rect onclick="x()"/>'), "script"),
        (_small("<g>" * 40 + "</g>" * 40), "too deep"),
        (_small("<g/>" * 20_001), "too many"),
        (_small('<g id="dealer"/>'), "twice"),
        (_small("", box="0 0 9000 100"), "too long"),
        (_small("", box="20 0 200 100"), "outside the drawing"),
        (_small("").replace(b'id="box-1"', b'id="box-99"'), "99 boxes"),
        (
            _small("").replace(b'id="shoe" x="5" y="5" width="50"', b'id="shoe" width="0"'),
            "no size",
        ),
        (b"<svg", "XML"),
        (b"", "XML"),
        (b'<?xml version="1.0" encoding="rubbish"?><svg/>', "XML"),
        (b"<html/>", "not an SVG"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "0 boxes"),
        (b" " * (MAX_BYTES + 1), "larger"),
    ],
)
def test_an_unwanted_drawing_is_refused(svg: bytes, says: str) -> None:
    with pytest.raises(Fault, match=says) as fault:
        read_layout("house.svg", svg, NEEDS)
    assert "house.svg" in fault.value.what
    assert fault.value.remedy


@given(edits=changes)
def test_a_layout_that_somebody_typed_into_is_read_or_a_fault(
    edits: list[tuple[int, int, str]],
) -> None:
    text = _small("").decode()
    read_layout("house.svg", text.encode(), NEEDS)
    with suppress(Fault):
        read_layout("house.svg", changed(text, edits).encode(), NEEDS)


@given(st.binary(max_size=400))
def test_any_bytes_give_a_layout_or_a_fault(data: bytes) -> None:
    with pytest.raises(Fault):
        read_layout("house.svg", data, NEEDS)
