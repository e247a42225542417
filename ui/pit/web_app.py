"""The pit's web page: who has its key sees all tables and calls. It asks nothing of a table.

Knows HTTP, and neither where it listens nor how the server is read.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import AsyncIterator, Callable
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from PySide6.QtCore import QCoreApplication
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablemgr.basics.files import brought
from ui.pit.web_picture import PitPicture, PitWatch, change_between

COOKIE: Final = "pit"
SIGNED_IN_S: Final = 12 * 3600.0
"""So long a browser that has given the key need not give it again."""
MOST_BROWSERS: Final = 200
MOST_STREAMS: Final = 100
"""So many pages are kept up to date at once."""
LARGEST_KEY: Final = 200
PACE_S: Final = 0.5
"""How often a page is told what has changed; also if nothing has, so that it knows."""
SAFE_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
_FILES: Final = {
    "page.js": ("pit/page.js", "text/javascript"),
    "enter.js": ("pit/enter.js", "text/javascript"),
    "page.css": ("pit/page.css", "text/css"),
    "roboto.ttf": ("fonts/Roboto-Regular.ttf", "font/ttf"),
    "roboto-bold.ttf": ("fonts/Roboto-Bold.ttf", "font/ttf"),
}
"""The files that anybody may have: there is nothing of the pit in them."""

translate = QCoreApplication.translate


class SafeHeaders:
    """Adds to each answer what keeps other pages, and what does not belong here, out of it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SAFE_HEADERS)
            await send(message)

        await self._app(scope, receive, with_headers)


class SignedIn:
    """The browsers that have given the key, each by a cookie that nobody can guess."""

    def __init__(self, timer_s: Callable[[], float]) -> None:
        self._timer_s = timer_s
        self._until_s: dict[str, float] = {}

    def add(self) -> str:
        """Let one more in; gives its cookie. The one that came first goes if there are too many."""
        while len(self._until_s) >= MOST_BROWSERS:
            self._until_s.pop(next(iter(self._until_s)))
        cookie = secrets.token_urlsafe(32)
        self._until_s[cookie] = self._timer_s() + SIGNED_IN_S
        return cookie

    def knows(self, request: Request) -> bool:
        """Say whether the request comes from one of them."""
        return self._timer_s() < self._until_s.get(request.cookies.get(COOKIE, ""), 0.0)


class PitPage:
    """The page and its events."""

    def __init__(
        self,
        watch: PitWatch,
        key: str,
        *,
        tag: str = "en",
        by_tls: bool = False,
        say: Callable[[str], object] = lambda _: None,
        timer_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """`key` is what a person must know; `tag` names the page's language; `by_tls`: browsers
        are to give their cookie over TLS alone. `say` is told who came in.
        """
        self._watch = watch
        self._key = key
        self._tag = tag
        self._by_tls = by_tls
        self._say = say
        self._signed_in = SignedIn(timer_s)
        self._streams = 0

    def app(self) -> Starlette:
        """The page as an ASGI application."""
        routes = [
            Route("/", self._page),
            Route("/events", self._events),
            Route("/enter", self._enter, methods=["POST"]),
            *(Route(f"/{name}", self._file) for name in _FILES),
        ]
        return Starlette(routes=routes, middleware=[Middleware(SafeHeaders)])

    async def _page(self, request: Request) -> Response:
        name = "page.html" if self._signed_in.knows(request) else "enter.html"
        text = (_folder() / "pit" / name).read_text(encoding="utf-8")
        words = {
            "tag": self._tag,
            "title": translate("pit", "Pit"),
            "ask": translate("pit", "Key of this page"),
            "show": translate("pit", "Show the tables"),
            "wrong": translate("pit", "This key is wrong."),
            "away": translate("pit", "The page's server does not answer."),
            "old": translate("pit", "The line is cut: what is shown is old."),
        }
        return HTMLResponse(Template(text).substitute({k: escape(v) for k, v in words.items()}))

    async def _file(self, request: Request) -> Response:
        file, kind = _FILES[request.url.path[1:]]
        return Response((_folder() / file).read_bytes(), media_type=kind)

    async def _enter(self, request: Request) -> Response:
        given = b""
        async for part in request.stream():
            given += part
            if len(given) > LARGEST_KEY:
                return PlainTextResponse("", 413)
        where = request.client.host if request.client else "?"
        if not hmac.compare_digest(given, self._key.encode()):
            self._say(f"{where} gave a wrong key of the pit's page")
            return PlainTextResponse("", 403)
        self._say(f"{where} has opened the pit's page")
        answer = PlainTextResponse("")
        answer.set_cookie(
            COOKIE,
            self._signed_in.add(),
            max_age=int(SIGNED_IN_S),
            httponly=True,
            secure=self._by_tls,
            samesite="strict",
        )
        return answer

    async def _events(self, request: Request) -> Response:
        if not self._signed_in.knows(request):
            return PlainTextResponse("", 401)
        if self._streams >= MOST_STREAMS:
            return PlainTextResponse("", 503)
        return StreamingResponse(self._changes(request), media_type="text/event-stream")

    async def _changes(self, request: Request) -> AsyncIterator[bytes]:
        """Give what changes, as long as the browser may see it. A browser that is slow is told
        less often, and each time all that it lacks.
        """
        self._streams += 1
        try:
            shown: PitPicture | None = None
            while self._signed_in.knows(request):
                picture = self._watch.picture()
                yield change_between(shown, picture).event()
                shown = picture
                await asyncio.sleep(PACE_S)
        finally:
            self._streams -= 1


def _folder() -> Path:
    return brought("assets")
