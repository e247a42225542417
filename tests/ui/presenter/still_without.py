"""Presenters that only the tests of every position and of the window hold: each name goes when
its test module comes.
"""

from typing import Final

STILL_WITHOUT: Final = frozenset(
    {
        "case_file.py",
        "case_plan.py",
        "device.py",
        "reenact.py",
        "ruling_words.py",
    }
)
