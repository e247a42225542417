"""The house's tidiness, held over every file of the checkout; each rule is shown a bad sample.

What ruff and mypy hold already is not repeated here. Knows files as text and no part of the
program.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("assets", "drivers", "tablemgr", "ui")
MOST_LINES = 400

LONG_BECAUSE = re.compile(r"^Long because \w+", re.MULTILINE)
"""How a longer file says why, in its module docstring."""

# Put together here, so that this file is no finding of its own.
UNFINISHED = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "X" + "XX")) + r")\b")
HOSTS = re.compile(
    r"\b("
    + "|".join(
        re.escape(name + "." + domain)
        for name, domain in (
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("deb.debian", "org"),
            ("security.debian", "org"),
            ("registry.npmjs", "org"),
            ("registry.yarnpkg", "com"),
        )
    )
    + r")\b"
)
MACHINE_PATHS = re.compile(r"(?<![\w.~*-])/(?:" + "|".join(("tmp", "work", "root")) + r")(?:/|\b)")
LOCK_FILE = re.compile(
    r"(?:^|/)(?:.*\.lock|.*-lock\.(?:json|ya?ml)|pylock(?:\..+)?\.toml|npm-shrinkwrap\.json)$"
)
PIN = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9.+!]+"
    r"( ; platform_machine [!=]= '[a-z0-9_]+')?"  # another processor may need another version
    r" \\"  # the hashes of its files go on below it
    r"|    --hash=sha256:[0-9a-f]{64}( \\)?"
    r"|# .+"
)
EXCUSE = re.compile(r"#\s*(?:noqa\b|type:\s*ignore\b|mypy:|ruff:)(.*)", re.IGNORECASE)
EXCUSE_WITH_REASON = re.compile(
    r"(?::\s*[A-Z]+[0-9]+(?:,\s*[A-Z]+[0-9]+)*|\[[a-z, -]+\])\s*(?:-+|#|—|–)\s*\w+\W+\w+"
)

Rule = Callable[[str, str], list[str]]
"""Takes a file's path and its text; gives what is wrong with it, in words."""


def checked_files() -> list[str]:
    """Every file that is or could be committed, by git if there is one."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        names = [name for name in listed.decode().split("\0") if name]
    except (OSError, subprocess.CalledProcessError):  # a checkout without git
        names = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
        made = re.compile(
            r"(?:^|/)(?:\.(?!ci/|gitignore$|gitattributes$)|__pycache__|build/|[^/]*\.egg-info)"
        )
        names = [name for name in names if not made.search(name)]
    return sorted(name for name in names if (ROOT / name).is_file())


def text_of(name: str) -> str | None:
    """A file's text, or None if it is no text."""
    raw = (ROOT / name).read_bytes()
    if b"\0" in raw:
        return None
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return None


@lru_cache(maxsize=4)
def parsed(text: str) -> ast.Module:
    """The syntax tree of a file's text, which several rules ask for one after the other."""
    return ast.parse(text)


@lru_cache(maxsize=4)
def nodes(text: str) -> tuple[ast.AST, ...]:
    """Every node of that tree in the order of `ast.walk`, which would take twice as long, and
    again for each that asks.
    """
    found: list[ast.AST] = [parsed(text)]
    for node in found:
        for name in node._fields:
            part = getattr(node, name, None)
            if isinstance(part, list):
                found += [each for each in part if isinstance(each, ast.AST)]
            elif isinstance(part, ast.AST):
                found.append(part)
    return tuple(found)


def too_long(path: str, text: str) -> list[str]:
    if not path.endswith(".py"):
        return []
    lines = text.count("\n")
    excused = LONG_BECAUSE.search(ast.get_docstring(parsed(text)) or "")
    if lines > MOST_LINES and not excused:
        return [f"{lines} lines; over {MOST_LINES}, its docstring says 'Long because ...'"]
    if lines <= MOST_LINES and excused:
        return ["no longer long: take its excuse away"]
    return []


def no_docstring(path: str, text: str) -> list[str]:
    if not path.endswith(".py") or ast.get_docstring(parsed(text)):
        return []
    if path.startswith("tests/"):  # its place says what it tests
        return []
    return ["a module opens with what it is for and what it must not know"]


