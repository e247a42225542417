"""Each presenter has a test module of its own, which stands as the presenter stands."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[3]


NO_PRESENTER = ("__init__.py", "view.py", "demo.py", "widgets.py")


def untested(root: Path) -> set[str]:
    """The presenters, as paths in `ui`, that have no `test_` module in the tests. In a family's
    folder these are the modules without a widget.
    """
    ui = root / "ui"
    families = (each for each in (ui / "families").rglob("*.py") if not _has_widgets(each))
    found = {path.relative_to(ui) for path in (*(ui / "presenter").rglob("*.py"), *families)}
    tests = root / "tests" / "ui"
    return {
        path.as_posix()
        for path in found
        if path.name not in NO_PRESENTER
        and not (tests / path.with_name(f"test_{path.name}")).exists()
    }


def _has_widgets(path: Path) -> bool:
    return "Overlay" in (text := path.read_text(encoding="utf-8")) or "QtWidgets" in text


def test_every_presenter_has_its_test_module() -> None:
    assert untested(ROOT) == set()


def test_a_presenter_without_a_test_module_is_found(tmp_path: Path) -> None:
    names = ("presenter/a.py", "families/b/c.py", "families/b/__init__.py", "families/b/demo.py")
    for name in (f"ui/{each}" for each in names):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "tests/ui/presenter").mkdir(parents=True)
    assert untested(tmp_path) == {"presenter/a.py", "families/b/c.py"}
    (tmp_path / "tests/ui/presenter/test_a.py").touch()
    assert untested(tmp_path) == {"families/b/c.py"}
