"""The command line as a process of its own, for tests: `python -m tests.tablemgr.cli_main …`."""

from __future__ import annotations

import sys

from ui.main import main

if __name__ == "__main__":
    sys.exit(main())
