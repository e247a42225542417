"""Names in any script on paper: held by a font, joined, placed, in the right order, read back."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import unicodedata

import pypdfium2
import pytest
from msgspec.structs import replace

from tablemgr.slips.model import SettlementSlip, SlipBox
from tablemgr.slips.paper import Paper
from tablemgr.slips.shaping import Outline, _Pen, clusters
from tablemgr.slips.text import render as render_text
from tablemgr.slips.typography import ASKED_LAST, OTHERS, Font, load_fonts
from tests.tablemgr.slips.samples import FONTS, FULL, SINGLE, render

NAMES = {
    "Chinese": "陳大文",
    "simplified": "张伟",
    "Tamil": "முருகன்",
    "Vietnamese": "Nguyễn Thị Hồng",
    "Arabic": "محمد علي",
    "Jawi": "نور عائشة",
    "Thai": "สมชาย",
    "Hindi": "देवेन्द्र कुमार",
    "Bengali": "রবীন্দ্র",
    "Telugu": "శ్రీనివాస్",
    "Malayalam": "കൃഷ്ണൻ",
    "Kannada": "ಕೃಷ್ಣ",
    "Gujarati": "કૃષ્ણ",
    "Punjabi": "ਗੁਰਪ੍ਰੀਤ",
    "Sinhala": "කුමාර",
    "Burmese": "အောင်",
    "Khmer": "សុខា",
    "Lao": "ສົມຊາຍ",
    "Korean": "김민수",
    "Japanese": "やまだ太郎",
    "Hebrew": "שלום כהן",
    "Georgian": "გიორგი",
    "Armenian": "Հայկ",
    "Amharic": "አበበ",
    "Greek": "Γιώργος",
    "Russian": "Иван",
    "mixed": "Ali محمد O'Brien-陳",
}
both_papers = pytest.mark.parametrize("paper", list(Paper), ids=lambda paper: paper.name)
every_name = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())


@pytest.fixture(scope="module")
def font() -> Font:
    return load_fonts(FONTS.resolve()).regular


def slip_of(*names: str) -> SettlementSlip:
    line = replace(FULL.boxes[0].lines[0], hand=None)
    box = SlipBox(1, (), tuple(replace(line, player=name) for name in names))
    return replace(SINGLE, boxes=(box,), dealer=names[0], house=f"Casino {names[-1]}")


def read_back(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return "".join(page.get_textpage().get_text_range() for page in document)
    finally:
        document.close()


def steps(outline: Outline) -> list[str]:
    return [kind for kind, _ in outline]


def letters(text: str) -> list[str]:
    return sorted(char for char in text if not char.isspace())


@both_papers
@every_name
def test_what_can_be_typed_can_be_printed_and_is_read_back(name: str, paper: Paper) -> None:
    with_name, without = (read_back(render(slip_of(n), paper, FONTS)) for n in (name, "x"))
    assert "[U+" not in with_name
    assert len(letters(with_name)) > len(letters(without))
    if unicodedata.bidirectional(name[0]) == "L":
        assert "".join(name.split()) in "".join(with_name.split())
    for char in name.split(maxsplit=1)[0]:
        assert with_name.count(char) >= 2, "the Dealer and the Player"


def test_each_font_of_the_folder_is_used_and_has_its_letters() -> None:
    files = {file.name for file in (FONTS / OTHERS).glob("*.ttf")}
    assert set(ASKED_LAST) < files
    faces = load_fonts(FONTS.resolve()).bold.writing.faces
    assert {face.file.name for face in faces} == files
    assert [face.file.name for face in faces][-2:] == list(ASKED_LAST)
    assert all(face.glyphs for face in faces)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Ali محمد 12 علي x", ["Ali ", "علي", " ", "12", " ", "محمد", " x"]),
        ("محمد علي", ["علي", " ", "محمد"]),
        ("שלום (כהן)!", ["כהן", "(", "שלום"]),
        ("陳大文 x", ["陳大文", " x"]),
    ],
)
def test_runs_stand_in_the_order_in_which_they_are_drawn(
    font: Font, text: str, order: list[str]
) -> None:
    drawn = [run.text for run in font.writing.runs(text)]
    places = [drawn.index(part) for part in order if part in drawn]
    assert len(places) >= min(2, len(order))
    if "(" not in text:
        assert drawn == order
    assert sorted("".join(drawn).replace("(", ")")) == sorted(text.replace("(", ")"))


def test_arabic_letters_join_and_tamil_vowels_stand_before_their_letter(font: Font) -> None:
    (arabic,) = font.writing.runs("محمد")
    assert arabic.face is not None
    assert not arabic.rightwards
    joined = arabic.face.shape(arabic.text, rightwards=False).outlines
    alone = [arabic.face.shape(letter, rightwards=False).outlines[0] for letter in "محمد"]
    same = [steps(one) == steps(other) for one, other in zip(joined, reversed(alone), strict=True)]
    assert not any(same), "no letter of this name looks as it does alone"
    (tamil,) = font.writing.runs("கெ")
    assert tamil.face is not None
    shaped = tamil.face.shape(tamil.text, rightwards=True)
    letter = tamil.face.shape("க", rightwards=True).outlines[0]
    assert len(shaped.outlines) == 2
    left = [min(x for _, points in outline for x, _ in points) for outline in shaped.outlines]
    assert left == sorted(left)
    assert len(shaped.outlines[1]) == len(letter), "the consonant comes second"


def test_a_letter_stays_with_its_marks_where_a_name_is_broken(font: Font) -> None:
    name = "முருகன்" * 12
    lines = font.wrap(name, 10, 120)
    assert "".join(lines) == name
    assert len(lines) > 1
    assert all(font.width(line, 10) <= 120 for line in lines)
    assert not any(unicodedata.category(line[0]).startswith("M") for line in lines)
    assert list(clusters("क्षे")) == ["क्षे"]
    assert list(clusters("陳大")) == ["陳", "大"]


def test_a_name_that_came_in_parts_is_composed(font: Font) -> None:
    apart = unicodedata.normalize("NFD", "Nguyễn")
    assert font.printable(apart) == "Nguyễn"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\U00012000 Mei", "[U+12000] Mei"),
        ("a\u202eb", "a[U+202E]b"),
        ("a\u200db", "a[U+200D]b"),
    ],
)
def test_what_no_font_holds_is_printed_as_its_number(font: Font, text: str, shown: str) -> None:
    assert font.printable(text) == shown


def test_the_bytes_are_the_same_in_every_process_and_locale() -> None:
    program = (
        "import hashlib\n"
        "from tablemgr.slips.paper import Paper\n"
        "from tests.tablemgr.slips.samples import render\n"
        "from tests.tablemgr.slips.samples import FONTS\n"
        "from tests.tablemgr.slips.test_shaping import NAMES, slip_of\n"
        "print(hashlib.sha256(render(slip_of(*NAMES.values()), Paper.A6, FONTS)).hexdigest())\n"
    )
    here = hashlib.sha256(render(slip_of(*NAMES.values()), Paper.A6, FONTS)).hexdigest()
    changes = {"PYTHONHASHSEED": "5", "LC_ALL": "ar_EG.UTF-8", "PYTHONPATH": str(FONTS.parents[1])}
    found = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **changes},
        cwd=FONTS.parents[1],
        check=True,
        capture_output=True,
        text=True,
    )
    assert found.stdout.strip() == here


def test_the_columns_of_the_text_slip_stand_below_each_other() -> None:
    slip = slip_of("陳大文", "annabel", "முருகன்")
    rows = [line for line in render_text(slip).splitlines() if "RWS Pairs" in line]
    places = []
    for row in rows:
        before = row[: row.index("RWS Pairs")]
        wide = sum(unicodedata.east_asian_width(char) in "WF" for char in before)
        marks = sum(unicodedata.category(char) == "Mn" for char in before)
        places.append(len(before) + wide - marks)
    assert len(set(places)) == 1, rows


def test_a_curve_with_one_control_point_is_the_same_curve_with_two() -> None:
    pen = _Pen(1.0, 2.0, 10.0)
    pen.moveTo((0.0, 0.0))
    pen.qCurveTo((30.0, 60.0), (90.0, 0.0))
    assert pen.steps == [
        ("M", ((1.0, 2.0),)),
        ("C", ((3.0, 6.0), (6.0, 6.0), (10.0, 2.0))),
    ]


def test_a_word_is_broken_only_where_the_next_letter_has_no_room(font: Font) -> None:
    width = font.width("mmmm", 10)
    assert font.wrap("mmmmmmmmmm mm", 10, width) == ["mmmm", "mmmm", "mm mm"[:2], "mm"]
    assert font.wrap("mm mm", 10, font.width("mm mm", 10)) == ["mm mm"]


def test_no_line_of_a_slip_begins_with_a_sign_that_closes(font: Font) -> None:
    said = "六號位補牌，七號位停牌。（莊家爆）"
    lines = font.wrap(said, 10, font.width("六號位補牌", 10))
    assert lines == ["六號位補", "牌，七號位", "停牌。（莊", "家爆）"]
