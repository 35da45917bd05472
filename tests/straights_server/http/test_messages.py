"""HTTP as it is read and written: what is no request, or too long, is refused with its status."""

from http import HTTPStatus

import pytest

from straights_server.http.messages import (
    MAX_BODY_LENGTH,
    MAX_HEAD_LENGTH,
    BadRequest,
    HttpRequest,
    HttpResponse,
    json_response,
    plain,
    take_request,
)


def head(*lines: str) -> bytes:
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def test_a_request_is_read_and_what_follows_it_stays() -> None:
    first = head("POST /a%20%C3%A4?query HTTP/1.1", "VIA:  One ", "Via:two", "Content-Length: 3")
    received = bytearray(first + b"yesGET / HTTP/1.0\r\n\r\n")

    headers = {"via": "One, two", "content-length": "3"}
    assert HttpRequest("POST", "/a ä", headers, b"yes", "query") == take_request(received)
    assert HttpRequest("GET", "/", {}, b"") == take_request(received)
    assert b"" == received
    assert take_request(received) is None


def test_the_head_of_a_request_to_upgrade_stays() -> None:
    text = head("GET /ws HTTP/1.1", "Upgrade: WebSocket")
    received = bytearray(text)
    request = take_request(received)

    assert request is not None
    assert request.is_upgrade
    assert text == received


@pytest.mark.parametrize("missing", range(1, 27))
def test_what_has_not_come_whole_is_waited_for(missing: int) -> None:
    """Nothing of it is taken."""
    text = head("POST / HTTP/1.1", "Content-Length: 4") + b"body"
    received = bytearray(text[:-missing])

    assert take_request(received) is None
    assert text[:-missing] == received


def test_a_head_has_so_many_bytes() -> None:
    """One more is refused, whether its end has come or not."""
    rest = MAX_HEAD_LENGTH - len(head("GET / HTTP/1.1", "X: "))

    assert take_request(bytearray(b"x" * MAX_HEAD_LENGTH)) is None
    assert take_request(bytearray(head("GET / HTTP/1.1", "X: " + "x" * rest))) is not None
    too_long = head("GET / HTTP/1.1", "X: " + "x" * (rest + 1))
    assert [HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE] * 3 == [
        refused(received)
        for received in (b"x" * (MAX_HEAD_LENGTH + 1), too_long, too_long + head("GET / HTTP/1.1"))
    ]


def test_a_body_has_so_many_bytes() -> None:
    """One more is refused before it has come."""
    body = b"x" * MAX_BODY_LENGTH
    request = take_request(bytearray(head("POST / HTTP/1.1", f"Content-Length: {MAX_BODY_LENGTH}") + body))

    assert request is not None
    assert body == request.body
    too_long = head("POST / HTTP/1.1", f"Content-Length: {MAX_BODY_LENGTH + 1}")
    assert HTTPStatus.REQUEST_ENTITY_TOO_LARGE is refused(too_long)


