"""What the sign-in sheet shows, as frozen data. Knows no QtWidgets and no register."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class SignStep(Enum):
    """Which page the sheet shows."""

    WHO = "who"
    PIN = "pin"


@dataclass(frozen=True, slots=True)
class NameChoice:
    """One person to be touched; `function` is said where it matters."""

    name: str
    function: str = ""


@dataclass(frozen=True, slots=True)
class SignInView:
    """One page of the sheet.

    `dots` is how many digits have been entered: the digits themselves are never in a view.
    """

    title: str
    step: SignStep = SignStep.WHO
    note: str = ""
    what: str = ""
    """What is signed for, a line each, if the screen does not show it."""
    error: str = ""
    closable: bool = True
    people: tuple[NameChoice, ...] = ()
    name: str = ""
    """Typed at first on the page of names; whose PIN is asked on the other."""
    roles: tuple[tuple[str, str], ...] = ()
    """The functions that a typed name may take without a PIN: the word and its name."""
    role: str = ""
    asked: str = ""
    """What the digits are: the PIN, a new one, the new one again."""
    dots: int = 0
    can_accept: bool = False
    can_go_back: bool = False
    relief: str = ""
    """What lets him go from the table where he is still signed in: a button's words."""
    signs_act: bool = False
    """Asked for one signature: nobody is signed in by it."""
