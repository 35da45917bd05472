"""A connection before it becomes a WebSocket."""

import asyncio
from http import HTTPStatus

from websockets.asyncio.server import Server
from websockets.server import ServerProtocol

from straights_server.adapter.connection import Connection
from straights_server.adapter.http import HttpRequest, HttpResponse
from straights_server.service.peers import Listener


class UnreadStream(asyncio.Transport):
    """A transport whose client never reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written = 0
        self.is_aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += len(data)

    def abort(self) -> None:
        self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_aborted

    def get_write_buffer_size(self) -> int:
        return self.written


def listen(connection: Connection, request: HttpRequest) -> Listener:
    """No request becomes a WebSocket here."""
    raise AssertionError(connection, request)


async def unasked() -> asyncio.Server:
    """Nobody listens here."""
    raise AssertionError


async def pipelined(requests: int, unsent_limit: int) -> UnreadStream:
    """What happens to a client that sends so many requests at once."""
    connection = Connection(
        ServerProtocol(),
        Server(unasked, Connection.wait_for_end),  # type: ignore[arg-type]  # as where the server listens
        respond=lambda _request, _peer: HttpResponse(HTTPStatus.OK, b"x" * 1000),
        listen=listen,
        unsent_limit=unsent_limit,
    )
    stream = UnreadStream()
    connection.connection_made(stream)
    connection.data_received(b"GET / HTTP/1.1\r\n\r\n" * requests)
    connection.connection_lost(None)
    return stream


def test_who_asks_on_without_reading_the_answers_is_cut_off() -> None:
    """Its answers do not fill the memory: there is at most one more than may wait."""
    stream = asyncio.run(pipelined(requests=1000, unsent_limit=10_000))

    assert stream.is_aborted
    assert 10_000 < stream.written < 12_000


def test_requests_that_come_at_once_are_all_answered() -> None:
    """As long as no more waits than may."""
    stream = asyncio.run(pipelined(requests=5, unsent_limit=10_000))

    assert not stream.is_aborted
    assert stream.written > 5000
