"""The contents of the sign-in sheet, as frozen data. Knows no QtWidgets and no register."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class SignStep(Enum):
    """Which page the sheet shows."""

    WHO = "who"
    PIN = "pin"


class NameChoice(Struct, frozen=True):
    """A person who can be chosen; `function` is empty if it does not matter."""

    name: str
    function: str = ""


class SignInView(Struct, frozen=True):
    """One page of the sheet.

    `dots` is how many digits have been entered: the digits themselves are never in a view.
    """

    title: str
    step: SignStep = SignStep.WHO
    note: str = ""
    what: str = ""
    """What is signed, one thing a line; empty if the screen shows it."""
    unread: bool = False
    """`what` is longer than its place and was not read to its end: nobody can sign yet."""
    error: str = ""
    closable: bool = True
    people: tuple[NameChoice, ...] = ()
    name: str = ""
    """On the page of names: what stands in the line at first. On the PIN's page: whose PIN."""
    roles: tuple[tuple[str, str], ...] = ()
    """The roles that need no PIN: the word of each, and its name on the screen."""
    role: str = ""
    """The word of the role that is chosen."""
    asked: str = ""
    """What to enter: the PIN, a new one, or the new one again."""
    dots: int = 0
    places: int = 0
    """How many digits are needed at least."""
    can_accept: bool = False
    can_go_back: bool = False
    relief: str = ""
    """The button by which a supervisor helps the person; empty: there is none."""
    may_leave: bool = False
    """Who deals may leave a note here for who comes."""
    signs_out: bool = False
    """If he may leave, he can sign out too."""
    signs_act: bool = False
    """Somebody signs one act; nobody is signed in."""
