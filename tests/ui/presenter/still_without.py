"""Presenters that only the tests of every position and of the window hold: each name goes when
its test module comes.
"""

from typing import Final

STILL_WITHOUT: Final = frozenset(
    {
        "alerts.py",
        "asking.py",
        "blackjack/actions.py",
        "blackjack/asking.py",
        "blackjack/felt.py",
        "blackjack/presenter.py",
        "case_file.py",
        "case_plan.py",
        "cites.py",
        "device.py",
        "families.py",
        "family.py",
        "felt.py",
        "guide.py",
        "house_alerts.py",
        "interruption.py",
        "loose.py",
        "misread.py",
        "putting_right.py",
        "reenact.py",
        "reporting.py",
        "ruling_words.py",
        "settlement.py",
        "shoe_alerts.py",
        "si_ki_pi/actions.py",
        "si_ki_pi/felt.py",
        "si_ki_pi/presenter.py",
        "si_ki_pi/setting.py",
        "si_ki_pi/words.py",
    }
)
