"""The words of every refusal at the tray, by the books of a record or by a table's desk."""

from __future__ import annotations

from typing import Final

from tablemgr.basics.errors import Refusal
from tablemgr.basics.messages import REFUSALS, Message

KINDS: Final = "kinds of slips"
"""The context of the kinds of slips, for a translator."""
_PARAGRAPH: Final = "table-money"
"""What a refusal cites: no rule document speaks of the tray."""

_TEXTS: Final = {
    "round-open": "A Round is open: settle it first.",
    "not-open": "The table is not open: count the opener first.",
    "tray-not-open": "The table is not open: count the opener first.",
    "closed": "The table is closed: only its drop can be counted, or the table opened again.",
    "not-closed": "The drop is counted once the table is closed.",
    "already-open": "The table is open already.",
    "tray-counting": "The tray is being counted: end the count first.",
    "no-count": "No count has begun.",
    "same-person": "Another person must do this.",
    "beyond-authority": "This is for the {role}.",
    "forced": "The table was closed by force: a Table Games Shift Manager must allow its opening.",
    "not-forced": "The table was not closed by force.",
    "float-short": "The tray holds {float} by the books: {asked} is more than that.",
    "no-chips": "Say how many chips.",
    "not-chips": "The tray can't hold such a number of chips of {of}.",
    "no-amount": "Say how much, and who gives it.",
    "no-request": "There is no fill or credit of request {request} on its way.",
    "next-step": "Request {request}: the next step is {step}.",
    "two-functions": "{name} has signed for this as {role}: another person must do this.",
    "has-a-slip": "Request {request} has a slip: void it.",
    "not-moved": "The chips of request {request} have not moved: void it or send them back.",
    "no-slip": "Request {request} has no slip yet: cancel it.",
    "has-left": "The chips have left: once they are here, make a {other} against it.",
    "not-miscounted": "The chips of request {request} fit their slip.",
    "miscounted": "The chips of request {request} do not fit their slip: send them back.",
    "under-way": "Request {request} is on its way: end it first.",
    "unequal": "{brought} is brought and {given} is given.",
    "no-such-slip": "There is no {kind} {number} in this session.",
    "no-settlement": "There is no settlement {number}.",
    "no-payout": "Say whose payout is put right, and by how much.",
    "voided-already": "The {kind} {number} is void already.",
    "box-gone": "A drop box has left since: the buy-in {number} stands.",
    "no-reason": "Say why.",
    "no-seal": "Write the seal of the box.",
    "seal-known": "A box with the seal {seal} has left already.",
    "which-box": "Say which box: {seals} wait for their count.",
    "other-box": "The box {seal} is none of session {session}.",
    "box-counted": "The box {seal} has been counted already.",
    "no-box": "No drop box of session {session} has left the table.",
    "no-session": "There is no closed session {session} that is not final.",
    "drop-counted": "The drop of session {session} has been counted already.",
    "drop-counted-here": "The drop of this session has been counted already.",
    "drop-not-counted": "The drop of session {session} has not been counted.",
    "reconciled": "Session {session} has been reconciled already.",
    "not-reconciled": "Session {session} has not been reconciled.",
    "exception-open": "Exception {number} of session {session} is open.",
    "no-exception": "There is no open exception {number}.",
    "closer-unknown": "Session {session} has no closer yet: count the next opener first.",
}


def called(kind: str) -> Message:
    """Give the name of a kind of slips."""
    return Message(KINDS, kind)


def refusal(code: str, **values: object) -> Refusal:
    """The refusal of that code, in words."""
    return Refusal(code, _PARAGRAPH, Message(REFUSALS, _TEXTS[code], values))
