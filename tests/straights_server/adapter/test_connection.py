"""A connection before it becomes a WebSocket, and which messages it delivers afterwards."""

import asyncio
import logging
import tracemalloc
from collections.abc import Callable, Sequence
from http import HTTPStatus

import pytest
from websockets.asyncio.server import Server, ServerConnection
from websockets.client import ClientProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from straights_server.adapter.connection import Connection
from straights_server.adapter.http import (
    MAX_BODY_LENGTH,
    MAX_HEAD_LENGTH,
    HttpRequest,
    HttpResponse,
    LaterResponse,
)
from straights_server.adapter.open_files import Sockets
from straights_server.adapter.origins import Origins
from straights_server.limits import Limits
from straights_server.service.peers import Listener

TOO_LATE = HttpResponse(HTTPStatus.SERVICE_UNAVAILABLE, b"later")


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

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def resume_reading(self) -> None:
        pass


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
        sockets=Sockets(Limits(), Origins()),
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
        connection, stream = connected(lambda _request, _peer: LaterResponse(lambda _give: None, TOO_LATE))
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
        connection, stream = connected(lambda _request, _peer: LaterResponse(later.append, TOO_LATE))
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

    assert not asyncio.run(silent(LaterResponse(lambda _give: None, TOO_LATE))).is_aborted
    assert asyncio.run(silent(HttpResponse(HTTPStatus.OK, b""))).is_aborted


def test_what_a_request_breaks_is_not_broken_for_whoever_brings_an_answer() -> None:
    """The next request is read by itself."""

    async def asked_twice() -> list[str]:
        later: list[Callable[[HttpResponse], None]] = []
        paths: list[str] = []

        def respond(request: HttpRequest, _peer: str) -> HttpResponse | LaterResponse:
            paths.append(request.path)
            return LaterResponse(later.append, TOO_LATE)

        connection, _stream = connected(respond)
        connection.data_received(b"POST /one HTTP/1.1\r\n\r\nPOST /two HTTP/1.1\r\n\r\n")
        later[0](HttpResponse(HTTPStatus.CREATED, b""))
        assert ["/one"] == paths
        await asyncio.sleep(0)
        return paths

    assert ["/one", "/two"] == asyncio.run(asked_twice())


def test_an_answer_that_is_not_known_in_time_is_replaced_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once: what becomes known later is not sent, and the next request is answered."""
    monkeypatch.setattr("straights_server.adapter.connection.ANSWER_SECONDS", 0.0)

    async def asked_twice() -> tuple[int, int]:
        later: list[Callable[[HttpResponse], None]] = []
        has_both = asyncio.Event()

        def ask(answer: Callable[[HttpResponse], None]) -> None:
            later.append(answer)
            if len(later) == 2:
                has_both.set()

        connection, stream = connected(lambda _request, _peer: LaterResponse(ask, TOO_LATE))
        connection.data_received(b"POST /one HTTP/1.1\r\n\r\nPOST /two HTTP/1.1\r\n\r\n")
        await has_both.wait()
        written = stream.written
        later[0](HttpResponse(HTTPStatus.CREATED, b"x" * 1000))
        return written, stream.written

    length = len(TOO_LATE.encoded(has_body=True))
    assert (length, length) == asyncio.run(asked_twice())


def test_what_waits_on_a_connection_that_is_gone_is_not_done() -> None:
    """Nobody would get the answer, such as the token of a table."""

    async def asked_twice() -> list[str]:
        later: list[Callable[[HttpResponse], None]] = []
        paths: list[str] = []

        def respond(request: HttpRequest, _peer: str) -> HttpResponse | LaterResponse:
            paths.append(request.path)
            return LaterResponse(later.append, TOO_LATE)

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


class OpenServer(Server):
    """A server that serves without listening."""

    def is_serving(self) -> bool:
        return True


async def served(connection: ServerConnection) -> None:
    """Accept a client, and wait for its end."""
    await connection.handshake()
    await connection.wait_closed()


class Heard:
    """Keeps what the clients say, as `a1` for the text 1 of the client a; ends one that says `end`."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def client(self, name: str) -> Connection:
        """A connection that has become a WebSocket."""

        def listen(connection: Connection, _request: HttpRequest) -> Listener:
            return HeardClient(self.texts, name, connection)

        connection = Connection(
            ServerProtocol(),
            OpenServer(unasked, served),
            respond=lambda _request, _peer: None,
            listen=listen,
            sockets=Sockets(Limits(), Origins()),
            unsent_limit=10_000,
        )
        connection.connection_made(UnreadStream())
        client = ClientProtocol(parse_uri("ws://a.example/ws"))
        client.send_request(client.connect())
        connection.data_received(b"".join(client.data_to_send()))
        await turns(lambda: connection.state is State.OPEN)
        return connection


