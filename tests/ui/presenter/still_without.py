"""Presenters that only the tests of every position and of the window hold: each name goes when
its test module comes.
"""

from typing import Final

STILL_WITHOUT: Final = frozenset(
    {
        "alerts.py",
        "asking.py",
        "case_file.py",
        "case_plan.py",
        "cites.py",
        "device.py",
        "families.py",
        "family.py",
        "felt.py",
        "house_alerts.py",
        "reenact.py",
        "ruling_words.py",
        "shoe_alerts.py",
    }
)
