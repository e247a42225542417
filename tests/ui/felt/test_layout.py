from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assets.layouts import draw
from tablemgr.errors import Fault
from ui.felt.layout import MAX_BYTES, needed_places, read_layout

KINDS = ("initial", "rws-pairs", "boom-busted", "insurance")


def _svg(appendix: str = "a") -> str:
    path = files("assets").joinpath("layouts", f"rws-blackjack-{appendix}.svg")
    return path.read_text(encoding="utf-8")


def _small(body: str, head: str = "", box: str = "0 0 200 100") -> bytes:
    """A layout of one box with every place, and `body` added."""
    places = "".join(
        f'<rect id="{name}" x="5" y="5" width="50" height="20"/>'
        for name in needed_places(1, KINDS)
    )
    return (
        f'{head}<svg xmlns="http://www.w3.org/2000/svg" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{box}">{places}{body}</svg>'
    ).encode()


@pytest.mark.parametrize("appendix", draw.BOXES)
def test_the_committed_layouts_are_what_the_script_draws(appendix: str) -> None:
    assert _svg(appendix) == draw.layout(appendix)


@pytest.mark.parametrize(("appendix", "boxes"), draw.BOXES.items())
def test_the_number_of_boxes_is_what_the_drawing_has_2_1_1(appendix: str, boxes: int) -> None:
    layout = read_layout("x.svg", _svg(appendix).encode(), KINDS)
    assert layout.boxes == boxes
    assert set(layout.places) == set(needed_places(boxes, KINDS))


@pytest.mark.parametrize("appendix", draw.BOXES)
def test_boxes_run_from_the_dealers_left_and_he_stands_below(appendix: str) -> None:
    layout = read_layout("x.svg", _svg(appendix).encode(), KINDS)
    middles = [layout.place(f"box-{n}").rect.center() for n in range(1, layout.boxes + 1)]
    assert [m.x() for m in middles] == sorted(m.x() for m in middles)
    assert all(m.y() < layout.place("dealer").rect.top() for m in middles)


@pytest.mark.parametrize("appendix", draw.BOXES)
def test_no_place_of_a_box_lies_on_another(appendix: str) -> None:
    layout = read_layout("x.svg", _svg(appendix).encode(), KINDS)
    for box in range(1, layout.boxes + 1):
        parts = [p for name, p in layout.places.items() if name.startswith(f"box-{box}.")]
        whole = layout.place(f"box-{box}").rect
        for one in parts:
            assert whole.contains(one.rect), one.name
            for other in parts:
                if one is not other:
                    assert not one.rect.intersects(other.rect), (one.name, other.name)
    boxes = [layout.place(f"box-{n}").rect for n in range(1, layout.boxes + 1)]
    for left, right in pairwise(boxes):
        assert not left.intersects(right)


def test_the_inscriptions_are_on_the_table_4_1_1() -> None:
    titles = set(re.findall(r"<title>([^<]*)</title>", _svg()))
    assert {
        "BLACKJACK PAYS 6 TO 5",
        "INSURANCE PAYS 2 TO 1",
        "Dealer must draw to 16 and stand on 17",
        "RWS PAIRS",
        "BOOM BUSTED",
    } <= titles


@pytest.mark.parametrize("name", ["box-3.rws-pairs", "box-7.cards", "dealer", "limits"])
def test_a_missing_place_is_refused_with_its_id_and_the_file(name: str) -> None:
    broken = _svg().replace(f'id="{name}"', f'id="{name}x"')
    with pytest.raises(Fault, match=re.escape(name)) as fault:
        read_layout("house.svg", broken.encode(), KINDS)
    assert "house.svg" in fault.value.what


def test_a_gap_in_the_numbers_is_a_missing_box() -> None:
    broken = _svg().replace('id="box-2"', 'id="second"')
    with pytest.raises(Fault, match="box-2"):
        read_layout("house.svg", broken.encode(), KINDS)


def test_a_place_that_the_game_does_not_need_may_be_missing() -> None:
    broken = _svg().replace('id="box-3.rws-pairs"', 'id="gone"')
    layout = read_layout("house.svg", broken.encode(), ("insurance",))
    assert layout.kinds == ("initial", "insurance")


@pytest.mark.parametrize(
    "transform",
    ["translate(100 50) rotate(30)", "matrix(0.8660254 0.5 -0.5 0.8660254 100 50)"],
)
def test_a_turned_place_has_its_rotation_and_the_rectangle_around_it(transform: str) -> None:
    svg = _small("").replace(
        b'<rect id="shoe" x="5" y="5"',
        f'<rect id="shoe" transform="{transform}" x="-25" y="-10"'.encode(),
    )
    place = read_layout("x.svg", svg, KINDS).place("shoe")
    assert place.turn_deg == pytest.approx(30)
    assert (place.rect.center().x(), place.rect.center().y()) == pytest.approx((100, 50))
    assert place.rect.width() == pytest.approx(53.3, abs=0.1)


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
        (b"<html/>", "no SVG"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "0 boxes"),
        (b" " * (MAX_BYTES + 1), "larger"),
    ],
)
def test_an_unwanted_drawing_is_refused(svg: bytes, says: str) -> None:
    with pytest.raises(Fault, match=says) as fault:
        read_layout("house.svg", svg, KINDS)
    assert "house.svg" in fault.value.what
    assert fault.value.remedy


@given(st.binary(max_size=400))
def test_any_bytes_give_a_layout_or_a_fault(data: bytes) -> None:
    with pytest.raises(Fault):
        read_layout("house.svg", data, KINDS)
