"""Small faults made on purpose in one file's text. Pure: text in, mutations out.

A fault keeps the number of lines, so that the functions below it are what they were.

A mutation is one that a tired programmer might write: a bound off by one, `and` for `or`, a `not`
or a statement that is missing, a result that is always the same. Not mutated: what only has a type
checker or a reader (annotations, docstrings, texts of messages, whether a class is frozen or a zip
strict), and a module's imports.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_CHECKS = ("frozen", "slots", "strict")
"""Arguments that only look for a programmer's error."""
_DROPPED = (ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.Delete)


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change: the bytes from `start` to `end` of the file become `text`."""

    line: int
    where: str
    """The function around it, `Class.method`; empty if there is none."""
    what: str
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        """The whole file with the fault in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutations(source: bytes) -> list[Mutation]:
    """Every mutation of this Python file, in the order of its lines."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return list(_numbered(sorted(finder.found, key=lambda one: (one.start, one.end, one.text))))


def _numbered(found: Iterable[Mutation]) -> Iterator[Mutation]:
    """The same change a second time in one function says so: `(2)`."""
    times: Counter[tuple[str, str]] = Counter()
    for one in found:
        times[one.where, one.what] += 1
        number = times[one.where, one.what]
        yield one if number == 1 else replace(one, what=f"{one.what} ({number})")


class _Finder(ast.NodeVisitor):
    def __init__(self, source: bytes) -> None:
        self.found: list[Mutation] = []
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._returns: list[str] = []
        self._around: list[str] = []

    def _replace(self, node: ast.expr | ast.stmt, new: ast.AST | str, what: str = "") -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        text = new if isinstance(new, str) else ast.unparse(new)
        lines = "\n" * (node.end_lineno - node.lineno - text.count("\n"))
        if isinstance(node, ast.expr):
            text = f"({text})"
        if not what:
            what = f"`{_short(ast.unparse(node))}` -> `{_short(text)}`"
        text = f"{text[:-1]}{lines})" if isinstance(node, ast.expr) else text + lines
        where = ".".join(self._around)
        self.found.append(Mutation(node.lineno, where, what, start, end, text))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text; and what is inside one has no place of its own in the file."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """Its annotation is the type checker's."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._around.append(node.name)
        self.generic_visit(node)
        self._around.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._around.append(node.name)
        self._returns.append("" if node.returns is None else ast.unparse(node.returns))
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self._returns.pop()
        self._around.pop()

    def visit_Compare(self, node: ast.Compare) -> None:
        for index, operator in enumerate(node.ops):
            new = copy.deepcopy(node)
            new.ops[index] = _COMPARED[type(operator)]()
            self._replace(node, new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        new = copy.deepcopy(node)
        new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._replace(node, new)
        for index in range(len(node.values)):
            less = copy.deepcopy(node)
            del less.values[index]
            self._replace(node, less if len(less.values) > 1 else less.values[0])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._replace(node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in _RECKONED and not _joins(node):
            new = copy.deepcopy(node)
            new.op = _RECKONED[type(node.op)]()
            self._replace(node, new)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in _CHECKS:
            self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self._replace(node, str(node.value + 1))

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._replace(test, "True")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._replace(node.test, "True")
        self._replace(node.test, "False")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        self._replace(node.test, "True")
        self._replace(node.test, "False")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        constant = _constant(self._returns[-1] if self._returns else "", node.value)
        if node.value is not None and constant is not None:
            self._replace(node.value, constant)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self._replace(node, "pass", f"dropped `{_short(ast.unparse(node))}`")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self._returns and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self._replace(node, "pass", f"dropped `{_short(ast.unparse(node))}`")
        self.visit(node.value)

    def generic_visit(self, node: ast.AST) -> None:
        if isinstance(node, _DROPPED):
            self._replace(node, "pass", f"dropped `{_short(ast.unparse(node))}`")
        super().generic_visit(node)


def _joins(node: ast.BinOp) -> bool:
    """Texts, lists and types are joined by signs too, and have no difference."""
    sides: Iterator[ast.AST] = ast.walk(node)
    return any(
        isinstance(side, ast.JoinedStr | ast.List | ast.Tuple | ast.Dict)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str | bytes))
        for side in sides
    )


def _constant(annotation: str, value: ast.expr | None) -> str | None:
    """What a function of this kind can give whatever it is asked, if it gives something else."""
    if value is None or isinstance(value, ast.Constant):
        return None
    if annotation == "bool":
        return f"not ({ast.unparse(value)})"
    if annotation.endswith("| None"):
        return "None"
    if annotation.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        return "[]"
    return None


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 70 else f"{text[:67]}..."
