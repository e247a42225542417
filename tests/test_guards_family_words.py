"""Words that not every game has stand in the folders of their families: what is shared has none.

`test_guards_families.py` looks for the names of families and games; this module looks for their
decisions, Bets and phases, as each family lists them in `own_words.py` beside its tests. What a
person reads (docstrings, comments) may name them; names and strings may not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.test_guards_tidy import nodes

ROOT = Path(__file__).parents[1]
UI = ROOT / "ui"
CORE = ROOT / "tablemgr"
GAMES = CORE / "rules" / "games"
SHARED_PHASES = {"IDLE", "BETTING", "SETTLEMENT", "COMPLETE", "VOID", "IRREGULARITY"}
"""The phases that a Round of every game can be in."""

FAMILIES = sorted(path.parent.name for path in (UI / "families").glob("*/presenter.py"))
WORDS: dict[str, tuple[str, ...]] = {
    family: import_module(f"tests.ui.families.{family}.own_words").OWN_WORDS for family in FAMILIES
}
"""The words of each family, by the name of its folder; two words stand side by side in a name."""

EXCEPTIONS: dict[str, str] = {
    "tablemgr/commandline/house_way_command.py": "a command of the command line for one family",
    "ui/main.py": "the list of those commands: one is for one family",
    "tablemgr/commandline/slips_command.py": "the contract calls a number given twice so",
    "tablemgr/house/profile.py": "the house profile's word for a drawn card that is a decision",
    "tablemgr/house/profile_tables.py": "the same, and as it is shown",
    "tablemgr/past/case_kinds.py": "what I12 calls a drawn card that was no decision",
    "tablemgr/rules/events/settlement.py": "the round record's words for how a Bet ended",
    "tablemgr/rules/games/irregularities/taking_back.py": "a refusal's code, from I12's words",
    "tablemgr/rules/rulebook/codes.py": "the same code",
    "tablemgr/rules/rulebook/model.py": "when a side Bet is settled, in the rulebooks' words",
    "tablemgr/service/session.py": "the session's name for the profile's word",
    "tablemgr/slips/case_words.py": "what I12 calls a drawn card that was no decision",
    "tablemgr/slips/wording.py": "the printed words for how a Bet ended",
    "tablemgr/world/served.py": "the session's name for the profile's word",
    "ui/demonstration/record.py": "the house profile's word for a drawn card that is a decision",
    "ui/presenter/possible.py": "the session's name for the same",
    "ui/table/opening.py": "the same from the profile to the session",
}
"""The shared modules that use such a word, each with its reason."""


@cache
def in_words(text: str) -> str:
    """A name or a string as lower-case words with a space between: `HouseWay` is ` house way `."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", text)
    return f" {' '.join(re.findall(r'[a-z]+', apart.lower()))} "


def spoken(source: str) -> Iterator[tuple[int, str]]:
    """Every name and string in code, with its line. `split` of a text is Python's."""
    texts = {id(node.value) for node in nodes(source) if isinstance(node, ast.Expr)}
    for node in nodes(source):
        match node:
            case ast.Constant(value=str(word)) if id(node) not in texts:
                pass
            case ast.Attribute(attr="split" | "rsplit"):
                continue
            case ast.Attribute(attr=word) | ast.Name(id=word) | ast.arg(arg=word):
                pass
            case ast.FunctionDef(name=word) | ast.ClassDef(name=word) | ast.keyword(arg=str(word)):
                pass
            case ast.alias(name=word):
                pass
            case _:
                continue
        yield getattr(node, "lineno", 0), word


def words_of_one_family(source: str, words: tuple[str, ...]) -> list[str]:
    """Which of these words stand in the code, with the line."""
    return [
        f"line {line}: {name}"
        for line, name in spoken(source)
        if (said := in_words(name)) and any(f" {word} " in said for word in words)
    ]


def phases_of_one_family(source: str) -> list[str]:
    """Where a phase is named that not every game has, with the line."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in nodes(source)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Phase"
        and node.attr not in SHARED_PHASES
    ]


def shared() -> list[Path]:
    """The modules of core and screen that belong to no family."""
    families = [*(path.parent for path in GAMES.glob("*/family.py")), UI / "families"]
    return [
        path
        for top in (CORE, UI)
        for path in sorted(top.rglob("*.py"))
        if not any(path.is_relative_to(folder) for folder in families)
    ]


def found_in(path: Path) -> list[str]:
    source = path.read_text(encoding="utf-8")
    every = tuple(word for words in WORDS.values() for word in words)
    return [*words_of_one_family(source, every), *phases_of_one_family(source)]


def test_no_word_of_one_family_stands_in_what_is_shared() -> None:
    findings = [
        f"{name}: {finding}"
        for path in shared()
        if (name := path.relative_to(ROOT).as_posix()) not in EXCEPTIONS
        for finding in found_in(path)
    ]
    assert not findings, "\n" + "\n".join(findings)


def test_every_exception_is_needed() -> None:
    for name, reason in EXCEPTIONS.items():
        assert reason, name
        assert found_in(ROOT / name), f"{name} has none by now"


def test_each_word_is_listed_by_the_families_that_use_it() -> None:
    used = {
        family: " ".join(
            in_words(name)
            for path in sorted((UI / "families" / family).rglob("*.py"))
            for _, name in spoken(path.read_text(encoding="utf-8"))
        )
        for family in FAMILIES
    }
    for word in {word for words in WORDS.values() for word in words}:
        users = [family for family, text in used.items() if f" {word} " in text]
        assert users == [family for family in FAMILIES if word in WORDS[family]], word


@pytest.mark.parametrize(
    "source",
    [
        "SURRENDER = 'u'",
        "label = self.tr('House Way again…')",
        "place = ButtonPlace('even-money')",
        "from tablemgr.rules.commands import HouseWay",
        "def house_way(box): pass",
        "view = HandView(doubled='+50')",
        "if line.bet == INSURANCE: pass",
        "match event:\n    case HandSplit(box): pass",
        "widths = {'banker': 14}",
        "def press(*, rankings): pass",
        "press(rankings=1)",
        "class RankingsPage: pass",
        "if phase is Phase.INTERIM: pass",
        "DEALING = (Phase.DEAL,)",
    ],
)
def test_a_bad_sample_is_found(source: str) -> None:
    every = tuple(word for words in WORDS.values() for word in words)
    assert words_of_one_family(source, every) or phases_of_one_family(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""As the House Way says (3.19)."""',
        'added: str = \'\'\n"""What Double Down added: `+50`."""',
        "x = 1  # not for a split box",
        "parts = text.split()",
        "events = (DoubleFeed, white)",
        "style = 'QDoubleSpinBox { color: red; }'",
        "title = self.tr('Cards of the bank')",
        "if phase is Phase.SETTLEMENT: pass",
        "row = untied + splitter",
    ],
)
def test_a_good_sample_passes(source: str) -> None:
    every = tuple(word for words in WORDS.values() for word in words)
    assert not words_of_one_family(source, every)
    assert not phases_of_one_family(source)
