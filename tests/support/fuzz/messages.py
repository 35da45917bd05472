"""Doors for what comes from other programs: messages of clients and servers, links, announcements."""

import json
from random import Random
from urllib.parse import unquote

from websockets.exceptions import SecurityError
from websockets.http11 import Request
from websockets.streams import StreamReader

from engine.errors import EngineError
from engine.fast_dataclass import replace
from engine.straights import game
from engine.straights.local_table.local_table import LocalTable
from engine.straights.protocol.server_messages import server_message_from
from engine.straights.protocol.tables import TABLE, TableMoves, WholeTable
from engine.straights.setup import FIRST_LEGAL
from straights_gui.model.nearby.finder import nearby_table
from straights_gui.model.network.client_table import ClientTable
from straights_gui.model.network.problems import LinkError
from straights_gui.model.network.table_link import TableLink
from straights_server.errors import TooManyMessages
from straights_server.http.messages import BadRequest, HttpRequest, request_in
from tests.support.fuzz.game_texts import GAME
from tests.support.fuzz.target import GOLDEN, Target, read_text
from tests.support.server.hosted import HostedClient, HostedService, play, playing_clients

ADDRESSES = (
    b"https://cards.example/?table=k3f9",
    b"http://192.168.1.7:8765/?table=k3f9#token=abc-_9",
    b"[::1]:8765",
    b"m\xc3\xbcnchen.example/straights/?table=k3f9#invitation=x",
)
REQUESTS = (
    b"GET /tables?open=1 HTTP/1.1\r\nHost: cards.example\r\nAccept-Encoding: br, gzip\r\n\r\n",
    b'POST /tables HTTP/1.1\r\nContent-Length: 14\r\n\r\n{"name": "Zo"}HEAD / HTTP/1.0\r\n\r\n',
    (
        b"GET /ws?table=k3f9 HTTP/1.1\r\nX: 1\r\nx:\t2 \r\nContent-Length: 0\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ),
)
ANNOUNCED = (b"table=k3f9\nhost=Zo\xc3\xab\nwanted=2\nversion=0.3.0", b"table=a\nhost=A\nwanted=0")


def tell_table(content: bytes) -> None:
    """Messages to a table, a line each; a game is running, and each is followed by the page's readiness."""
    answers: list[dict[str, object]] = []
    table = LocalTable(lambda text: answers.append(json.loads(text)), Random(1).getrandbits, str)
    names, strategies = ["North", "East", "South", "West"], [None, *[FIRST_LEGAL] * 3]
    begin = {"type": "new", "n": 0, "names": names, "strategies": strategies, "seed": 5, "score_limit": 80}
    table.receive(json.dumps(begin))
    for line in content.split(b"\n")[:20]:
        table.receive(read_text(line))
        seq = max((seq for each in answers if isinstance(seq := each.get("seq"), int)), default=0)
        table.receive(json.dumps({"type": "ready", "seq": seq}))


def tell_server(content: bytes) -> None:
    """Messages to a server, a line each, from somebody at a table and from somebody at none."""
    hosted = HostedService()
    hosted.service.on_failure = _fail
    seated, stranger = playing_clients(hosted, people=1)[0], HostedClient(hosted, is_checked=False)
    for line in content.split(b"\n")[:20]:
        for client in (seated, stranger):
            client.send_text(read_text(line).replace("{table}", seated.table))
        hosted.let_computers_move()


def _fail(error: Exception) -> None:
    """The server would let the table go, and log it."""
    raise error


def hear_server(content: bytes) -> None:
    """Messages of a server, a line each, as the window believes them."""
    game: ClientTable | None = None
    for line in content.split(b"\n")[:20]:
        fields = json.loads(line)
        message = server_message_from(fields) if isinstance(fields, dict) else None
        if isinstance(message, WholeTable):
            game = ClientTable.of(message)
        elif isinstance(message, TableMoves) and game is not None:
            before, game = game, game.after(message)
            game.steps_since(before)
            game.finished_session()


def type_address(content: bytes) -> None:
    """The address of a table, typed or pasted; what is read leads to the same server when it is shown."""
    link = TableLink.parse(read_text(content))
    again = TableLink.parse(link.url)
    assert (link.socket_url, link.table) == (again.socket_url, again.table)


def take_request(content: bytes) -> None:
    """The head of a request over HTTP."""
    head, end, _ = content.partition(b"\r\n\r\n")
    assert_same_request(request_in(head), head + end)


def assert_same_request(request: HttpRequest, head: bytes) -> None:
    """The parser that reads each request for a WebSocket again finds the same in a head, or refuses it."""
    stream = StreamReader()
    stream.feed_data(head)
    other: Request | None = None
    try:
        next(Request.parse(stream.read_line))
    except StopIteration as end:
        other = end.value
    except (ValueError, NotImplementedError, SecurityError):
        return
    assert other is not None, "the other parser waits for more of a complete head"
    headers = {name.lower(): ", ".join(other.headers.get_all(name)) for name in other.headers}
    path = unquote(other.path.partition("?")[0])
    assert (other.method, path, headers) == (request.method, request.path, request.headers)


def hear_announcement(content: bytes) -> None:
    """What somebody announces on the local network, a property a line; a link leads to its table."""
    pairs = (line.partition(b"=") for line in content.split(b"\n"))
    properties = {key: value if equals else None for key, equals, value in pairs}
    table = nearby_table("192.168.1.7", 8765, properties)
    if table is not None:
        TableLink.parse(table.link)


def sent_to(door: str) -> list[bytes]:
    """What clients have sent, and two questions that have an answer everywhere."""
    shown = TABLE.write(replace(game.table_of(GAME.observe(0)), result=None))
    messages = [json.loads(line).get(door) for line in (GOLDEN / "messages.jsonl").read_bytes().splitlines()]
    messages.append({"type": "describe", "n": 90, "table": shown})
    messages.append({"type": "games", "n": 91, "kept": ["sevens/4-any-pay-0-first-chips-1r"]})
    return [json.dumps(each).encode() for each in messages if each is not None]


def from_clients() -> tuple[bytes, ...]:
    """What clients send to a server; `{table}` stands for the table of the one that sits."""
    lines = sent_to("to_server")
    return (*lines, b"\n".join(lines[4:]))


def from_server() -> tuple[bytes, ...]:
    """What a server tells the window: each kind once, and a game from its begin."""
    clients = playing_clients(HostedService(), people=1, score_limit=1)
    play(clients)
    told = [text.encode() for text in clients[0].told]
    kinds = {json.loads(text)["type"]: text for text in told}
    begin = next(number for number, text in enumerate(told) if json.loads(text)["type"] == "table")
    return (*kinds.values(), b"\n".join(told[begin : begin + 6]), b"\n".join(told[begin:]))


def messages() -> tuple[Target, ...]:
    of_json = (ValueError, RecursionError)  # of json.loads here, not of ours
    return (
        Target("table", tuple(sent_to("to_table")), tell_table),
        Target("server", from_clients(), tell_server, (TooManyMessages,)),
        Target("window", from_server(), hear_server, (*of_json, EngineError)),
        Target("http", REQUESTS, take_request, (BadRequest,)),
        Target("addresses", ADDRESSES, type_address, (LinkError,)),
        Target("announcements", ANNOUNCED, hear_announcement),
    )
