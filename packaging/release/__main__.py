"""`python -m release WHAT`: what `make package`, `release`, `licences` and `compiled` do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from release.compiled import build_compiled
from release.debian import build_package
from release.licences import check_licences
from release.publish import release
from tablemgr.basics.errors import Fault

TASKS: Final[dict[str, Callable[[], object]]] = {
    "package": build_package,
    "release": release,
    "licences": check_licences,
    "compiled": build_compiled,
}


def main(words: list[str]) -> int:
    """Do the named task; a failure is said in words and ends with 2."""
    if len(words) != 1 or words[0] not in TASKS:
        print(f"usage: python -m release {'|'.join(TASKS)}", file=sys.stderr)
        return 2
    try:
        TASKS[words[0]]()
    except Fault as fault:
        print(f"release: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
