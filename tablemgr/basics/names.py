"""The only rule for names in the program: which names a person may have, and when two of them are
one.

Letters and marks of any script, digits, spaces and the signs of `SIGNS`: nothing invisible, and
nothing that turns the writing direction of the text beside it. Knows no register and no file.
A Player's name in a round record is a word of that format and follows another rule.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from tablemgr.basics.errors import Fault

LONGEST: Final = 40
"""How many characters a name has at most, as it is stored."""
SIGNS: Final = frozenset("'\u2019-._")
"""What a name may hold beside letters, marks, digits and spaces (`_` since version 0.1 took it)."""
_UNSEEN: Final = frozenset(
    chr(code)
    for code in (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x3164, 0xFFA0),
        *range(0x180B, 0x180E),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    )
)
"""Letters and marks that leave no trace on a screen: two names would look the same."""

_ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""The scripts with letters that look like one another's, as the Unicode names call them."""


class NotANameError(Fault):
    """The text is no person's name; `what` says why."""


def person_name(text: str) -> str:
    """The name as it is stored: normalised (NFC), runs of blanks joined, none at either end.

    Raises `NotANameError` if it is not a name.
    """
    name = unicodedata.normalize("NFC", text)
    if not all(map(_may_stand, name)):
        raise NotANameError(
            "{text!a} is not a name: letters, spaces, ' - and . only, and no invisible characters.",
            text=text,
        )
    name = " ".join(name.split())
    if not any(sign.isalpha() for sign in name) or not name[0].isalnum():
        raise NotANameError("{text!a} is not a name: it must begin with a letter.", text=text)
    if len(name) > LONGEST:
        raise NotANameError(
            "{text!a} is not a name: it has more than {longest} characters.",
            text=text,
            longest=LONGEST,
        )
    if len(_alike_scripts(name)) > 1:
        raise NotANameError(
            "{text!a} is not a name: Latin, Cyrillic and Greek letters look alike and "
            "can't be mixed.",
            text=text,
        )
    return name


def _may_stand(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return (kind[0] in "LM" and sign not in _UNSEEN) or kind in ("Zs", "Nd") or sign in SIGNS


def _alike_scripts(name: str) -> set[str]:
    """Which of the scripts whose letters look alike the name is written in."""
    letters = filter(str.isalpha, unicodedata.normalize("NFKC", name))
    return {
        word for each in letters for word in unicodedata.name(each, "").split() if word in _ALIKE
    }


def name_key(text: str) -> str:
    """Give the form that all spellings of one name share: case, the letters' width, blanks and the
    form of the apostrophe don't make another name. Takes any text: if it is not a name, nobody is
    found by it.
    """
    key, before = text, None
    while key != before:  # what is folded may have to be folded once more
        before = key
        folded = unicodedata.normalize("NFKC", key).replace("\u2019", "'").casefold()
        key = " ".join(unicodedata.normalize("NFKC", folded).split())
    return key


def same_name(one: str, other: str) -> bool:
    """Say whether two names are one person's."""
    return name_key(one) == name_key(other)
