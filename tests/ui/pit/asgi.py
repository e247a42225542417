"""Asks an ASGI application as a browser's server would, without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from starlette.types import ASGIApp


class Answer(Struct):
    """What came back."""

    status: int = 0
    headers: dict[str, str] = {}
    body: bytes = b""

    @property
    def events(self) -> list[dict[str, Any]]:
        """The server-sent events in it."""
        parts = self.body.decode().split("\n\n")
        return [json.loads(part.removeprefix("data: ")) for part in parts if part]


def ask(
    app: ASGIApp,
    path: str,
    *,
    method: str = "GET",
    body: bytes = b"",
    cookie: str = "",
    until: Callable[[Answer], bool] = lambda _: False,
) -> Answer:
    """Give the whole answer; or hang up as soon as `until` holds of what has come."""
    answer, enough, sent = Answer(), asyncio.Event(), list[bool]()

    async def receive() -> dict[str, Any]:
        if sent:
            await enough.wait()
            return {"type": "http.disconnect"}
        sent.append(True)
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = {k.decode(): v.decode() for k, v in message["headers"]}
        else:
            answer.body += message.get("body", b"")
        if until(answer):
            enough.set()

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"pit"), *([(b"cookie", cookie.encode())] if cookie else [])],
        "client": ("10.0.0.5", 1234),
        "server": ("pit", 80),
    }
    asyncio.run(_run(app, scope, receive, send))
    return answer


async def _run(app: ASGIApp, scope: Any, receive: Any, send: Any) -> None:
    await app(scope, receive, send)
