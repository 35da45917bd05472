"""Serves clients at the tables of a lobby: connections and messages come in, batches go out.

It knows neither sockets nor files nor a clock; all times are seconds of one monotonic clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from engine.errors import EngineError
from engine.protocol.records import number_in
from engine.straights.protocol.other_games import AskGames
from engine.straights.protocol.server_messages import TablesMessage, WatchingMessage
from engine.straights.protocol.server_requests import (
    Hello,
    Host,
    Join,
    ListTables,
    LobbyRequest,
    NumberedRequest,
    Resume,
    Watch,
    read_object,
    request_from,
)
from engine.straights.protocol.table_requests import AskRecord, Describe, Replay, Track
from engine.straights.setup import ONE_ROUND
from engine.text.network import INVALID_INVITATION
from straights_server.entries import ActionTaken, SeatAssigned
from straights_server.errors import Kicked, NotNow, TableFailed, TooManyMessages, TooManyPeople, TooManyTables
from straights_server.limits import CLIENTS_OF_MESSAGE, Addresses, Bucket, Limits
from straights_server.lobby import Lobby, is_attended, is_invited, seat_of
from straights_server.service.answers import Questions, refused
from straights_server.service.batches import Batch, OutgoingMessage, batch_of, outgoing_message
from straights_server.service.clients import Client, Clients
from straights_server.service.public_tables import PublicTables
from straights_server.service.table_clients import TableClients
from straights_server.store import Deletion, TableDeleted, TableOpened
from straights_server.table import Table
from straights_server.table_log import Outcome
from straights_server.table_settings import TableSettings
from straights_server.tokens import new_token, origin_hash, token_hash
from straights_server.views import Spectator, seated

_LOST = "another server has this table now; come back"
_CLOSED = "this table was closed by the operator of the server"
_FAILED = "an error has happened at this table; come back, and it is as it was before"


class Service:
    """Clients at tables.

    Attributes:
        addresses: the usage of each address.
        limits: the server's limits.
        lobby: the tables.
        defaults: the settings that hosts cannot choose.
        public_tables: those that anybody may join or watch.
        on_change: called with each table that has changed.
        on_close: called with each table that is closed while clients may be connected to it.
        on_refusal: called with the reason of each refused request.
        on_failure: called with each internal error at a table, which is closed by then.
    """

    def __init__(
        self,
        lobby: Lobby,
        emit: Callable[[Batch], None],
        limits: Limits,
        defaults: TableSettings,
    ) -> None:
        """`emit` takes the batches."""
        self.limits = limits
        self.addresses = Addresses(limits)
        self.defaults = defaults
        self.public_tables = PublicTables()
        self.on_change: Callable[[Table], None] = lambda _table: None
        self.on_close: Callable[[Table], None] = lambda _table: None
        self.on_refusal: Callable[[str], None] = lambda _reason: None
        self.on_failure: Callable[[Exception], None] = lambda _error: None
        self.lobby = lobby
        self._emit = emit
        self._clients = Clients(limits)
        self._table_clients = TableClients(lobby, self._clients, self.addresses, emit)
        self._questions = Questions()

    def connect(
        self, address: str | None, send: Callable[[str], None], close: Callable[[str], None], now: float
    ) -> Client:
        """Register a connection that `addresses` has allowed."""
        return Client(address, send, close, Bucket(self.limits.seat_rate, now))

    def leave(self, client: Client, now: float) -> None:
        """Remove a connection from its table."""
        table, seat = client.table, client.seat
        self._table_clients.remove(client)
        if table is not None and seat is not None:
            self._let(table, partial(table.detach, seat, now), now)

    def receive(self, client: Client, text: str, now: float) -> None:
        """Handle any text from a client; raises TooManyMessages."""
        if not (self._clients.may_send(client, now) and self.addresses.may_send(client.address, now)):
            raise TooManyMessages("too many messages")
        n: int | None = None
        try:
            document = read_object(text)
            n = number_in(document)
            request = request_from(document)
            if isinstance(request, NumberedRequest):
                self._ask(client, request, now)
            else:
                self._answer_lobby(client, request, n, now)
        except EngineError as error:
            answer = refused(error, client.table, client.seat)
            self.on_refusal(answer.reason)
            self._table_clients.tell(client, now, outgoing_message((client,), answer, n))
        self._table_clients.finish()

    def when_sent(self, then: Callable[[], None]) -> None:
        """Call `then` once everything until now is persisted and sent."""
        self._emit(Batch(then=then))

    def tick(self, table: Table, now: float) -> None:
        """Apply a table's time limits, unless no player is connected."""
        if is_attended(table):
            self._let(table, partial(table.tick, now), now)

    def choose(self, table: Table, revision: int, choice: object, now: float) -> None:
        """Apply the choice of a computer player."""
        self._let(table, partial(table.choose, revision, choice, now), now)

    def expire(self, now: float) -> None:
        """Delete or unload unused tables, and discard inactive addresses."""
        names = self.lobby.expire(now)
        for name in names:
            self._clients.remove_all(name)
        self.addresses.forget(now)
        if names:
            self._emit(Batch(tuple(TableDeleted(name) for name in names)))

    def delete(self, name: str, then: Callable[[], None]) -> None:
        """Delete a stored table unless it is in use, and call `then`."""
        if self.lobby.discard(name):
            self._emit(Batch((TableDeleted(name),), then=partial(self.lobby.reopen, name)))
        self.when_sent(then)

    def close_table(self, name: str) -> bool:
        """Delete a table in use for good; returns False if there is none. Its clients reconnect in vain."""
        if (table := self.lobby.held(name)) is not None:
            self._let_go(table, _CLOSED)
            self._emit(Batch((TableDeleted(name, Deletion.CLOSED),)))
            self._table_clients.finish()
        return table is not None

    def kick(self, table: Table, seat: int, now: float) -> None:
        """Remove the person at a seat of a table for good; raises an EngineError."""
        self._follow(table, partial(table.kick, seat, now), now)
        self._table_clients.finish()

    def lose(self, names: Iterable[str]) -> None:
        """Close tables that another server owns now; their clients get nothing more and must reconnect."""
        for name in names:
            if (table := self.lobby.held(name)) is not None:
                for client in self._clients.of(name):
                    client.send = lambda _text: None
                self._let_go(table, _LOST)
        self._table_clients.finish()

    def _answer_lobby(self, client: Client, request: LobbyRequest, n: int | None, now: float) -> None:
        match request:
            case ListTables():
                empty = outgoing_message((client,), TablesMessage(()), n)
                text = empty.text.replace("[]", self.public_tables.text(now), 1)
                self._table_clients.tell(client, now, replace(empty, text=text))
            case Hello() | Replay() | Describe() | Track() | AskGames() | AskRecord():
                answer = self._questions.answer(client.table, client.seat, request)
                self._table_clients.tell(client, now, outgoing_message((client,), answer, n))
            case _ if client.seat is not None:
                raise NotNow("this connection has a seat")
            case Watch():
                self._watch(client, request, n, now)
            case Host() | Join() | Resume():
                self._enter(client, request, n, now)

    def _enter(self, client: Client, request: Host | Join | Resume, n: int | None, now: float) -> None:
        token: str | None = None
        if isinstance(request, Host):
            settings = self._settings(request)
            table, token = self._open(settings, request.name, client.address, now)
            seat = seat_of(table, token)
        elif isinstance(request, Join):
            table = self.lobby.find(request.table, now)
            _refuse_kicked(client, table)
            token = new_token()
            join = partial(table.join, request.seat, request.name, token_hash(token), now)
            self._follow(table, join, now)
            seat = seat_of(table, token)
        else:
            table = self.lobby.find(request.table, now)
            if token_hash(request.token) in table.state.kicked:
                client.kicked_from = table.state.name
            seat = seat_of(table, request.token)
        self._sit(client, table, seat, outgoing_message((client,), seated(table.state, seat, token), n), now)

    def _settings(self, host: Host) -> TableSettings:
        """The settings of a table: those of the host, and the defaults of this server; raises BadMessage."""
        variant = host.variant
        settings = replace(
            self.defaults,
            variant=replace(variant, score_limit=ONE_ROUND) if variant.duplicate_deals else variant,
            turn_limit=host.turn_limit,
            time_bank=0 if host.turn_limit is None else host.time_bank or 0,
            is_private=host.is_private,
            chosen=host.game,
        )
        _ = settings.played  # which is offered
        return settings

    def _open(self, settings: TableSettings, name: str, address: str | None, now: float) -> tuple[Table, str]:
        if not self.addresses.may_open(address, now):
            raise TooManyTables("too many tables were opened from this address; try again in a minute")
        token = new_token()
        table, outcome = self.lobby.open_table(settings, name, token_hash(token), now, address)
        self._emit(Batch((TableOpened(table.state.name, settings),)))
        self._follow(table, lambda: outcome, now)
        return table, token

    def _sit(self, client: Client, table: Table, seat: int, answer: OutgoingMessage, now: float) -> None:
        """Attach a client to its seat: the others are notified, the client receives everything."""
        if not self._clients.has_room(client, table.state.name, seat):
            raise TooManyPeople("this seat has as many connections as it may have")
        self._table_clients.remove(client)
        origin = origin_hash(client.address, table.state.name)
        self._follow(table, partial(table.attach, seat, now, origin), now)
        self._table_clients.show(client, table, seat, answer, now)

    def _watch(self, client: Client, request: Watch, n: int | None, now: float) -> None:
        table = self.lobby.find(request.table, now)
        viewer = Spectator.DELAYED if request.invitation is None else Spectator.LIVE
        if request.invitation is not None and not is_invited(table, request.invitation):
            raise NotNow("this invitation is not, or no longer, valid", INVALID_INVITATION)
        if table.state.settings.is_private:
            _refuse_kicked(client, table)
        looked_on = client.table is table and isinstance(client.viewer, Spectator)
        if not looked_on and not self._clients.has_room(client, table.state.name, viewer):
            raise TooManyPeople("as many look on as may")
        (self._clients if looked_on else self._table_clients).remove(client)
        answer = WatchingMessage(table.state.name, is_live=viewer is Spectator.LIVE)
        self._table_clients.show(client, table, viewer, outgoing_message((client,), answer, n), now)
        to = (client,) if looked_on else self._clients.of(table.state.name)
        self.addresses.charge(client.address, len(to) // CLIENTS_OF_MESSAGE, now)
        self._table_clients.tell_spectators(table, to)

    def _ask(self, client: Client, message: NumberedRequest, now: float) -> None:
        table, seat = client.table, client.seat
        if table is None or seat is None:
            raise NotNow("this connection has no seat: host, join or resume")
        self._follow(table, partial(table.receive, seat, message, now), now)

    def _let(self, table: Table, step: Callable[[], Outcome], now: float) -> None:
        """Run an operation that no client requested, unless the table was closed."""
        if self.lobby.has(table):
            with suppress(TableFailed):
                self._follow(table, step, now, may_refuse=False)
            self._table_clients.finish()

    def _follow(
        self, table: Table, step: Callable[[], Outcome], now: float, *, may_refuse: bool = True
    ) -> None:
        """Run an operation, emit its outcome, and remove the clients whose seats were emptied.

        Raises a refusal, which has changed nothing, and TableFailed after any other error: then the table may
        be ahead of its log, and is not used any more.
        """
        try:
            outcome = step()
            changes = [entry for entry in outcome.entries if not isinstance(entry, ActionTaken)]
            parting = self._table_clients.parting(table.state.name, changes) if changes else ()
            batch = batch_of(table.state, outcome, self._clients)
        except Exception as error:
            if may_refuse and isinstance(error, EngineError) and not table.has_untold:
                raise
            self.on_failure(error)
            self._let_go(table, _FAILED)
            raise TableFailed(_FAILED) from error
        self._emit(batch)
        for client in parting:
            self._clients.remove(client)
        if parting and any(isinstance(entry, SeatAssigned) and entry.kicked is not None for entry in changes):
            self._table_clients.kick(parting)
        if outcome.tells_room:
            self.lobby.note_use(table, now)
            self.public_tables.note(table)
        self.on_change(table)

    def _let_go(self, table: Table, reason: str) -> None:
        """Close a table; its clients reconnect after `finish`."""
        self._table_clients.close_table(table, reason)
        self.public_tables.forget(table.state.name)
        self.on_close(table)


def _refuse_kicked(client: Client, table: Table) -> None:
    """Raise Kicked for a person that was removed from a table."""
    name = table.state.name
    if client.kicked_from == name or origin_hash(client.address, name) in table.state.kicked:
        raise Kicked("you were removed from this table, and cannot sit down there again")
