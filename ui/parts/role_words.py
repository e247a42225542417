"""The names of people's roles on the screen, in the window's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.roles import Role

translate = QCoreApplication.translate


def role_text(role: Role) -> str:
    """The role's name as the screen shows it."""
    return {
        Role.TRAINEE: translate("roles", "Trainee"),
        Role.DEALER: translate("roles", "Dealer"),
        Role.PIT_SUPERVISOR: translate("roles", "Pit Supervisor"),
        Role.PIT_MANAGER: translate("roles", "Pit Manager"),
        Role.SHIFT_MANAGER: translate("roles", "Shift Manager"),
        Role.CASHIER: translate("roles", "Cashier"),
        Role.RUNNER: translate("roles", "Runner"),
        Role.COUNT_TEAM: translate("roles", "Count team"),
        Role.ACCOUNTING: translate("roles", "Accounting"),
    }[role]
