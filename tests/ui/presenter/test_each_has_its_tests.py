"""Each presenter has a test module of its own, which stands as the presenter stands."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[3]


def untested(root: Path) -> set[str]:
    """The presenters, as paths in `ui/presenter`, that have no `test_` module in the tests."""
    presenters = root / "ui" / "presenter"
    found = {path.relative_to(presenters) for path in presenters.rglob("*.py")}
    tests = root / "tests" / "ui" / "presenter"
    return {
        path.as_posix()
        for path in found
        if path.name != "__init__.py" and not (tests / path.with_name(f"test_{path.name}")).exists()
    }


def test_every_presenter_has_its_test_module() -> None:
    assert untested(ROOT) == set()


def test_a_presenter_without_a_test_module_is_found(tmp_path: Path) -> None:
    for name in ("ui/presenter/a.py", "ui/presenter/b/c.py", "ui/presenter/b/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "tests/ui/presenter").mkdir(parents=True)
    assert untested(tmp_path) == {"a.py", "b/c.py"}
    (tmp_path / "tests/ui/presenter/test_a.py").touch()
    assert untested(tmp_path) == {"b/c.py"}
