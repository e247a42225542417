"""A made-up language: each text of the program within brackets and longer by two fifths.

What the window shows without brackets was never put into words there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QWidget

from tests.tablemgr.made_up import LONGER, in_pseudo


def longer(text: str) -> str:
    """The text longer by two fifths, which may be broken; signs and numbers stay."""
    if not re.search("[A-Za-z]{2}", re.sub(r"{[^}]*}", "", text)):
        return text
    more = round(len(text) * LONGER)
    return f"{text} {('nnnnn ' * more)[:more]}".rstrip()


class PseudoTranslator(QTranslator):
    """Has every text."""

    def __init__(self, app: QCoreApplication, words: Callable[[str], str]) -> None:
        super().__init__(app)
        self.words = words

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Gives the text in the made-up language."""
        del context, disambiguation, n
        return self.words(source) if source.strip() else source

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Qt asks no translator that is empty."""
        return False


@contextmanager
def pseudo_spoken(app: QCoreApplication, words: Callable[[str], str] = in_pseudo) -> Iterator[None]:
    """The program speaks the made-up language while this lasts; `words` are its texts."""
    translator = PseudoTranslator(app, words)
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)
    translator.deleteLater()


def texts_of(root: QWidget) -> Iterator[str]:
    """Every text that a widget in it shows now, and what a view in it says."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        text = getattr(widget, "text", None)
        if callable(text) and isinstance(said := text(), str):
            yield said
        yield from texts_in(getattr(widget, "_view", None))


def texts_in(value: object) -> Iterator[str]:
    """Every text in a view, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            if name not in _NOT_SHOWN:
                yield from texts_in(getattr(value, name))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from texts_in(each)


_NOT_SHOWN = frozenset(
    {
        *("command", "cite", "place", "shortcut", "kind", "half", "absent", "checked"),
        *("player", "players", "name", "dealer", "shift", "house", "table", "suggested", "recent"),
        *("game", "edition", "say", "letter", "later_bets"),
    }
)
"""What no reader sees, what a person typed, and how the rule documents are called."""