@pytest.mark.parametrize(
    "lines, status",
    [
        (["GET / HTTP/1.1", "Transfer-Encoding: chunked"], HTTPStatus.LENGTH_REQUIRED),
        (["GET / HTTP/1.1", "Content-Length: -1"], HTTPStatus.BAD_REQUEST),
        (["GET / HTTP/1.1", "Content-Length: 1e1"], HTTPStatus.BAD_REQUEST),
        (["GET / HTTP/1.1", "Content-Length: \N{SUPERSCRIPT TWO}"], HTTPStatus.BAD_REQUEST),
        (["GET / HTTP/1.1", "Content-Length: 0000000001"], HTTPStatus.BAD_REQUEST),
        (["GET / HTTP/1.1", "Content-Length: 999999999"], HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
        (["GET /"], HTTPStatus.BAD_REQUEST),
        (["GET  / HTTP/1.1"], HTTPStatus.BAD_REQUEST),
        (["GET / more HTTP/1.1"], HTTPStatus.BAD_REQUEST),
        (["GET / HTTP/2"], HTTPStatus.BAD_REQUEST),
        (["GET http://here/ HTTP/1.1"], HTTPStatus.BAD_REQUEST),
        (["GET /%FF HTTP/1.1"], HTTPStatus.BAD_REQUEST),
        (["GET / HTTP/1.1", "no colon"], HTTPStatus.BAD_REQUEST),
        (["GET /# HTTP/1.1"], HTTPStatus.BAD_REQUEST),
        (["GET /\xe4 HTTP/1.1"], HTTPStatus.BAD_REQUEST),
        (["GET /\t HTTP/1.1"], HTTPStatus.BAD_REQUEST),
        (["GET / HTTP/1.2"], HTTPStatus.BAD_REQUEST),
        (["G(T / HTTP/1.1"], HTTPStatus.BAD_REQUEST),
    ],
)
def test_what_is_no_request_is_refused_with_its_status(lines: list[str], status: HTTPStatus) -> None:
    assert status is refused(head(*lines))


@pytest.mark.parametrize(
    "lines",
    [
        ["Content-Length: 3", "Content-Length: 30"],
        ["Content-Length: 3", "content-length: 3"],
        ["Content-Length: 3, 3"],
        ["Content-Length: +3"],
        ["Content-Length: 3", "Transfer-Encoding: chunked"],
        ["Content-Length : 30"],
        ["Content-Length\t: 30"],
        [" Content-Length: 30"],
        ["X: 1", " Content-Length: 30"],
        ["X: 1\nContent-Length: 30"],
        ["X: 1\rContent-Length: 30"],
        ["X: 1\x00"],
        [": 1"],
        ["X Y: 1"],
        ["Host: here", "Host: there"],
        ["Origin: http://here", "Origin: http://there"],
        ["Upgrade: websocket", "Upgrade: other"],
    ],
)
def test_a_request_that_a_proxy_may_read_differently_is_refused(lines: list[str]) -> None:
    """Otherwise a body could hide a second request, which the proxy has not seen (request smuggling)."""
    received = head("POST /api/tables HTTP/1.1", *lines) + b"{}\n" + head("GET /healthz HTTP/1.1")

    assert HTTPStatus.BAD_REQUEST is refused(received)


def test_two_slashes_are_a_path_and_no_host() -> None:
    """A proxy that forbids a path, forbids it as it is asked for here."""
    request = take_request(bytearray(head("GET //here/healthz?x=//y HTTP/1.1")))

    assert request is not None
    assert "//here/healthz" == request.path


def refused(received: bytes) -> HTTPStatus:
    with pytest.raises(BadRequest) as refusal:
        take_request(bytearray(received))
    return refusal.value.status


def test_an_answer_is_written_with_its_length() -> None:
    answer = HttpResponse(HTTPStatus.OK, "ä".encode(), "text/html", {"X-One": "1"})
    written = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nX-One: 1\r\nContent-Length: 2\r\n\r\n"

    assert written + "ä".encode() == answer.encoded(has_body=True)
    assert written == answer.encoded(has_body=False)
    unchanged = b"HTTP/1.1 304 Not Modified\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
    assert unchanged == HttpResponse(HTTPStatus.NOT_MODIFIED).encoded(has_body=True)


def test_answers_for_programs_are_kept_by_no_cache() -> None:
    """JSON in UTF-8; any other says its status."""
    answer = json_response({"name": "Ä"}, HTTPStatus.CREATED)

    assert (HTTPStatus.CREATED, '{"name": "Ä"}'.encode()) == (answer.status, answer.body)
    assert ("application/json", {"Cache-Control": "no-store"}) == (answer.content_type, answer.headers)
    refusal = plain(HTTPStatus.NOT_FOUND)
    assert (HTTPStatus.NOT_FOUND, b"Not Found\n") == (refusal.status, refusal.body)