def machine_names(_: str, text: str) -> list[str]:
    return [
        f"line {number}: names {found.group().strip()}, which is of one machine or registry"
        for pattern in (HOSTS, MACHINE_PATHS)
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), 1)
        if (found := pattern.search(line))
    ]


def unfinished(_: str, text: str) -> list[str]:
    return [
        f"line {number}: {found.group()} belongs into an issue"
        for number, line in enumerate(text.splitlines(), 1)
        if (found := UNFINISHED.search(line))
    ]


def excuse_without_reason(path: str, text: str) -> list[str]:
    if not path.endswith(".py") or not EXCUSE.search(text):
        return []
    return [
        f"line {token.start[0]}: '{token.string}' names no rule or gives no reason"
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
        and (found := EXCUSE.match(token.string))
        and not EXCUSE_WITH_REASON.match(found[1])
    ]


def skip_without_reason(path: str, text: str) -> list[str]:
    if not path.endswith(".py") or "mark." not in text:
        return []
    reasoned = {
        node.func
        for node in nodes(text)
        if isinstance(node, ast.Call) and any(word.arg == "reason" for word in node.keywords)
    }
    return [
        f"line {node.lineno}: {ast.unparse(node)} gives no reason"
        for node in nodes(text)
        if isinstance(node, ast.Attribute)
        and node.attr in ("skip", "skipif", "xfail")
        and ast.unparse(node).removeprefix("pytest.").startswith("mark.")
        and node not in reasoned
    ]


def lock_file(path: str, _: str) -> list[str]:
    return ["a lock file names where things come from"] if LOCK_FILE.search(path) else []


def shadows_packaging(path: str, _: str) -> list[str]:
    if path != "packaging/__init__.py":
        return []
    return ["it would hide the library of that name from everything that imports it"]


def loose_pin(path: str, text: str) -> list[str]:
    if path != "packaging/constraints.txt":
        return []
    return [
        f"line {number}: '{line}' is no name==version with its hashes"
        for number, line in enumerate(text.splitlines(), 1)
        if not PIN.fullmatch(line)
    ]


RULES: tuple[Rule, ...] = (
    too_long,
    no_docstring,
    machine_names,
    unfinished,
    excuse_without_reason,
    skip_without_reason,
    lock_file,
    shadows_packaging,
    loose_pin,
)


def folders_without_init(paths: Iterable[str]) -> list[str]:
    """The package folders that setuptools would leave out: code, and no `__init__.py`."""
    code = {Path(path) for path in paths if path.endswith(".py")}
    folders = {path.parent for path in code if path.parts[0] in PACKAGES}
    return sorted(str(folder) for folder in folders if folder / "__init__.py" not in code)


def decisions_out_of_order(paths: Iterable[str]) -> list[str]:
    """The decisions that have no number, or one that another has. A number may be left out."""
    found = sorted(Path(path).name for path in paths if path.startswith("docs/decisions/"))
    numbers = [name.partition("-")[0] for name in found]
    return [
        name
        for name, number in zip(found, numbers, strict=True)
        if not (len(number) == 3 and number.isdecimal()) or numbers.count(number) > 1
    ]


def test_every_file_is_tidy() -> None:
    findings = [
        f"{name}: {finding}"
        for name in checked_files()
        if (text := text_of(name)) is not None
        for rule in RULES
        for finding in rule(name, text)
    ]
    assert not findings, "\n" + "\n".join(findings)


def test_every_node_of_a_file_is_seen_in_its_order() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert nodes(text) == tuple(ast.walk(parsed(text)))


def test_the_check_sees_the_files() -> None:
    assert {"pyproject.toml", "packaging/setup.sh", "ui/main.py"} <= set(checked_files())


def test_every_folder_with_code_is_a_package() -> None:
    assert not folders_without_init(checked_files())


def test_each_decision_has_a_number_of_its_own() -> None:
    assert not decisions_out_of_order(checked_files())


