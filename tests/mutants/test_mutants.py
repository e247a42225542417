"""The mutation run itself: what it changes, and that it tells what is noticed from what is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tests.mutants.__main__ import LISTED, ROOT, listed, row, sample
from tests.mutants.areas import AREAS
from tests.mutants.chosen import Fault, as_mutation, chosen
from tests.mutants.mutations import Mutation, mutations
from tests.mutants.patching import loaded_functions, patch
from tests.mutants.runner import function_at

PURSE = '''"""A purse."""

MOST = 10


def more(coins: int, others: int) -> int:
    """Both."""
    return coins + others


def bound(coins: int) -> int:
    """No more than the most; at the most itself either way is the same."""
    if coins > MOST:
        return MOST
    return coins


def never(coins: int) -> bool:
    return not coins
'''
ITS_TESTS = """from purse import bound, more


def test_more():
    assert more(2, 3) == 5


def test_bound():
    assert (bound(9), bound(10), bound(11)) == (9, 10, 10)


def test_of_another_purse():
    assert more(2, 3) == 6
"""
RUN = """from pathlib import Path
from tests.mutants.chosen import Fault, as_mutation, chosen
from tests.mutants.mutations import mutations
from tests.mutants.patching import loaded_functions, patch
from tests.mutants.runner import Runner, load_libraries

root = Path({root!r})
load_libraries()
wanted = ("`coins + others` -> `(coins - others)`", "`coins > MOST` -> `(coins >= MOST)`",
          "`not coins` -> `(coins)`", "`10` -> `(11)`")
with Runner.on(root, ["test_purse.py"], 5) as runner:
    runner.hold_without_a_fault("purse.py")
    print(runner.failing)
    for one in mutations((root / "purse.py").read_bytes()):
        if one.what in wanted:
            print(one.line, one.where, runner.kills("purse.py", one))
