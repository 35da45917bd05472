"""Requests and answers of HTTP/1.1, as far as the page, its programs and a proxy need them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from urllib.parse import unquote, urlsplit

MAX_HEAD_LENGTH = 16_384
MAX_BODY_LENGTH = 4096


class BadRequest(Exception):
    """Bytes that are no request, or a longer one than any that means something."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


@dataclass(frozen=True, slots=True)
class HttpRequest:
    """A request.

    Attributes:
        path: without the query, its escapes resolved.
        headers: by their names in lower case; the last one where there are several.
    """

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def is_upgrade(self) -> bool:
        """Whether the client wants to speak WebSocket."""
        return self.headers.get("upgrade", "").lower() == "websocket"


@dataclass(frozen=True, slots=True)
class HttpResponse:
    """An answer."""

    status: HTTPStatus
    body: bytes = b""
    content_type: str = "text/plain; charset=utf-8"
    headers: Mapping[str, str] = field(default_factory=dict)

    def encoded(self, *, has_body: bool) -> bytes:
        """What is sent; to a HEAD without the body."""
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
    """An answer that is not known yet.

    Attributes:
        ask: takes what is to be called with it, once.
    """

    ask: Callable[[Callable[[HttpResponse], None]], None]


def json_response(value: object, status: HTTPStatus = HTTPStatus.OK) -> HttpResponse:
    """An answer for programs."""
    body = json.dumps(value, ensure_ascii=False).encode()
    return HttpResponse(status, body, "application/json", {"Cache-Control": "no-store"})


def plain(status: HTTPStatus) -> HttpResponse:
    """An answer that says its status."""
    return HttpResponse(status, f"{status.phrase}\n".encode())


def take_request(received: bytearray) -> HttpRequest | None:
    """Take the first request from what was received; None where more has to come. Raises BadRequest.

    The head of a request to upgrade stays: websockets reads it.
    """
    end = received.find(b"\r\n\r\n")
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
    """Method, path and headers."""
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
