"""The core: rules, settlement, records and journal of one table. Knows no screen and no port.

Its rooms, each of which may use only those named before it: `basics`, `rules`, `journal`, `house`,
`service`, `past`, `slips`, `commandline`. `ARCHITECTURE.md` says what is in them.
"""

from typing import Final

__version__: Final = "0.3.0"
