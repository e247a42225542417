"""The three kinds of error that this program knows, and nothing else about them.

A `Refusal`: the rules or the moment say no. A `Fault`: something outside the program broke, and
here is what to do. A `Bug`: the program is wrong; the Round stops safely and the screen says so.
"""

from __future__ import annotations

from typing import Final

from tablemgr.basics.messages import Message, plain

FAULTS: Final = "faults"
"""The context of their sentences, for a translator."""


class Refusal(Exception):  # noqa: N818 - the project's own word: not an error of the program
    """The rules do not allow what was asked; the state has not changed.

    `code` names the reason, `paragraph` is the game's own number (or a ruling's id), `message` the
    wording of it, to be put into the reader's words, and `text` the same in English.
    """

    def __init__(self, code: str, paragraph: str, wording: str | Message) -> None:
        self.message = wording if isinstance(wording, Message) else plain(wording)
        self.text = self.message.in_words()
        super().__init__(self.text)
        self.code = code
        self.paragraph = paragraph

    def __str__(self) -> str:
        return f"{self.text} ({self.paragraph})"


class Fault(Exception):  # noqa: N818 - the house's word
    """Something outside the program is broken: a file, a port, a disk.

    `what` says what was found, `remedy` what a person can do about it; both may name `values` in
    braces. `messages` are the same two, to be put into the reader's words.
    """

    def __init__(self, what: str, remedy: str = "", /, **values: object) -> None:
        self.messages = Message(FAULTS, what, values), Message(FAULTS, remedy, values)
        self.what, self.remedy = (each.in_words() for each in self.messages)
        super().__init__(self.what)

    def __str__(self) -> str:
        return f"{self.what} {self.remedy}".rstrip()


class Bug(Exception):  # noqa: N818 - the house's word
    """The program contradicts itself. Never caught to go on: the Round stops safely."""