async def turns(is_enough: Callable[[], bool]) -> None:
    """Wait for a condition, for at most 300 turns of the event loop."""
    for _ in range(300):
        if is_enough():
            break
        await asyncio.sleep(0)


class HeardClient:
    """Receives the texts of a client."""

    def __init__(self, texts: list[str], name: str, connection: Connection) -> None:
        self._texts = texts
        self._name = name
        self._connection = connection

    def receive(self, text: str) -> None:
        self._texts.append(self._name + text)
        if text == "end":
            self._connection.end(CloseCode.POLICY_VIOLATION, "")

    def closed(self) -> None:
        self._texts.append(self._name + " closed")


def sent(texts: Sequence[str]) -> bytes:
    """What a client sends for these texts."""
    return b"".join(Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts)


def frames(*parts: tuple[Opcode, bytes], is_complete: bool = True) -> bytes:
    """A message in several frames, the last of which may be missing."""
    last = len(parts) - 1 if is_complete else None
    return b"".join(
        Frame(opcode, data, fin=number == last).serialize(mask=True)
        for number, (opcode, data) in enumerate(parts)
    )


@pytest.mark.parametrize(
    "kind, data, delivered", [(Opcode.TEXT, "ä".encode(), "aä"), (Opcode.BINARY, b"\xff1", "a")]
)
def test_a_message_in_several_frames_is_delivered_as_one_of_its_kind(
    kind: Opcode, data: bytes, delivered: str
) -> None:
    """A binary message as an empty text, whatever it contains."""

    async def heard() -> list[str]:
        heard = Heard()
        client = await heard.client("a")
        client.data_received(frames((kind, data[:1]), (Opcode.CONT, b""), (Opcode.CONT, data[1:])))
        client.data_received(sent("2"))
        await turns(lambda: len(heard.texts) == 2)
        return heard.texts

    assert [delivered, "a2"] == asyncio.run(heard())


def test_empty_frames_of_a_message_that_never_ends_take_no_memory() -> None:
    """However many a client sends: the limit of a message counts only what they contain."""

    async def growth() -> int:
        client = await Heard().client("a")
        empty = frames(*[(Opcode.CONT, b"")] * 100, is_complete=False)
        client.data_received(frames((Opcode.TEXT, b""), is_complete=False) + empty)
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            for _ in range(100):
                client.data_received(empty)
            return tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()

    assert asyncio.run(growth()) < 10_000  # a byte for each frame


def test_messages_that_a_client_sends_at_once_take_turns_with_those_of_others() -> None:
    """Nobody waits for more than one message of each other client."""

    async def heard() -> list[str]:
        heard = Heard()
        first, second = await heard.client("a"), await heard.client("b")
        first.data_received(sent("123"))
        second.data_received(sent("12"))
        await turns(lambda: len(heard.texts) == 5)
        return heard.texts

    assert ["a1", "b1", "a2", "b2", "a3"] == asyncio.run(heard())


def test_messages_sent_just_before_the_connection_is_lost_are_delivered() -> None:
    """In their order; a move counts even if its player's network fails right after it."""

    async def heard() -> list[str]:
        heard = Heard()
        client = await heard.client("a")
        client.data_received(sent("123"))
        client.connection_lost(None)
        await asyncio.sleep(0)
        return heard.texts

    assert ["a1", "a2", "a3", "a closed"] == asyncio.run(heard())


def test_nothing_more_of_a_client_whose_connection_is_ended_is_delivered() -> None:
    """Neither what it sent together with the last message nor what it sends afterwards."""

    async def heard() -> list[str]:
        heard = Heard()
        client = await heard.client("a")
        client.data_received(sent(["1", "end", "2", "3"]))
        await turns(lambda: False)
        client.data_received(sent("4"))
        await turns(lambda: False)
        client.connection_lost(None)
        return heard.texts

    assert ["a1", "aend", "a closed"] == asyncio.run(heard())


@pytest.mark.parametrize("messages, delivered", [(200, 200), (201, 0)])
def test_a_client_may_send_200_messages_at_once(
    messages: int, delivered: int, caplog: pytest.LogCaptureFixture
) -> None:
    """With one more its connection is closed, and none of them is delivered."""

    async def heard() -> tuple[list[str], Close | None]:
        heard = Heard()
        client = await heard.client("a")
        client.data_received(sent(["1"] * messages))
        await turns(lambda: False)
        return heard.texts, client.protocol.close_sent

    texts, close = asyncio.run(heard())

    assert ["a1"] * delivered == texts
    assert close == (None if delivered else Close(CloseCode.POLICY_VIOLATION, "too many messages"))
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
