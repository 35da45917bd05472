"""A service without sockets: its clients are lists of messages, its store is memory."""

import json
from random import Random

from engine.straights.session import Session
from engine.straights.setup import Variant
from straights_server.entries import Entry, entry_of, entry_text
from straights_server.limits import Limits, Rate
from straights_server.lobby import Lobby
from straights_server.service.batches import Batch
from straights_server.service.clients import Client
from straights_server.service.service import Service
from straights_server.store import Change, EntriesAppended, StoredTable, TableDeleted, TableOpened
from straights_server.table import Table
from straights_server.table_settings import TableSettings
from tests.support.server.client_game import ClientGame
from tests.support.server.schema import Message, sendable, validated

NAMES = ("North", "East", "South", "West")
WITHOUT_LIMIT = Limits(seat_rate=Rate(1e9, 1e9), address_rate=Rate(1e9, 1e9), opening_rate=Rate(1e9, 1e9))


class MemoryStore:
    """Keeps tables, through JSON and back.

    Attributes:
        over: the tables whose last game is over.
    """

    def __init__(self) -> None:
        self.settings: dict[str, TableSettings] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.over: set[str] = set()

    def append(self, changes: tuple[Change, ...]) -> None:
        for change in changes:
            match change:
                case TableOpened():
                    self.settings[change.name], self.logs[change.name] = change.settings, []
                case EntriesAppended():
                    log = self.logs[change.name]
                    assert len(log) + 1 == change.first
                    log += [entry_of(entry_text(each)) for each in change.entries]
                    self.over.discard(change.name)
                    self.over |= {change.name} if change.is_over else set()
                case TableDeleted():
                    del self.settings[change.name], self.logs[change.name]

    def load(self, name: str) -> StoredTable | None:
        if name not in self.settings:
            return None
        return StoredTable(self.settings[name], tuple(self.logs[name]))


class HostedService:
    """A service, its store, and the computers that it asks for.

    Attributes:
        now: the time, in seconds.
        late: what waits for `catch_up`, as while the disk is slow; None while all is stored and sent at once.
    """

    def __init__(self, limits: Limits = WITHOUT_LIMIT, grace: float = 60.0, seed: int = 1) -> None:
        self.now = 0.0
        self.late: list[Batch] | None = None
        self.store = MemoryStore()
        self.chance = Random(seed)
        self.limits, self.grace = limits, grace
        self._changed: set[Table] = set()
        self.lobby, self.service = self._made()

    def restart(self) -> None:
        """Build everything again from the store; no connection is left."""
        self.lobby, self.service = self._made()

    def catch_up(self) -> None:
        late, self.late = self.late or [], None
        for batch in late:
            self._take(batch)

    def let_computers_move(self) -> None:
        while self._changed:
            table = self._changed.pop()
            while self.lobby.has(table) and (computer_turn := table.computer_turn()) is not None:
                played = table.state.settings.played
                choice = played.game.choose(played.simplest, computer_turn.observation)
                self.service.choose(table, computer_turn.revision, choice, self.now)
            self._changed.discard(table)

    def _made(self) -> tuple[Lobby, Service]:
        limits = self.limits
        lobby = Lobby(self.chance.getrandbits, self.store.load, limits.tables, limits.tables_of_address)
        service = Service(lobby, self._take, self.limits, TableSettings(Variant(0), grace=self.grace))
        service.on_change = self._changed.add
        return lobby, service

    def _take(self, batch: Batch) -> None:
        if self.late is not None:
            self.late.append(batch)
            return
        self.store.append(batch.changes)
        for outgoing_message in batch.outgoing:
            for client in outgoing_message.to:
                client.send(outgoing_message.text)
        if batch.then is not None:
            batch.then()


