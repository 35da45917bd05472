"""Serves clients at the tables of a lobby: texts and connections come in, batches go out.

It knows neither sockets nor files nor a clock; all times are seconds of one clock that never goes back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.errors import EngineError
from engine.straights.commands import Choice
from engine.straights.hosting.answers import refusal
from straights_server.changes import Forgotten, Opened
from straights_server.entries import Filled
from straights_server.errors import NotNow, TooManyPeople, TooManyTables
from straights_server.greetings import (
    Greeting,
    Hello,
    Host,
    Join,
    ListTables,
    Resume,
    Watch,
    greeting_from,
    is_greeting,
)
from straights_server.limits import Addresses, Bucket, Limits
from straights_server.lobby import Lobby, is_attended, is_invited, seat_of
from straights_server.requests import HIGHEST_NUMBER, read_object, request_from
from straights_server.service.answers import hello, seated
from straights_server.service.batches import Batch, Letter, batch_of, letter
from straights_server.service.clients import Client, Clients
from straights_server.table import Outcome, Table
from straights_server.terms import Terms
from straights_server.tokens import new_token, token_hash
from straights_server.views import EVERYBODY, Audience, Spectator


class TooManyMessages(EngineError):
    """More than anybody sends who plays: the connection is to be closed."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that is opened by a program, for its users to come to.

    Attributes:
        strategies: for each seat that of its computer, None for a person; the host's is the first.
        names: for each seat.
    """

    terms: Terms
    strategies: tuple[str | None, ...]
    names: tuple[str, ...]


class Service:
    """Clients at tables.

    Attributes:
        addresses: counts what comes from where.
        limits: what is allowed.
        on_change: is told each table at which something has happened.
    """

    def __init__(
        self, lobby: Lobby, emit: Callable[[Batch], None], limits: Limits, defaults: Terms | None = None
    ) -> None:
        """`emit` takes the batches; `defaults` are the terms that hosts cannot choose."""
        self.limits = limits
        self.addresses = Addresses(limits)
        self.on_change: Callable[[Table], None] = lambda _table: None
        self._lobby = lobby
        self._emit = emit
        self._defaults = defaults or Terms(0)
        self._clients = Clients(limits)

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return self._lobby.count

    def public_tables(self) -> list[dict[str, object]]:
        """The tables that anybody may join or watch."""
        return self._lobby.public_tables()

    def connect(self, address: str | None, send: Callable[[str], None], now: float) -> Client:
        """A connection opens, for which there is room: see `addresses`."""
        return Client(address, send, Bucket(self.limits.seat_rate, now))

    def disconnect(self, client: Client, now: float) -> None:
        """A connection has closed."""
        table, seat = client.table, client.seat
        self._clients.remove(client)
        self.addresses.disconnect(client.address)
        if table is not None and seat is not None:
            self._follow(table, table.detach(seat, now))

    def receive(self, client: Client, text: str, now: float) -> None:
        """A client sends a text, whatever it is; raises TooManyMessages."""
        if not (self._clients.may_send(client, now) and self.addresses.may_send(client.address, now)):
            raise TooManyMessages("too many messages")
        n: int | None = None
        try:
            document = read_object(text)
            n = _number_of(document)
            if is_greeting(document):
                self._greet(client, greeting_from(document).greeting, n, now)
            else:
                self._ask(client, document, now)
        except EngineError as error:
            self._tell(letter(client, refusal(error), n))

    def open_table(self, order: OpenTable, address: str | None, now: float) -> tuple[Table, str]:
        """Open a table whose host comes later with the token; raises an EngineError."""
        table, _, token = self._open(order.terms, order.names[0], address, now)
        for seat, strategy in enumerate(order.strategies):
            if strategy is not None:
                self._follow(table, table.fill(seat, strategy, order.names[seat]))
        return table, token

    def tick(self, table: Table, now: float) -> None:
        """Let a table do what is due; without anybody there it waits."""
        if is_attended(table):
            self._follow(table, table.tick(now))

    def choose(self, table: Table, revision: int, choice: Choice | None, now: float) -> None:
        """A computer has thought."""
        self._follow(table, table.choose(revision, choice, now))

    def expire(self, now: float) -> None:
        """Forget what nobody has used for long."""
        names = self._lobby.expire(now)
        for name in names:
            self._clients.remove_all(name, EVERYBODY)
        self.addresses.forget(now)
        if names:
            self._emit(Batch(tuple(Forgotten(name) for name in names)))

    def _greet(self, client: Client, greeting: Greeting, n: int | None, now: float) -> None:
        match greeting:
            case Hello():
                self._tell(letter(client, hello(), n))
            case ListTables():
                value: dict[str, object] = {"type": "tables", "tables": self.public_tables()}
                self._tell(letter(client, value, n))
            case _ if client.seat is not None:
                raise NotNow("this connection has a seat")
            case Watch():
                self._watch(client, greeting, n, now)
            case Host() | Join() | Resume():
                self._enter(client, greeting, n, now)

    def _enter(self, client: Client, greeting: Host | Join | Resume, n: int | None, now: float) -> None:
        """Let a client come to a table."""
        token: str | None = None
        if isinstance(greeting, Host):
            terms = self.terms(greeting.score_limit, greeting.turn_limit, is_private=greeting.is_private)
            table, seat, token = self._open(terms, greeting.name, client.address, now)
        elif isinstance(greeting, Join):
            table = self._lobby.find(greeting.table, now)
            token = new_token()
            seat, outcome = table.join(greeting.seat, greeting.name, token_hash(token), now)
            self._follow(table, outcome)
        else:
            table = self._lobby.find(greeting.table, now)
            seat = seat_of(table, greeting.token)
        self._sit(client, table, seat, letter(client, seated(table, seat, token), n), now)

    def terms(self, score_limit: int, turn_limit: int | None, *, is_private: bool) -> Terms:
        """Terms as a host chooses them, and the server."""
        given = self._defaults
        return Terms(
            score_limit, turn_limit, given.grace, given.substitute, is_private, given.has_numbered_deals
        )

    def _open(self, terms: Terms, name: str, address: str | None, now: float) -> tuple[Table, int, str]:
        if not self.addresses.may_open(address, now):
            raise TooManyTables("too many tables were opened from this address; try again in a minute")
        token = new_token()
        table, seat, outcome = self._lobby.open_table(terms, name, token_hash(token), now)
        self._emit(Batch((Opened(table.state.name, terms),)))
        self._follow(table, outcome)
        return table, seat, token

    def _sit(self, client: Client, table: Table, seat: int, answer: Letter, now: float) -> None:
        """Let a client have its seat: the others are told, the client gets everything."""
        if not self._clients.has_room(table.state.name, seat):
            raise TooManyPeople("this seat has as many connections as it may have")
        self._clients.remove(client)
        self._follow(table, table.attach(seat, now))
        self._show(client, table, seat, answer, now)

    def _watch(self, client: Client, greeting: Watch, n: int | None, now: float) -> None:
        table = self._lobby.find(greeting.table, now)
        viewer = Spectator.WATCHER
        if greeting.invitation is not None:
            if not is_invited(table, greeting.invitation):
                raise NotNow("this invitation is not, or no longer, valid")
            viewer = Spectator.GUEST
        if not self._clients.has_room(table.state.name, viewer):
            raise TooManyPeople("as many look on as may")
        self._clients.remove(client)
        value: dict[str, object] = {
            "type": "watching",
            "table": table.state.name,
            "is_live": viewer is Spectator.GUEST,
        }
        self._show(client, table, viewer, letter(client, value, n), now)

    def _show(self, client: Client, table: Table, viewer: Audience, answer: Letter, now: float) -> None:
        """Let a client belong to a table, and see all that it may."""
        self._clients.add(client, table, viewer)
        snapshot = [letter(client, message.value) for message in table.snapshot(viewer, now)]
        self._tell(answer, *snapshot)

    def _ask(self, client: Client, document: dict[str, object], now: float) -> None:
        table, seat = client.table, client.seat
        message = request_from(document)
        if table is None or seat is None:
            raise NotNow("this connection has no seat: host, join or resume")
        self._follow(table, table.receive(seat, message, now))

    def _follow(self, table: Table, outcome: Outcome) -> None:
        """Keep and tell what has happened at a table; who has no seat any more is let go."""
        name = table.state.name
        self._emit(batch_of(name, table.state.revision, outcome, self._clients))
        emptied = [entry.seat for entry in outcome.entries if isinstance(entry, Filled)]
        self._clients.remove_all(name, emptied)
        self.on_change(table)

    def _tell(self, *letters: Letter) -> None:
        self._emit(Batch(letters=letters))


def _number_of(document: dict[str, object]) -> int | None:
    """The number of a message, for the answer; None where it has no proper one."""
    n = document.get("n")
    return n if type(n) is int and 0 <= n <= HIGHEST_NUMBER else None