@pytest.mark.parametrize("names", [("001-a.md", "001-b.md"), ("shape.md",), ("1-shape.md",)])
def test_a_decision_out_of_order_is_found(names: tuple[str, ...]) -> None:
    assert decisions_out_of_order(f"docs/decisions/{name}" for name in names)


@pytest.mark.parametrize(
    ("rule", "path", "text"),
    [
        (too_long, "ui/big.py", "x = 1\n" * 401),
        (too_long, "ui/small.py", '"""Small.\n\nLong because of its tables."""\n'),
        (no_docstring, "ui/mute.py", "x = 1\n"),
        (no_docstring, "ui/__init__.py", ""),
        (machine_names, "README.md", "from https://py" + "pi.org/simple"),
        (machine_names, "README.md", "deb http://deb.debian" + ".org/debian"),
        (machine_names, "tests/a.py", "open('/t" + "mp/a')"),
        (machine_names, "docs/a.md", "see /wo" + "rk/main"),
        (machine_names, "docs/a.md", "in /ro" + "ot"),
        (unfinished, "ui/a.py", "# TO" + "DO later"),
        (unfinished, "docs/a.md", "FIX" + "ME"),
        (excuse_without_reason, "ui/a.py", "import os  # noqa\n"),
        (excuse_without_reason, "ui/a.py", "import os  # noqa: F401\n"),
        (excuse_without_reason, "ui/a.py", "import os  # noqa - I like it\n"),
        (excuse_without_reason, "ui/a.py", "x: int = ''  # type: ignore\n"),
        (excuse_without_reason, "ui/a.py", "x: int = ''  # type: ignore[assignment]\n"),
        (excuse_without_reason, "ui/a.py", "# ruff: noqa\n"),
        (skip_without_reason, "tests/a.py", "@pytest.mark.skip\ndef test_a(): ...\n"),
        (skip_without_reason, "tests/a.py", "@pytest.mark.skipif(True)\ndef test_a(): ...\n"),
        (skip_without_reason, "tests/a.py", "@pytest.mark.xfail()\ndef test_a(): ...\n"),
        (lock_file, "uv.lock", ""),
        (lock_file, "ui/package-lock.json", ""),
        (lock_file, "pylock.toml", ""),
        (shadows_packaging, "packaging/__init__.py", '"""Hides."""\n'),
        (loose_pin, "packaging/constraints.txt", "pytest>=9\n"),
        (loose_pin, "packaging/constraints.txt", "pytest @ https://example/pytest.whl\n"),
        (loose_pin, "packaging/constraints.txt", "pytest==9.2.0\n"),
        (loose_pin, "packaging/constraints.txt", "pytest==9.2.0 \\\n    --hash=sha256:00\n"),
        (loose_pin, "packaging/constraints.txt", "--index-url https://example/simple\n"),
    ],
)
def test_a_rule_finds_its_bad_sample(rule: Rule, path: str, text: str) -> None:
    assert rule(path, text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("ui/a.py", '"""Good."""\nimport os  # noqa: F401 - seen by the reader\n'),
        ("ui/a.py", '"""Good."""\nx: int = f()  # type: ignore[no-any-return] # an old library\n'),
        ("ui/a.py", '"""Big.\n\nLong because of its tables."""\n' + "x = 1\n" * 500),
        ("ui/a.py", '"""Good."""\nnote = "# noqa"\n'),
        ("tests/a.py", '"""Good."""\n@pytest.mark.skipif(True, reason="no pty")\ndef f(): ...\n'),
        ("docs/a.md", "the folder tests/wo" + "rk/ and https://example.com/ro" + "ot/x"),
        ("packaging/constraints.txt", f"# by uv\npytest==9.2.0 \\\n    --hash=sha256:{'0' * 64}\n"),
    ],
)
def test_the_rules_let_a_good_sample_pass(path: str, text: str) -> None:
    assert not [finding for rule in RULES for finding in rule(path, text)]


def test_a_folder_that_setuptools_would_leave_out_is_found() -> None:
    paths = ["ui/__init__.py", "ui/felt/paint.py", "ui/app.py", "docs/conf.py"]
    assert folders_without_init(paths) == ["ui/felt"]
