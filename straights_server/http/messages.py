"""HTTP/1.1 requests and responses, as far as the page, its programs and a proxy need them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.utils import formatdate
from http import HTTPStatus
from urllib.parse import unquote

MAX_HEAD_LENGTH = 16_384
"""In bytes, with the empty line."""

_NAME = r"[-!#$%&'*+.^_`|~0-9A-Za-z]+"
_REQUEST = re.compile(rf"(?P<method>{_NAME}) (?P<path>/[!-\"$->@-~]*)(\?(?P<query>[!-\"$-~]*))? HTTP/1\.[01]")
_HEADER = re.compile(rf"(?P<name>{_NAME}):(?P<value>[\t -~\x80-\xff]*)")
"""The grammar of RFC 9112, sections 3 and 5, without the parts that only old or foreign software sends."""

_SINGLE = frozenset({"host", "origin", "upgrade"})
"""Headers of which a request has one at most: of two, a proxy may go by the other one than this server."""


class BadRequest(Exception):
    """The bytes are not a valid request."""


@dataclass(frozen=True, slots=True)
class HttpRequest:
    """A request; what may follow its head is not read.

    Attributes:
        path: unquoted, without the query.
        headers: by lower-case name; the values of several with one name, joined with commas.
        query: as it was sent.
    """

    method: str
    path: str
    headers: Mapping[str, str]
    query: str = ""

    @property
    def is_upgrade(self) -> bool:
        """Whether the client requests a WebSocket connection."""
        return self.headers.get("upgrade", "").lower() == "websocket"


@dataclass(frozen=True, slots=True)
class HttpResponse:
    """A response."""

    status: HTTPStatus
    body: bytes = b""
    content_type: str = "text/plain; charset=utf-8"
    headers: Mapping[str, str] = field(default_factory=dict)

    def encoded(self, *, has_body: bool) -> bytes:
        """The bytes to send; without the body for HEAD."""
        lines = [
            f"HTTP/1.1 {self.status.value} {self.status.phrase}",
            f"Date: {formatdate(usegmt=True)}",
            f"Content-Type: {self.content_type}",
            "Connection: close",
            *(f"{name}: {value}" for name, value in self.headers.items()),
        ]
        if self.status is not HTTPStatus.NOT_MODIFIED:
            lines.append(f"Content-Length: {len(self.body)}")
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + (self.body if has_body else b"")


@dataclass(frozen=True, slots=True)
class LaterResponse:
    """A response that is not available yet.

    Attributes:
        ask: takes a callback, which is called once with the response.
        otherwise: returns the response if that takes too long.
    """

    ask: Callable[[Callable[[HttpResponse], None]], None]
    otherwise: Callable[[], HttpResponse]


def json_response(value: object, status: HTTPStatus = HTTPStatus.OK) -> HttpResponse:
    """A JSON response."""
    body = json.dumps(value, ensure_ascii=False).encode()
    return HttpResponse(status, body, "application/json", {"Cache-Control": "no-store"})


def plain(status: HTTPStatus, text: str = "") -> HttpResponse:
    """A plain-text response; by default with the phrase of its status."""
    return HttpResponse(status, (text or f"{status.phrase}\n").encode())


def request_in(head: bytes) -> HttpRequest:
    """The request with this head, without the empty line; raises BadRequest."""
    first, *lines = head.decode("latin-1").split("\r\n")
    request = _REQUEST.fullmatch(first)
    if request is None:
        raise BadRequest(first)
    headers: dict[str, str] = {}
    for line in lines:
        header = _HEADER.fullmatch(line)
        if header is None:
            raise BadRequest(line)
        name, value = header["name"].lower(), header["value"].strip(" \t")
        if name in headers and name in _SINGLE:
            raise BadRequest(line)
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    if first.endswith("1.1") and "host" not in headers:
        raise BadRequest(first)
    try:
        path = unquote(request["path"], errors="strict")
    except ValueError:
        raise BadRequest(first) from None
    return HttpRequest(request["method"], path, headers, request["query"] or "")
