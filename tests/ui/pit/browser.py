"""Chromium without a screen, spoken to by its pipe: opens a page and waits for what it shows."""

from __future__ import annotations

import fcntl
import json
import os
import select
import shutil
from pathlib import Path
from typing import Any

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
MISSING = "Chromium is not installed: the page can't be opened"
PATIENCE_S = 15.0
_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"),
    *("--remote-debugging-pipe", "--hide-scrollbars", "--disable-background-networking"),
)
_WAITS = """new Promise(found => {
  const look = () => { const it = (%s); if (it) { seen.disconnect(); found(it); } };
  const seen = new MutationObserver(look);
  seen.observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
  look();
})"""


class Browser:
    """One browser with one page. `close` ends it."""

    def __init__(self, profile: Path, size: tuple[int, int] = (1280, 800)) -> None:
        assert BROWSER is not None
        theirs, self._in = os.pipe()
        self._out, theirs_too = os.pipe()
        to = [fcntl.fcntl(fd, fcntl.F_DUPFD_CLOEXEC, 20) for fd in (theirs, theirs_too)]
        quiet = os.open(os.devnull, os.O_WRONLY)
        actions = [(os.POSIX_SPAWN_DUP2, fd, at) for fd, at in zip(to, (3, 4), strict=True)]
        actions.append((os.POSIX_SPAWN_DUP2, quiet, 2))
        words = [
            BROWSER,
            *_FLAGS,
            f"--user-data-dir={profile}",
            f"--window-size={size[0]},{size[1]}",
        ]
        self._pid = os.posix_spawn(
            BROWSER, [*words, "about:blank"], os.environ, file_actions=actions
        )
        for fd in (theirs, theirs_too, *to, quiet):
            os.close(fd)
        self._left, self._number = b"", 0
        self._session: str | None = None
        target = self._do("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._do("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"
        ]

    def open(self, address: str) -> None:
        """Go to a page, and be there."""
        self._do("Page.navigate", url=address)

    def until(self, expression: str) -> Any:
        """Wait until the expression is true in the page; gives its value. A page that is left
        meanwhile is asked again.
        """
        while True:
            found = self._do(
                "Runtime.evaluate",
                expression=_WAITS % expression,
                awaitPromise=True,
                returnByValue=True,
            )
            assert "exceptionDetails" not in found, found
            if "result" in found:
                return found["result"]["value"]

    def picture(self) -> str:
        """A picture of the page, as PNG in Base64."""
        return str(self._do("Page.captureScreenshot")["data"])

    def close(self) -> None:
        """End the browser, and wait for it."""
        self._session = None
        self._do("Browser.close")
        os.waitpid(self._pid, 0)
        os.close(self._in)
        os.close(self._out)

    def _do(self, method: str, **asked: Any) -> dict[str, Any]:
        self._number += 1
        said: dict[str, Any] = {"id": self._number, "method": method, "params": asked}
        if self._session is not None:
            said["sessionId"] = self._session
        os.write(self._in, json.dumps(said).encode() + b"\0")
        while True:
            heard = self._next()
            if heard.get("id") == self._number:
                return dict(heard.get("result", {}))

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._left:
            if not select.select([self._out], [], [], PATIENCE_S)[0]:
                raise TimeoutError("the page does not show it")
            more = os.read(self._out, 1 << 16)
            if not more:
                raise EOFError("the browser has ended")
            self._left += more
        one, _, self._left = self._left.partition(b"\0")
        return dict(json.loads(one))
