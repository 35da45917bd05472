"""A connection before it becomes a WebSocket."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus

import pytest
from websockets.asyncio.server import Server
from websockets.server import ServerProtocol

from straights_server.adapter.connection import Connection
from straights_server.adapter.http import (
    MAX_BODY_LENGTH,
    MAX_HEAD_LENGTH,
    HttpRequest,
    HttpResponse,
    LaterResponse,
)
from straights_server.service.peers import Listener


class UnreadStream(asyncio.Transport):
    """A transport whose client never reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written = 0
        self.is_aborted = self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += len(data)

    def abort(self) -> None:
        self.is_aborted = True

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_aborted or self.is_closed

    def get_write_buffer_size(self) -> int:
        return self.written


def listen(connection: Connection, request: HttpRequest) -> Listener:
    """No request becomes a WebSocket here."""
    raise AssertionError(connection, request)


async def unasked() -> asyncio.Server:
    """Nobody listens here."""
    raise AssertionError


def connected(
    respond: Callable[[HttpRequest, str], HttpResponse | LaterResponse],
    unsent_limit: int = 10_000,
    idle_timeout: float = 15.0,
) -> tuple[Connection, UnreadStream]:
    """A connection whose requests are answered so."""
    connection = Connection(
        ServerProtocol(),
        Server(unasked, Connection.wait_for_end),  # type: ignore[arg-type]  # as where the server listens
        respond=respond,
        listen=listen,
        unsent_limit=unsent_limit,
        idle_timeout=idle_timeout,
    )
    stream = UnreadStream()
    connection.connection_made(stream)
    return connection, stream


async def pipelined(requests: int, unsent_limit: int) -> UnreadStream:
    """What happens to a client that sends so many requests at once."""
    answer = HttpResponse(HTTPStatus.OK, b"x" * 1000)
    connection, stream = connected(lambda _request, _peer: answer, unsent_limit)
    connection.data_received(b"GET / HTTP/1.1\r\n\r\n" * requests)
    connection.connection_lost(None)
    return stream


def test_who_asks_on_without_reading_the_answers_is_cut_off() -> None:
    """Its answers do not fill the memory: there is at most one more than may wait."""
    stream = asyncio.run(pipelined(requests=1000, unsent_limit=10_000))

    assert stream.is_aborted
    assert 10_000 < stream.written < 12_000


@pytest.mark.parametrize("too_many", [0, 1])
def test_while_an_answer_is_waited_for_one_more_request_may_come(too_many: int) -> None:
    """As long as a request can be; who asks on and on is cut off."""

    async def asked_on() -> UnreadStream:
        connection, stream = connected(lambda _request, _peer: LaterResponse(lambda _give: None))
        connection.data_received(b"POST / HTTP/1.1\r\n\r\n")
        connection.data_received(b"x" * (MAX_HEAD_LENGTH + MAX_BODY_LENGTH + too_many))
        connection.connection_lost(None)
        return stream

    assert bool(too_many) is asyncio.run(asked_on()).is_aborted


def test_requests_that_come_at_once_are_all_answered() -> None:
    """As long as no more waits than may."""
    stream = asyncio.run(pipelined(requests=5, unsent_limit=10_000))

    assert not stream.is_aborted
    assert stream.written > 5000


def test_who_sends_nothing_more_still_gets_the_answer() -> None:
    """A client may close its half: what it has asked for is answered when it is known, then all is closed."""

    async def asked_once() -> tuple[bool | None, UnreadStream]:
        later: list[Callable[[HttpResponse], None]] = []
        connection, stream = connected(lambda _request, _peer: LaterResponse(later.append))
        connection.data_received(b"POST / HTTP/1.1\r\n\r\n")
        stays = connection.eof_received()
        assert not stream.is_closed
        later[0](HttpResponse(HTTPStatus.CREATED, b"yours"))
        return stays, stream

    stays, stream = asyncio.run(asked_once())
    assert (True, True) == (stays, stream.is_closed)
    assert stream.written > 0


def test_an_answer_that_is_owed_is_waited_for() -> None:
    """However long a disk takes, silence is then not the client's."""

    async def silent(response: HttpResponse | LaterResponse) -> UnreadStream:
        connection, stream = connected(lambda _request, _peer: response, idle_timeout=0.001)
        connection.data_received(b"POST / HTTP/1.1\r\n\r\n")
        stream.written = 0  # all that was sent has been read
        await asyncio.sleep(0.05)
        return stream

    assert not asyncio.run(silent(LaterResponse(lambda _give: None))).is_aborted
    assert asyncio.run(silent(HttpResponse(HTTPStatus.OK, b""))).is_aborted


def test_what_a_request_breaks_is_not_broken_for_whoever_brings_an_answer() -> None:
    """The next request is read by itself."""

    async def asked_twice() -> list[str]:
        later: list[Callable[[HttpResponse], None]] = []
        paths: list[str] = []

        def respond(request: HttpRequest, _peer: str) -> HttpResponse | LaterResponse:
            paths.append(request.path)
            return LaterResponse(later.append)

        connection, _stream = connected(respond)
        connection.data_received(b"POST /one HTTP/1.1\r\n\r\nPOST /two HTTP/1.1\r\n\r\n")
        later[0](HttpResponse(HTTPStatus.CREATED, b""))
        assert ["/one"] == paths
        await asyncio.sleep(0)
        return paths

    assert ["/one", "/two"] == asyncio.run(asked_twice())


def test_what_waits_on_a_connection_that_is_gone_is_not_done() -> None:
    """Nobody would get the answer, such as the token of a table."""

    async def asked_twice() -> list[str]:
        later: list[Callable[[HttpResponse], None]] = []
        paths: list[str] = []

        def respond(request: HttpRequest, _peer: str) -> HttpResponse | LaterResponse:
            paths.append(request.path)
            return LaterResponse(later.append)

        connection, stream = connected(respond)
        connection.data_received(b"POST /one HTTP/1.1\r\n\r\nPOST /two HTTP/1.1\r\n\r\n")
        stream.abort()
        later[0](HttpResponse(HTTPStatus.CREATED, b""))
        await asyncio.sleep(0)
        return paths

    assert ["/one"] == asyncio.run(asked_twice())


def test_after_the_last_answer_nothing_is_done() -> None:
    """A client that wants its connection closed after a request cannot ask for more."""

    async def asked_twice() -> tuple[list[str], UnreadStream]:
        paths: list[str] = []

        def respond(request: HttpRequest, _peer: str) -> HttpResponse | LaterResponse:
            paths.append(request.path)
            return HttpResponse(HTTPStatus.OK, b"")

        connection, stream = connected(respond)
        connection.data_received(b"GET /one HTTP/1.1\r\nConnection: close\r\n\r\nGET /two HTTP/1.1\r\n\r\n")
        return paths, stream

    paths, stream = asyncio.run(asked_twice())
    assert ["/one"] == paths
    assert stream.is_closed


def test_after_a_request_that_is_none_nothing_is_read() -> None:
    """Nobody knows where the next one begins."""

    async def asked() -> tuple[list[str], UnreadStream]:
        paths: list[str] = []

        def respond(request: HttpRequest, _peer: str) -> HttpResponse | LaterResponse:
            paths.append(request.path)
            return HttpResponse(HTTPStatus.OK, b"")

        connection, stream = connected(respond)
        connection.data_received(b"garbage\r\n\r\nGET /two HTTP/1.1\r\n\r\n")
        return paths, stream

    paths, stream = asyncio.run(asked())
    assert ([], True) == (paths, stream.is_closed)
    assert stream.written > 0
