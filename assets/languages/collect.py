"""Gathers every English text of the program into each language's `words.ts`, for a translator.

`python -m assets.languages.collect` (`make translations`) adds new texts, drops those that the
program no longer says, keeps what is translated, and says how much each language lacks. Qt's own
`lupdate` reads the screen; what the core says is written down for it here: the rulebooks' wording
and names of Bets, each `Message`, each `Fault`.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, get_args
from xml.etree import ElementTree

from tablemgr.basics.languages import WORDS, about, languages
from tablemgr.house import settings
from tablemgr.rules.games.families import family_of
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.rulebook.model import PARAGRAPHS, RULES
from tablemgr.service import slip_name
from tablemgr.slips import kinds
from tablemgr.slips.kinds import slip_kinds
from tablemgr.slips.wording import ENGLISH
from tablemgr.tray.authority import authority_of, places
from tablemgr.tray.events import ExceptionKind
from tablemgr.tray.steps import Tender

ROOT: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = Path(__file__).parent
_RULES: Final = "tablemgr/rules/rulebook"
FAULTS: Final = frozenset(
    {"Fault", "NotANameError", "MalformedError", "InUse", "DoesNotFit", "MalformedCodeError"}
)
"""Errors whose first two arguments are what was found and what to do."""
_HANDED_ON: Final = {"read_written": 1, "read_secret": 2, "kept_secret": 2, "_lines_of": 1}
"""Functions to which the remedy of a fault is given, and its place among what they are given."""
_LUPDATE: Final = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"

Text = tuple[str, str]
"""The context and the English text."""


def texts_of_the_core() -> list[Text]:
    """Every text that no `translate` of the screen says, each once, sorted."""
    found = {*_of_wording(), *_of_games(), *_of_documents(), *_of_settings(), *_of_slips()}
    for package in ("tablemgr", "drivers", "ui"):
        for file in sorted((ROOT / package).rglob("*.py")):
            found.update(_of_source(tree_of(file)))
    return sorted(text for text in found if text[1])


def _of_wording() -> Iterator[Text]:
    for file in sorted((ROOT / _RULES / "wording").glob("*.toml")):
        for table in _toml(file).values():
            for said in table.values() if isinstance(table, dict) else ():
                yield "rules", said if isinstance(said, str) else said["text"]
                if isinstance(said, dict) and "say" in said:
                    yield "announcements", said["say"]


def _of_games() -> Iterator[Text]:
    for file in sorted((ROOT / _RULES).glob("*.toml")):
        book = _toml(file)
        for bet in book["side_bets" if "side_bets" in book else "side-bets"].values():
            context = f"bets of {book['family']}"
            names = [
                bet["name"],
                bet.get("short", ""),
                *(line["name"] for line in bet["pay-table"]),
            ]
            yield from ((context, name) for name in names if name)


def _of_documents() -> Iterator[Text]:
    """Give what the program says of each paragraph and house ruling, for its second reading."""
    for book in map(load, games()):
        for said in (*book.paragraphs.values(), *book.rulings.values()):
            yield PARAGRAPHS, said


def _of_settings() -> Iterator[Text]:
    yield from ((settings.CONTEXT, each.about.label) for each in settings.SETTINGS.values())


def _of_slips() -> Iterator[Text]:
    yield from ((slip_name.CONTEXT, text) for text in ENGLISH.texts())
    yield from (
        ("kinds of slips", kind.coded) for kind in slip_kinds(tuple(kinds.__path__)).values()
    )
    yield from (("tenders", tender) for tender in get_args(Tender))
    yield from (("exceptions", kind) for kind in get_args(ExceptionKind))
    for place in places():
        parts = (part for parts in authority_of(place).parts.values() for part in parts)
        yield from (("parts of slips", part.goes) for part in parts)
        authority = authority_of(place)
        for step in (*authority.fill.steps, *authority.credit.steps):
            yield step.message.context, step.message.english
    for game in games():
        for hand in family_of(load(game)).table_hands:
            yield from ((said.context, said.english) for said in (hand.message, hand.title))


def _toml(file: Path) -> dict[str, dict[str, Any]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _of_source(tree: ast.Module) -> Iterator[Text]:
    constants = constants_of(tree)
    for node, local in nodes_of(tree):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            words = [words_of(each, constants, local) for each in node.args[:2]]
            if called in FAULTS:
                yield from (("faults", text) for texts in words for text in texts)
            elif called in _HANDED_ON:
                remedies = node.args[_HANDED_ON[called] : _HANDED_ON[called] + 1]
                for remedy in remedies:
                    yield from (("faults", text) for text in words_of(remedy, constants, local))
            elif called == "say" and words and constants.get("CONTEXT"):
                yield from ((str(constants["CONTEXT"]), text) for text in words[0])
            elif called == "Message" and len(words) > 1:
                yield from ((context, text) for context in words[0] for text in words[1])
        elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "_TEXTS":
            assert isinstance(node.value, ast.Dict)
            for each in node.value.values:
                yield from (("refusals", text) for text in words_of(each, {}, {}))
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "called":
            yield from ((RULES, text) for text in words_of(node.value, {}, {}))


Local = dict[str, list[ast.expr]]
"""What a function gives each of its names."""


def nodes_of(tree: ast.AST, local: Local | None = None) -> Iterator[tuple[ast.AST, Local]]:
    """Each node below a tree, with the names of the function that it stands in."""
    for node in ast.iter_child_nodes(tree):
        yield node, local or {}
        is_function = isinstance(node, ast.FunctionDef)
        yield from nodes_of(node, _names_of(node) if is_function else local)


def _names_of(function: ast.AST) -> Local:
    given: Local = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            given.setdefault(node.targets[0].id, []).append(node.value)
    return given


def constants_of(tree: ast.Module) -> dict[str, object]:
    """The constants that a module gives names to or takes from others of the program."""
    return {**_imported(tree), **_constants(tree)}


def _constants(tree: ast.Module) -> dict[str, object]:
    """The constants that a module gives names to."""
    found: dict[str, object] = {}
    for node in tree.body:
        target = getattr(node, "target", None) or (getattr(node, "targets", None) or [None])[0]
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
            found[target.id] = value.value
    return found


def _imported(tree: ast.Module) -> dict[str, object]:
    """The constants that a module takes from others of the program."""
    found: dict[str, object] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            file = (ROOT / node.module.replace(".", "/")).with_suffix(".py")
            for name in (each.name for each in node.names):
                if name == "say" and file.exists():
                    name = "CONTEXT"  # noqa: PLW2901 - that which its module says things in
                if name.isupper() and file.exists():
                    found[name] = _constants(tree_of(file)).get(name)
    return found


@cache
def tree_of(file: Path) -> ast.Module:
    """A module of the program, parsed."""
    return ast.parse(file.read_text(encoding="utf-8"))


def words_of(node: ast.expr, constants: dict[str, object], local: Local) -> list[str]:
    """Each text that an argument can be: itself, what its name stands for in the function or in
    the module, both ways of a choice.
    """
    if isinstance(node, ast.IfExp):
        return [*words_of(node.body, constants, local), *words_of(node.orelse, constants, local)]
    if isinstance(node, ast.Name) and node.id in local:
        others = {name: given for name, given in local.items() if name != node.id}
        return [text for each in local[node.id] for text in words_of(each, constants, others)]
    value = constants.get(node.id) if isinstance(node, ast.Name) else getattr(node, "value", None)
    return [value] if isinstance(value, str) and value else []


def write_ts(files: list[Path]) -> None:
    """Bring the given files of Qt Linguist up to the program's texts."""
    lines = (f"translate({context!r}, {text!r})\n" for context, text in texts_of_the_core())
    said = [str(each) for package in ("ui", "tablemgr", "drivers") for each in _said_in(package)]
    names = [str(file) for file in files]
    with TemporaryDirectory() as folder:
        core = Path(folder) / "core.py"
        core.write_text("".join(lines), encoding="utf-8")
        command = [sys.executable, "-c", _LUPDATE, *said, str(core), "-locations", "none"]
        command += ["-no-obsolete", "-ts", *names]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _said_in(package: str) -> list[Path]:
    """The modules that call `translate` or `tr`."""
    files = sorted((ROOT / package).rglob("*.py"))
    return [file for file in files if "tr(" in (text := file.read_text()) or "translate(" in text]


def unfinished(file: Path) -> list[Text]:
    """Each text that the language does not say yet, or only by Qt's guess."""
    return [
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ElementTree.parse(file).iter("context")
        for message in context.iter("message")
        if not message.findtext("translation", "")
        or message.find("translation[@type='unfinished']") is not None
    ]


def main() -> int:
    """Bring every language up to date that is no variant, and say what it lacks. Gives the exit
    status.
    """
    whole = [tag for tag in languages() if not about(tag).based_on]
    files = [LANGUAGES / tag / WORDS for tag in whole]
    write_ts(files)
    lacks = {file.parent.name: len(unfinished(file)) for file in files}
    for tag, count in lacks.items():
        print(f"{tag}: {count} unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main())
