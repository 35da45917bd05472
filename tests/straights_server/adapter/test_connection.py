"""A connection before it becomes a WebSocket, and which messages it delivers afterwards."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from http import HTTPStatus

import pytest
from websockets.asyncio.server import Server, ServerConnection
from websockets.client import ClientProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from straights_server.adapter.connection import Connection
from straights_server.adapter.loop import Turns
from straights_server.adapter.open_files import Sockets
from straights_server.http.messages import MAX_HEAD_LENGTH, HttpRequest, HttpResponse, LaterResponse
from straights_server.http.origins import Origins
from straights_server.limits import Addresses, Limits, Rate, Traffic
from straights_server.monitoring.monitor import Monitor
from straights_server.service.peers import Listener

Tell = Callable[[HttpResponse], None]
LIMITS, ORIGINS = Limits(), Origins()
TOO_LATE = HttpResponse(HTTPStatus.SERVICE_UNAVAILABLE, b"later")


class UnreadStream(asyncio.Transport):
    def __init__(self, peer: str | None = None) -> None:
        super().__init__({} if peer is None else {"peername": (peer, 4711)})
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

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def unanswered(request: HttpRequest, _address: str | None) -> HttpResponse:
    """No request is complete here."""
    raise AssertionError(request)


def unheard(connection: Connection, request: HttpRequest) -> Listener:
    """No request becomes a WebSocket here."""
    raise AssertionError(connection, request)


async def unasked() -> asyncio.Server:
    raise AssertionError


class OpenServer(Server):
    """A server that serves without listening."""

    def is_serving(self) -> bool:
        return True


async def served(connection: ServerConnection) -> None:
    await connection.handshake()
    await connection.wait_closed()


class CountingProtocol(ServerProtocol):
    parsed = 0

    def recv_frame(self, frame: Frame) -> None:
        self.parsed += 1
        super().recv_frame(frame)


def connected(
    respond: Callable[[HttpRequest, str | None], HttpResponse | LaterResponse | None] = unanswered,
    *,
    listen: Callable[[Connection, HttpRequest], Listener] = unheard,
    address_of: Callable[[HttpRequest, str], str | None] = ORIGINS.address_of,
    sockets: Sockets | None = None,
    addresses: Addresses | None = None,
    rate: Rate = LIMITS.seat_rate,
    taken: Turns | None = None,
    idle_timeout: float = 15.0,
    peer: str | None = None,
) -> tuple[Connection, UnreadStream]:
    connection = Connection(
        CountingProtocol(),
        OpenServer(unasked, served),
        respond=respond,
        listen=listen,
        address_of=address_of,
        sockets=sockets or Sockets(LIMITS, ORIGINS),
        traffic=partial(Traffic, addresses or Addresses(LIMITS), rate, lambda: 0.0, (taken or Turns()).add),
        unsent_limit=10_000,
        monitor=Monitor(),
        idle_timeout=idle_timeout,
    )
    stream = UnreadStream(peer)
    connection.connection_made(stream)
    return connection, stream


ASKED = b"GET /one HTTP/1.0\r\n\r\n"


async def test_an_error_inside_leaves_no_connection_open() -> None:
    failures = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failures.append(context))
    connection, stream = connected()
    connection.data_received(ASKED)
    await asyncio.sleep(0)

    assert (True, 1) == (stream.is_aborted, len(failures))


async def test_only_so_many_clients_of_an_address_leave_long_answers_unread() -> None:
    """One more is cut off, until one of them has read its answer or is gone; this machine has no limit."""
    sockets = Sockets(Limits(unread_of_address=2), ORIGINS)
    pairs = [connected(sockets=sockets, peer="192.0.2.1") for _ in range(5)]
    pairs += [connected(sockets=sockets) for _ in range(5)]
    for connection, _ in pairs[:3]:
        connection.pause_writing()
    for connection, _ in pairs[1:3]:
        connection.connection_lost(None)
    pairs[3][0].pause_writing()
    pairs[0][0].resume_writing()
    for connection, _ in pairs[4:]:
        connection.pause_writing()

    assert [False, False, True, *[False] * 7] == [stream.is_aborted for _, stream in pairs]


async def test_a_server_has_so_many_sockets_whatever_is_sent_over_them() -> None:
    """One too many is cut off, and makes room when it is gone."""
    sockets = Sockets(Limits(sockets=2), ORIGINS)
    pairs = [connected(sockets=sockets) for _ in range(3)]
    for number in 0, 2:
        pairs[number][0].connection_lost(None)
    pairs.append(connected(sockets=sockets))

    assert [False, False, True, False] == [stream.is_aborted for _, stream in pairs]


async def test_who_reads_an_answer_after_the_upgrade_keeps_the_connection() -> None:
    """The WebSocket has not been paused, so it cannot be resumed."""
    client = await Heard().client("a", pauses=True)
    client.resume_writing()
    client.pause_writing()
    client.resume_writing()

    assert client.state is State.OPEN


@pytest.mark.parametrize(
    "received, asked",
    [
        (ASKED * 1000, ["/one"]),
        (b"garbage\r\n\r\n" + ASKED, []),
        (b"x" * MAX_HEAD_LENGTH + b"\r\n\r\n" + ASKED, []),
    ],
    ids=["many requests", "no request", "too long"],
)
async def test_a_connection_has_one_answer_and_is_closed(received: bytes, asked: list[str]) -> None:
    """Whatever is sent over it at once: a request takes its turn like a message."""
    paths: list[str] = []

    def respond(request: HttpRequest, _address: str | None) -> HttpResponse:
        paths.append(request.path)
        return HttpResponse(HTTPStatus.OK)

    connection, stream = connected(respond)
    connection.data_received(received)
    assert [] == paths
    await turns(stream.is_closing)
    connection.data_received(ASKED)
    await asyncio.sleep(0)

    assert (asked, True) == (paths, stream.is_closed)
    assert stream.written > 0


@pytest.mark.parametrize("level", [0, 1])
async def test_an_address_in_debt_is_dropped_before_it_asks(level: int) -> None:
    """An answer would take as much time as what it may not ask for."""
    addresses = Addresses(Limits(address_rate=Rate(0.0, 10.0)))
    addresses.charge("192.0.2.1", 10 - level, 0.0)
    _, stream = connected(peer="192.0.2.1", addresses=addresses)

    assert (level == 0) is stream.is_aborted


def later(otherwise: Callable[[], HttpResponse] = lambda: TOO_LATE) -> tuple[LaterResponse, list[Tell]]:
    """An answer that comes later, and what brings it once it was asked for."""
    tells: list[Tell] = []
    return LaterResponse(tells.append, otherwise), tells


async def test_who_sends_nothing_more_still_gets_the_answer() -> None:
    """A client may close its half: what it has asked for is answered when it is known, then all is closed."""
    response, tells = later()
    connection, stream = connected(lambda _request, _address: response)
    connection.data_received(ASKED)
    assert connection.eof_received()
    await turns(lambda: bool(tells))
    assert not stream.is_closed
    tells[0](HttpResponse(HTTPStatus.OK, b"yours"))

    assert stream.is_closed
    assert stream.written > 0


@pytest.mark.parametrize("sent", [b"GET", ASKED])
async def test_a_client_that_asks_for_nothing_is_cut_off_and_an_answer_is_waited_for(sent: bytes) -> None:
    """However long a disk takes, silence is then not the client's."""
    connection, stream = connected(lambda _request, _address: later()[0], idle_timeout=0.001)
    connection.data_received(sent)
    await asyncio.sleep(0.05)

    assert (sent != ASKED) is stream.is_aborted