class HostedClient:
    """A client of such a service; with `is_checked`, every message must be in the schema.

    Attributes:
        told: the texts that were sent to it.
        closed: why the server has closed it, None while it is open.
        room: what it was told last of the seats, with the whole time for a turn that a move began.
    """

    def __init__(self, hosted: HostedService, address: str | None = None, *, is_checked: bool = True) -> None:
        self.hosted = hosted
        self.is_checked = is_checked
        self.told: list[str] = []
        self.closed: str | None = None
        self.n = 0
        self.token = ""
        self.invitation = ""
        self.table = ""
        self.game = ClientGame(-1)
        self.room: Message = {}
        assert hosted.service.addresses.may_connect(address, hosted.now)
        self.client: Client = hosted.service.connect(address, self._take, self._note_closed, hosted.now)

    @property
    def seat(self) -> int:
        return self.game.seat

    def send(self, kind: str, **fields: object) -> Message:
        """Send a message with the next number; the last message that came back, empty if none did."""
        self.n += 1
        message = {"type": kind, "n": self.n, **fields}
        return self.send_text(sendable(message) if self.is_checked else json.dumps(message))

    def send_text(self, text: str) -> Message:
        """Send a text; the last message that came back, empty if none did."""
        before = len(self.told)
        self.hosted.service.receive(self.client, text, self.hosted.now)
        return json.loads(self.told[-1]) if len(self.told) > before else {}

    def messages(self, kind: str) -> list[Message]:
        return [message for text in self.told if (message := json.loads(text))["type"] == kind]

    def move(self) -> None:
        """Do what the assignment's computer would."""
        self.send("answer", **self.game.answer())

    def close(self) -> None:
        self.hosted.service.addresses.disconnect(self.client.address)
        self.hosted.service.leave(self.client, self.hosted.now)

    def resumed(self) -> "HostedClient":
        """Another connection of the same person, which has its seat again."""
        other = HostedClient(self.hosted, self.client.address)
        other.send("resume", table=self.table, token=self.token, seq=None)
        other.token, other.n = self.token, max(self.n, other.n)
        return other

    def _note_closed(self, reason: str) -> None:
        self.closed = reason
        self.close()

    def _take(self, text: str) -> None:
        self.told.append(text.encode().decode())  # as a connection sends it
        message: Message = validated(text) if self.is_checked else json.loads(text)
        if message["type"] == "seated":
            self.table, self.invitation = message["table"], message["invitation"]
            self.token = message.get("token", self.token)
            self.game = ClientGame(message["seat"])
        elif message["type"] == "watching":
            self.game = ClientGame(-1)
        elif message["type"] == "room":
            self.room = {name: value for name, value in message.items() if name != "n"}
        elif message["type"] == "moved":
            self.room["turn_seconds"] = self.room["turn_limit"]
        self.game.note(message)


class RecordedLine:
    """A client's line, with the texts and the codes and reasons of ends that came over it."""

    def __init__(self) -> None:
        self.happened: list[str | int] = []

    def put(self, text: str) -> None:
        self.happened.append(text)

    def end(self, code: int, reason: str) -> None:
        self.happened += [code, reason]


def seated_clients(hosted: HostedService, people: int = 4, **settings: object) -> list[HostedClient]:
    """People at a table with these settings, and computers at the other seats."""
    usual: dict[str, object] = {"score_limit": 80, "turn_limit": None, "is_private": False}
    clients = [HostedClient(hosted) for _ in range(people)]
    host = clients[0]
    host.send("host", name=NAMES[0], **usual | settings)
    for client, name in zip(clients[1:], NAMES[1:], strict=False):
        client.send("join", table=host.table, name=name, seat=None)
    for seat in range(people, 4):
        host.send("fill", seat=seat, strategy="first-legal")
    return clients


def playing_clients(hosted: HostedService, people: int = 4, **settings: object) -> list[HostedClient]:
    """The same, after a game has begun."""
    clients = seated_clients(hosted, people, **settings)
    for client in clients:
        client.send("ready_to_play", is_ready=True)
    hosted.let_computers_move()
    return clients


def table_of(client: HostedClient) -> Table:
    return client.hosted.lobby.find(client.table, client.hosted.now)


def session_of(table: Table) -> Session:
    """The game of Straights at a table."""
    session = table.state.session
    assert isinstance(session, Session)
    return session


def play(clients: list[HostedClient], moves: int = 10_000) -> None:
    """Let people and computers play on, at most so many moves of people."""
    for _ in range(moves):
        turn = clients[0].game.turn
        if turn is None:
            return
        next(client for client in clients if client.seat == turn).move()
        clients[0].hosted.let_computers_move()
