"""HTTP/1.1 requests and responses, as far as the page, its programs and a proxy need them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from urllib.parse import unquote, urlsplit

MAX_HEAD_LENGTH = 16_384
"""In bytes, with the empty line."""

MAX_BODY_LENGTH = 4096


class BadRequest(Exception):
    """The bytes are not a valid request, or exceed the maximum length."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


@dataclass(frozen=True, slots=True)
class HttpRequest:
    """A request.

    Attributes:
        path: unquoted, without the query.
        headers: by lower-case name; the last one of several.
    """

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

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
            f"Content-Type: {self.content_type}",
            *(f"{name}: {value}" for name, value in self.headers.items()),
        ]
        if self.status is not HTTPStatus.NOT_MODIFIED:
            lines.append(f"Content-Length: {len(self.body)}")
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + (self.body if has_body else b"")


@dataclass(frozen=True, slots=True)
class LaterResponse:
    """A response that is not available yet; `ask` takes a callback, which is called once with it."""

    ask: Callable[[Callable[[HttpResponse], None]], None]


def json_response(value: object, status: HTTPStatus = HTTPStatus.OK) -> HttpResponse:
    """A JSON response."""
    body = json.dumps(value, ensure_ascii=False).encode()
    return HttpResponse(status, body, "application/json", {"Cache-Control": "no-store"})


def plain(status: HTTPStatus) -> HttpResponse:
    """A plain-text response with the phrase of its status."""
    return HttpResponse(status, f"{status.phrase}\n".encode())


def take_request(received: bytearray) -> HttpRequest | None:
    """Remove the first request from the buffer; None if it is incomplete. Raises BadRequest.

    The head of an upgrade request remains in the buffer, for `websockets`.
    """
    end = received.find(b"\r\n\r\n", 0, MAX_HEAD_LENGTH)
    if end < 0:
        if len(received) > MAX_HEAD_LENGTH:
            raise BadRequest(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        return None
    method, target, headers = _head(bytes(received[:end]))
    length = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not (length.isascii() and length.isdigit() and len(length) < 10):
        raise BadRequest(HTTPStatus.LENGTH_REQUIRED)
    if int(length) > MAX_BODY_LENGTH:
        raise BadRequest(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    last = end + 4 + int(length)
    if len(received) < last:
        return None
    request = HttpRequest(method, target, headers, bytes(received[end + 4 : last]))
    if not request.is_upgrade:
        del received[:last]
    return request


def _head(head: bytes) -> tuple[str, str, dict[str, str]]:
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split(" ")
    if len(words) != 3 or not words[2].startswith("HTTP/1.") or not words[1].startswith("/"):
        raise BadRequest(HTTPStatus.BAD_REQUEST)
    headers = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon:
            raise BadRequest(HTTPStatus.BAD_REQUEST)
        headers[name.strip().lower()] = value.strip()
    try:
        path = unquote(urlsplit(words[1]).path, errors="strict")
    except ValueError:
        raise BadRequest(HTTPStatus.BAD_REQUEST) from None
    return words[0], path, headers