async def test_an_answer_that_is_not_known_in_time_is_replaced_by_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What becomes known later is not sent."""
    monkeypatch.setattr("straights_server.adapter.connection.ANSWER_SECONDS", 0.0)
    response, tells = later()
    connection, stream = connected(lambda _request, _address: response)
    connection.data_received(ASKED)
    await turns(stream.is_closing)
    before = stream.written
    tells[0](HttpResponse(HTTPStatus.OK, b"x" * 1000))

    assert [len(TOO_LATE.encoded(has_body=True))] * 2 == [before, stream.written]


class Heard:
    """Keeps what the clients of one address say; ends one that says `end`.

    Attributes:
        texts: such as `a1` for the text 1 of the client a.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._addresses = Addresses(Limits(address_rate=Rate(0, 120)))
        self._turns = Turns()

    async def client(
        self, name: str, *, pauses: bool = False, address: str | None = "192.0.2.1"
    ) -> Connection:
        """A connection that has become a WebSocket, while an earlier response was unread if it `pauses`."""

        def listen(connection: Connection, _request: HttpRequest) -> Listener:
            return HeardClient(self.texts, name, connection)

        connection, _ = connected(
            lambda _request, _address: None,
            listen=listen,
            address_of=lambda _request, _peer: address,
            addresses=self._addresses,
            rate=Rate(0, 50),
            taken=self._turns,
        )
        if pauses:
            connection.pause_writing()
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
async def test_a_message_in_several_frames_is_delivered_as_one_of_its_kind(
    kind: Opcode, data: bytes, delivered: str
) -> None:
    """A binary message as an empty text, whatever it contains."""
    heard = Heard()
    client = await heard.client("a")
    client.data_received(frames((kind, data[:1]), (Opcode.CONT, b""), (Opcode.CONT, data[1:])))
    client.data_received(sent("2"))
    await turns(lambda: len(heard.texts) == 2)

    assert [delivered, "a2"] == heard.texts


