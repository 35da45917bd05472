"""HTTP as it is read and written: what is no request, or too long, is refused with its status."""

import re
from http import HTTPStatus

import pytest

from straights_server.http import messages


def test_a_request_is_read() -> None:
    """Headers by their names in lower case, several of one name as one."""
    request = messages.request_in(b"GET /a%20%C3%A4?query HTTP/1.0\r\nVIA:  One \r\nVia:two")

    assert (
        messages.HttpRequest(
            "GET", "/a \N{LATIN SMALL LETTER A WITH DIAERESIS}", {"via": "One, two"}, "query"
        )
        == request
    )
    assert messages.HttpRequest("GET", "/", {}) == messages.request_in(b"GET / HTTP/1.0")
    assert messages.request_in(b"GET /ws HTTP/1.0\r\nUpgrade: WebSocket").is_upgrade
    assert "//path/of" == messages.request_in(b"GET //path/of?x=//y HTTP/1.0").path  # as a proxy forbids it


@pytest.mark.parametrize(
    "lines",
    [
        ["GET /"],
        ["GET / HTTP/1.1"],
        ["GET  / HTTP/1.0"],
        ["GET / more HTTP/1.0"],
        ["GET / HTTP/2"],
        ["GET http://here/ HTTP/1.0"],
        ["GET /%FF HTTP/1.0"],
        ["GET / HTTP/1.0", "no colon"],
        ["GET /# HTTP/1.0"],
        ["GET /\xe4 HTTP/1.0"],
        ["GET /\t HTTP/1.0"],
        ["GET / HTTP/1.2"],
        ["G(T / HTTP/1.0"],
        ["GET / HTTP/1.0", "X : 30"],
        ["GET / HTTP/1.0", "X\t: 30"],
        ["GET / HTTP/1.0", " X: 30"],
        ["GET / HTTP/1.0", "X: 1\nY: 30"],
        ["GET / HTTP/1.0", "X: 1\rY: 30"],
        ["GET / HTTP/1.0", "X: 1\x00"],
        ["GET / HTTP/1.0", ": 1"],
        ["GET / HTTP/1.0", "X Y: 1"],
        ["GET / HTTP/1.0", "Host: here", "Host: there"],
        ["GET / HTTP/1.0", "Origin: http://here", "Origin: http://there"],
        ["GET / HTTP/1.0", "Upgrade: websocket", "Upgrade: other"],
    ],
)
def test_what_is_no_request_or_a_proxy_may_read_differently_is_refused(lines: list[str]) -> None:
    with pytest.raises(messages.BadRequest):
        messages.request_in("\r\n".join(lines).encode("latin-1"))


def without_date(response: bytes) -> bytes:
    """The response without its time, with | at the end of each line."""
    without, dates = re.subn(rb"\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n", b"\r\n", response)
    assert 1 == dates
    return without.replace(b"\r\n", b"|")


def test_an_answer_is_written_with_its_length() -> None:
    answer = messages.HttpResponse(HTTPStatus.OK, "ä".encode(), "text/html", {"X-One": "1"})
    head = b"HTTP/1.1 200 OK|Content-Type: text/html|Connection: close|X-One: 1|Content-Length: 2||"
    not_modified = messages.HttpResponse(HTTPStatus.NOT_MODIFIED)

    assert head + "ä".encode() == without_date(answer.encoded(has_body=True))
    assert head == without_date(answer.encoded(has_body=False))
    assert (
        b"HTTP/1.1 304 Not Modified|Content-Type: text/plain; charset=utf-8|Connection: close||"
        == without_date(not_modified.encoded(has_body=True))
    )


def test_answers_for_programs_are_kept_by_no_cache() -> None:
    """JSON in UTF-8; any other says its status."""
    answer = messages.json_response({"name": "Ä"}, HTTPStatus.CREATED)

    assert (HTTPStatus.CREATED, '{"name": "Ä"}'.encode()) == (answer.status, answer.body)
    assert ("application/json", {"Cache-Control": "no-store"}) == (answer.content_type, answer.headers)
    refusal = messages.plain(HTTPStatus.NOT_FOUND)
    assert (HTTPStatus.NOT_FOUND, b"Not Found\n") == (refusal.status, refusal.body)