"""


def changes(text: str) -> list[str]:
    return [one.what for one in mutations(text.encode())]


def test_a_run_tells_what_is_noticed_from_what_is_not(tmp_path: Path) -> None:
    """Noticed: the constant and the sum. Not: a change without effect, and what no test calls. A
    test that fails by itself is left out.
    """
    (tmp_path / "purse.py").write_text(PURSE)
    (tmp_path / "test_purse.py").write_text(ITS_TESTS)
    script = RUN.format(root=str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "['test_purse.py::test_of_another_purse']",
        "3  None",
        "8 more None",
        "13 bound survived",
        "19 never survived",
    ]
    assert (tmp_path / "purse.py").read_text() == PURSE, "the file is as it was"


def test_the_kinds_of_mutations() -> None:
    assert changes("x = a < b") == ["`a < b` -> `(a <= b)`"]
    assert changes("x = a and b") == [
        "`a and b` -> `(a or b)`",
        "`a and b` -> `(a)`",
        "`a and b` -> `(b)`",
    ]
    assert changes("x = not a") == ["`not a` -> `(a)`"]
    assert changes("x = [a for a in b if a]") == ["`a` -> `(True)`"]
    assert changes("def f() -> bool:\n    return a") == ["`a` -> `(not (a))`"]
    assert changes("def f() -> int | None:\n    return a") == ["`a` -> `(None)`"]
    assert changes("def f():\n    self.a = b\n    c()") == ["dropped `self.a = b`", "dropped `c()`"]


def test_texts_and_types_are_not_mutated() -> None:
    assert changes('"""A text of 3."""\nx: dict[int, 3] = {}\ny = f"{a + 1}"\nz = "a" + b') == []


def test_what_only_finds_a_programmers_error_is_not_mutated() -> None:
    assert (
        changes("x = zip(a, b, strict=True)\n\n\nclass A(Struct, frozen=True):\n    y: int") == []
    )


def test_a_change_stands_at_its_place_whatever_signs_stand_before_it() -> None:
    source = "x = '林' if a else b < 3\n".encode()
    texts = [one.applied(source).decode() for one in mutations(source)]
    assert "x = '林' if a else (b <= 3)\n" in texts
    assert "x = '林' if (True) else b < 3\n" in texts


def test_the_function_around_a_line_begins_with_its_decorators() -> None:
    source = b"a = 1\n@b\ndef c():\n    def d():\n        pass\n    return d\n"
    assert [function_at(source, line) for line in range(1, 7)] == [None, 2, 2, 4, 4, 2]


def test_a_loaded_function_gets_its_changed_code(tmp_path: Path) -> None:
    """One that is decorated or stands in a class too; a module's own constant can't be put in."""
    path = tmp_path / "purse_in_a_class.py"
    before = (
        "MOST = 10\n\n\nclass Purse:\n    @staticmethod\n"
        "    def has(coins):\n        return coins > 3\n"
    )
    path.write_text(before)
    names: dict[str, Any] = {}
    exec(compile(before, str(path), "exec"), names)
    loaded = loaded_functions(f"{tmp_path}/")
    assert names["Purse"].has(3) is False
    assert not patch(loaded, str(path), before, before.replace("10", "(11)"))
    assert not patch({}, str(path), before, before.replace("> 3", ">= 3"))
    assert names["Purse"].has(3) is False, "nothing was changed"
    assert patch(loaded, str(path), before, before.replace("> 3", ">= 3"))
    assert names["Purse"].has(3) is True


def test_each_chosen_fault_is_of_an_area_and_says_its_harm() -> None:
    for name, faults in chosen().items():
        (files,) = (area.files(ROOT) for area in AREAS if area.name == name)
        for one in faults:
            assert one.file in files, one
            assert one.harm, one
            assert one.code != one.becomes, one
            assert one.code.count("\n") >= one.becomes.count("\n"), one


def test_a_chosen_fault_stands_once_in_its_file_or_is_none(tmp_path: Path) -> None:
    (tmp_path / "purse.py").write_text(PURSE)
    fault = Fault("purse.py", "if coins > MOST:\n        return MOST\n", "", "no bound")
    found = as_mutation(tmp_path, fault)
    assert found is not None
    assert found.applied(PURSE.encode()).decode() == PURSE.replace(fault.code, "\n\n")
    assert as_mutation(tmp_path, replace(fault, code="coins")) is None
    assert as_mutation(tmp_path, replace(fault, code="dollars")) is None


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    (area,) = (area for area in AREAS if area.name == "movements")
    few = sample(area, ROOT, 5, 1)
    assert few == sample(area, ROOT, 5, 1) != sample(area, ROOT, 5, 2)
    assert set(few) < set(sample(area, ROOT, 6, 1)), "each keeps its place in the draw"


def test_every_area_and_its_tests_are_there() -> None:
    for area in AREAS:
        assert area.files(ROOT), area.name
        assert all((ROOT / test).exists() for test in area.tests), area.name


def test_a_listed_survivor_is_known_again_when_its_line_has_moved() -> None:
    rows = [
        row("a/b.py", Mutation(line, "C.d", "`a | b` -> `(a)`", 0, 1, ""), "equal")
        for line in (3, 9)
    ]
    assert rows[0] == rows[1]
    assert listed(rows[0]) == {("a/b.py", "C.d", "`a ¦ b` -> `(a)`")}


def test_a_mutation_names_its_function_and_tells_equal_changes_apart() -> None:
    source = b"x = 1\n\n\nclass A:\n    y = 1\n\n    def b(self):\n        return 1 + 1\n"
    assert [(one.where, one.what) for one in mutations(source)] == [
        ("", "`1` -> `(2)`"),
        ("A", "`1` -> `(2)`"),
        ("A.b", "`1` -> `(2)`"),
        ("A.b", "`1 + 1` -> `(1 - 1)`"),
        ("A.b", "`1` -> `(2)` (2)"),
    ]


def test_a_mutation_leaves_every_other_line_where_it_was() -> None:
    source = b"def a():\n    if (b and\n            c):\n        d(\n            e)\n    return f\n"
    for one in mutations(source):
        assert one.applied(source).endswith(b"\n    return f\n")
        assert one.applied(source).count(b"\n") == source.count(b"\n"), one


def test_each_survivor_of_the_list_has_a_word() -> None:
    text = LISTED.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and ".py " in line]
    assert rows
    assert len(rows) == len(listed(text)) > 0
    for line in rows:
        assert listed(line), line
        assert line.split(" | ")[-1].rstrip(" |").startswith(("equal: ", "left: ")), line


def test_each_listed_survivor_stands_in_a_function_that_is_there() -> None:
    for file, where, _ in listed(LISTED.read_text(encoding="utf-8")):
        assert where in {one.where for one in mutations((ROOT / file).read_bytes())}, (file, where)