EMPTY_PART = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.PING, b"").serialize(mask=True) * 40_000,
        Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 40_000,
        Frame(Opcode.PONG, b"").serialize(mask=True) * 40_000,
        frames((Opcode.TEXT, b""), is_complete=False) + EMPTY_PART * 40_000,
        frames((Opcode.TEXT, b""), *[(Opcode.CONT, b"x")] * 4000),
        sent(["x"] * 4000),
    ],
    ids=["pings", "long pings", "pongs", "empty fragments", "short fragments", "texts"],
)
async def test_who_sends_more_frames_than_messages_are_allowed_is_cut_off(data: bytes) -> None:
    """Whatever the frames are, and before the others of a read are even parsed."""
    heard = Heard()
    client = await heard.client("a")
    client.data_received(data)
    await turns(lambda: client.protocol.close_sent is not None)
    parsed = protocol_of(client).parsed
    client.data_received(data)

    assert parsed == protocol_of(client).parsed < 400
    assert Close(CloseCode.POLICY_VIOLATION, "too many messages") == client.protocol.close_sent
    assert [] == heard.texts


async def test_the_frames_of_an_address_count_together() -> None:
    """A client that comes back for more is cut off sooner: its address had 120, of which it has used 100."""
    heard = Heard()

    assert [50, 50, 20] == [await pings_allowed(heard) for _ in range(3)]


async def pings_allowed(heard: Heard) -> int:
    client = await heard.client("a")
    for number in range(100):
        client.data_received(Frame(Opcode.PING, b"").serialize(mask=True))
        await asyncio.sleep(0)
        if client.protocol.close_sent is not None:
            return number
    return 100


def protocol_of(client: Connection) -> CountingProtocol:
    assert isinstance(client.protocol, CountingProtocol)
    return client.protocol


@pytest.mark.parametrize("is_websocket", [False, True])
async def test_who_sends_byte_by_byte_is_cut_off(*, is_websocket: bool) -> None:
    """Each byte takes as much time as a message."""
    connection, stream = connected()
    client = await Heard().client("a") if is_websocket else connection
    for byte in sent(["x" * 60]):
        client.data_received(bytes((byte,)))
        await asyncio.sleep(0)

    assert client.protocol.close_sent is not None or stream.is_aborted


@pytest.mark.parametrize("address", ["192.0.2.2", None])
async def test_nobody_waits_for_all_the_connections_of_another_address(address: str | None) -> None:
    """However many it has, and whatever they ask for at once."""
    heard = Heard()
    many = [await heard.client("m") for _ in range(20)]
    honest = await heard.client("h", address=address)
    for client in (*many, honest):
        client.data_received(sent("12"))
    await turns(lambda: len(heard.texts) == 42)

    assert ["m1", "h1", "m1", "h2"] == heard.texts[:4]
    assert [*["m1"] * 18, *["m2"] * 20] == heard.texts[4:]


async def test_what_takes_long_counts_as_more_messages() -> None:
    """One for each millisecond of the processor, also of what fails."""
    charged: list[tuple[str, int]] = []
    times = iter((0.0, 0.0035, 1.0, 1.0009, 2.0, 2.0025))
    asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
    turns_of = Turns(lambda address, count: charged.append((address, count)), lambda: next(times))
    for number in range(3):
        turns_of.add("192.0.2.1", partial(divmod, 1, 2 - number))
    await turns(lambda: False)

    assert [("192.0.2.1", 3), ("192.0.2.1", 2)] == charged


async def test_messages_sent_just_before_the_connection_is_lost_are_delivered() -> None:
    """In turns with others: a move counts though its player's network fails, and nobody gains by leaving."""
    heard = Heard()
    client, other = await heard.client("a"), await heard.client("b")
    client.data_received(sent("123"))
    client.connection_lost(None)
    other.data_received(sent("12"))
    await turns(lambda: "a closed" in heard.texts)

    assert ["a1", "b1", "a2", "b2", "a3", "a closed"] == heard.texts


async def test_nothing_more_of_a_client_whose_connection_is_ended_is_delivered() -> None:
    """Neither what it sent together with the last message nor what it sends afterwards."""
    heard = Heard()
    client = await heard.client("a")
    for texts in (["1", "end", "2", "3"], ["4"]):
        client.data_received(sent(texts))
        await turns(lambda: False)
    client.connection_lost(None)

    assert ["a1", "aend", "a closed"] == heard.texts


@pytest.mark.parametrize("messages, delivered", [(200, 200), (201, 0)])
async def test_a_client_may_send_200_messages_at_once(
    messages: int, delivered: int, caplog: pytest.LogCaptureFixture
) -> None:
    """With one more its connection is closed, and none of them is delivered."""
    heard = Heard()
    client = await heard.client("a")
    client.data_received(sent(["1"] * messages))
    await turns(lambda: False)

    assert ["a1"] * delivered == heard.texts
    expected = None if delivered else Close(CloseCode.POLICY_VIOLATION, "too many messages")
    assert expected == client.protocol.close_sent
    assert [] == [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
