"""`tablemgr slips verify FILE|TEXT… --key FILE [--journal FILE] [--json]`: if slips are what the
table's key signed, and what is missing among them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tablemgr.basics.errors import Fault
from tablemgr.basics.messages import Message
from tablemgr.commandline.issue_command import add_issuing
from tablemgr.house.table_key import read_public_key
from tablemgr.journal.reader import reading
from tablemgr.slips.against import against_journal
from tablemgr.slips.code.finding import find_codes
from tablemgr.slips.code.payload import SlipPayload
from tablemgr.slips.code.verifying import SlipFindings, VerifiedSlip, compare, verify_slip

EXIT_OK: Final = 0
EXIT_WRONG: Final = 1
EXIT_UNREADABLE: Final = 2


def main(argv: Sequence[str]) -> int:
    """`tablemgr slips verify …`: 0 all well, 1 something is wrong, 2 something can't be read. The
    other acts issue a slip.
    """
    parser = argparse.ArgumentParser(
        prog="tablemgr slips", description="Verify slips by the codes on them; issue a slip."
    )
    acts = parser.add_subparsers(required=True, metavar="verify|player|shift|head")
    verify = acts.add_parser("verify", help="say if slips are what the table's key signed")
    verify.add_argument(
        "given", metavar="FILE|TEXT", nargs="+", help="a picture, a PDF, a text, or a code itself"
    )
    verify.add_argument("--key", required=True, help="the public half of the table's key, as PEM")
    verify.add_argument("--journal", help="compare with this journal too")
    verify.add_argument("--json", action="store_true", help="one JSON object a line")
    add_issuing(acts)
    arguments = parser.parse_args(argv)
    if "issue" in arguments:
        issued: int = arguments.issue(arguments)
        return issued
    key = read_public_key(Path(arguments.key))
    if arguments.journal is None:
        return _verify(arguments.given, key, None, arguments.json)
    with reading(Path(arguments.journal)) as journal:
        return _verify(arguments.given, key, against_journal(journal), arguments.json)


def _verify(
    given: Sequence[str],
    key: Ed25519PublicKey,
    against: Callable[[SlipPayload], Message | None] | None,
    as_json: bool,
) -> int:
    slips: list[VerifiedSlip] = []
    unreadable = False
    for each in given:
        try:
            found = find_codes(each)
        except Fault as fault:
            print(fault, file=sys.stderr)
            unreadable = True
            continue
        slips += [verify_slip(one, key, against) for one in found]
    findings = compare([slip.code for slip in slips if slip.ok and slip.code is not None])
    bad = sum(not slip.ok for slip in slips)
    for slip in slips:
        print(json.dumps(slip.as_json(), ensure_ascii=False) if as_json else _in_words(slip))
    summary = {
        "slips": len(slips),
        "bad": bad,
        "gaps": findings.gaps,
        "doubles": findings.given_twice,
        "order": findings.order,
        "chain": findings.chain,
    }
    print(json.dumps(summary) if as_json else _sum_in_words(len(slips), bad, findings))
    if unreadable:
        return EXIT_UNREADABLE
    return EXIT_WRONG if bad or not findings.nothing else EXIT_OK


def _in_words(slip: VerifiedSlip) -> str:
    said = slip.as_json()
    if slip.code is None:
        return f"{slip.found.file[:60]}: not believed: {said['reason']}"
    verdict = "as signed" if slip.ok else f"NOT BELIEVED: {said['reason']}"
    marks = "".join(f", {flag}" for flag in said["flags"])
    lines = [
        f"{slip.found.file[:60]}: {said['kind']} {said['number']}{marks}: {verdict}",
        f"    {said['house']}, table {said['table']}, {said['time']}",
    ]
    if said["round"] is not None:
        lines.append(f"    {said['game']}, Round {said['round']}")
    lines += [f"    {player}: {net}" for player, net in (said["nets"] or {}).items()]
    if said["paid"] is not None:
        sums = (said["paid"], said["collected"], said["returned"])
        lines.append("    paid {}, collected {}, returned {}".format(*sums))
    return "\n".join(lines)


def _sum_in_words(count: int, bad: int, findings: SlipFindings) -> str:
    lines = [f"{count} slips, {bad} not believed"]
    for what, names in (
        ("missing", findings.gaps),
        ("given twice with different content", findings.given_twice),
        ("against the order of their numbers", findings.order),
        ("not following the slip before them", findings.chain),
    ):
        if names:
            lines.append(f"{what}: {', '.join(f'{kind} {number}' for kind, number in names)}")
    return "\n".join(lines)
