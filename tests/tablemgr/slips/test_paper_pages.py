from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tablemgr.slips.paper import PageRow, height_of, paginate, space

LABEL = space(5)
blocks_of_rows = st.lists(
    st.lists(st.builds(space, st.integers(1, 30)), min_size=1, max_size=12), max_size=8
)


def rule() -> PageRow:
    return replace(space(2), divides=True, keep=True)


def test_a_short_block_moves_to_the_next_page_whole() -> None:
    first, second = [space(60)], [space(25), space(25)]
    pages = paginate([first, second], 100, 120)
    assert [list(map(id, page)) for page in pages] == [[*map(id, first)], [*map(id, second)]]


def test_a_long_block_is_divided_and_named_again() -> None:
    rows = [replace(space(30), again=(LABEL,)) for _ in range(4)]
    assert paginate([rows], 70, 100) == [rows[:2], [LABEL, *rows[2:]]]


def test_what_fits_to_the_last_point_stays_on_its_page() -> None:
    assert [len(page) for page in paginate([[space(60)], [space(40)]], 100, 120)] == [2]
    assert [len(page) for page in paginate([[space(70) for _ in range(2)]], 140, 140)] == [2]


def test_a_row_that_is_kept_with_the_next_never_ends_a_page() -> None:
    title, line = replace(space(10), keep=True), space(40)
    pages = paginate([[space(85)], [title, line, space(90)]], 100, 100)
    assert [len(page) for page in pages] == [1, 2, 1]
    assert pages[1][0] is title


def test_a_rule_between_blocks_does_not_open_a_later_page() -> None:
    line = space(40)
    assert paginate([[rule(), line]], 100, 100)[0][0].divides
    pages = paginate([[rule(), space(90)], [rule(), line]], 100, 100)
    assert pages[1] == [line]


def test_a_first_page_too_small_for_the_first_row_is_left_to_the_head() -> None:
    assert paginate([[space(50)]], 20, 100)[0] == []


@given(blocks=blocks_of_rows, first=st.integers(30, 100), following=st.integers(30, 100))
def test_no_row_is_lost_and_no_page_overflows(
    blocks: list[list[PageRow]], first: int, following: int
) -> None:
    pages = paginate(blocks, first, following)
    assert [id(row) for page in pages for row in page] == [id(r) for b in blocks for r in b]
    for number, page in enumerate(pages):
        assert height_of(page) <= (following if number else first)
