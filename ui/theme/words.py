"""Puts what the core says into the words of the window's language. Knows no widget."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Fault, Refusal
from tablemgr.basics.messages import Message, join_with_commas, value_in_words
from tablemgr.rules.events import Flagged, Noted
from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.rulebook.read_back import message_of


def in_words(message: Message) -> str:
    """Give a message in the language that the window shows now."""
    return message.in_words(QCoreApplication.translate)


def event_in_words(book: Rulebook, event: Flagged | Noted) -> str:
    """Give the sentence of a flag or a notice, which the journal has in English."""
    return in_words(message_of(book, event.code, event.text))


def fault_in_words(fault: Fault) -> tuple[str, str]:
    """Give what a fault found and what a person can do about it."""
    what, remedy = fault.messages
    return in_words(what), in_words(remedy)


def whole_fault(fault: Fault) -> str:
    """Give a fault in one text: what was found, and what a person can do about it."""
    return " ".join(filter(None, fault_in_words(fault)))


def listed(parts: Iterable[str]) -> str:
    """`a, b, c`, joined as the reader's language does."""
    return str(value_in_words(join_with_commas(list(parts)), QCoreApplication.translate))


def reason_in_words(error: Refusal | Fault) -> str:
    """Give why somebody is refused, or what is broken and what to do."""
    return whole_fault(error) if isinstance(error, Fault) else in_words(error.message)
