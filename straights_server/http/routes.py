"""URL routing: the page, health checks, the HTTP API for tables, and the WebSocket.

GET /healthz and /readyz, GET /api/protocol, GET /api/tables, GET /api/tables/NAME, WebSocket at /ws; every
other path is a file of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from http import HTTPStatus
from urllib.parse import parse_qs

from engine.errors import EngineError
from engine.games.saved_game import SaveGameText
from engine.straights.protocol.schema import protocol_schema
from engine.version import VERSION
from straights_server.errors import NoSuchTable
from straights_server.http.messages import HttpRequest, HttpResponse, LaterResponse, json_response, plain
from straights_server.http.origins import Origins
from straights_server.http.pages import ALONE, Pages
from straights_server.http.previews import GENERAL, preview_of, tags
from straights_server.limits import BYTES_OF_MESSAGE
from straights_server.lobby import DRAINING
from straights_server.monitoring.monitor import Cause, Monitor
from straights_server.service.service import Service
from straights_server.store import StoreError
from straights_server.table import Table

_REVIEW = f'<meta name="review" content="{ALONE.lstrip("/")}" />\n'
"""Where the page finds reviews of finished games."""

_TABLE = "/api/tables/"
_NOT_OVER = "the game of this table is not over"
_NO_ROOM = "this server has no room for another connection at the moment; try again later"
_BANNED = "the operator of this server lets nobody of your network connect at the moment"
_NO_STORE = "this server cannot reach its database at the moment; try again later"

_ENTRIES_OF_MESSAGE = 10
"""The part of a log that takes as much time to read as a message, and counts as one more."""

# No address may cause a 503, at which a proxy brings everybody to another server.
_REFUSALS = {
    Cause.FOREIGN_PAGE: (HTTPStatus.FORBIDDEN, ""),
    Cause.BANNED: (HTTPStatus.FORBIDDEN, f"{_BANNED}\n"),
    Cause.NO_DATABASE: (HTTPStatus.SERVICE_UNAVAILABLE, f"{_NO_STORE}\n"),
    Cause.CONNECTION_LIMIT: (HTTPStatus.SERVICE_UNAVAILABLE, f"{_NO_ROOM}\n"),
    Cause.ADDRESS_LIMIT: (HTTPStatus.TOO_MANY_REQUESTS, ""),
}


TellTable = Callable[[Table | EngineError], None]
"""Takes a table, or the reason why there is none."""


class Routes:
    """Responds to requests; None means that the connection becomes a WebSocket connection."""

    def __init__(
        self,
        service: Service,
        pages: Pages,
        origins: Origins,
        url: Callable[[], str],
        clock: Callable[[], float],
        monitor: Monitor,
        forbid: Callable[[str | None], bool],
        can_keep_tables: Callable[[], bool],
        read: Callable[[str, TellTable], None] | None,
    ) -> None:
        """`url` returns the base URL for clients, and `forbid` whether the operator has banned an address.

        `can_keep_tables` returns whether the store can be reached. `read` begins to read the table of a name
        that another server may have; None if there is no other.
        """
        self._service = service
        self._pages = pages
        self._origins = origins
        self._url = url
        self._clock = clock
        self._monitor = monitor
        self._forbid = forbid
        self._can_keep_tables = can_keep_tables
        self._read = read

    def respond(self, request: HttpRequest, address: str | None) -> HttpResponse | LaterResponse | None:
        """The response; None to open a WebSocket connection, which is then counted."""
        if request.path == "/ws" and request.is_upgrade:
            return self._upgrade(request, address)
        if self._forbid(address):
            return plain(*_REFUSALS[Cause.BANNED])
        if not self._service.addresses.may_send(address, self._clock()):
            return plain(HTTPStatus.TOO_MANY_REQUESTS)
        if request.method not in {"GET", "HEAD"}:
            return replace(plain(HTTPStatus.METHOD_NOT_ALLOWED), headers={"Allow": "GET, HEAD"})
        match request.path:
            case "/ws":
                return plain(HTTPStatus.UPGRADE_REQUIRED)
            case "/healthz":
                return json_response(self._health())
            case "/readyz":
                return self._readiness()
            case "/api/protocol":
                return self._public(self._schema(address))
            case "/api/tables":
                return self._public(self._tables(request, address))
            case path if path.startswith(_TABLE):
                return self._table(request, address)
            case "/":
                return self._page(request, address)
            case _:
                return self._pages.answer(request)

    def _page(self, request: HttpRequest, address: str | None) -> HttpResponse | LaterResponse:
        """The page with a preview of a table; of any that cannot be shown, with that of the lobby."""
        name = parse_qs(request.query).get("table", [""])[0].strip().lower()

        def answer(found: Table | EngineError) -> HttpResponse:
            preview, table = (preview_of(found), name) if isinstance(found, Table) else (GENERAL, "")
            review = _REVIEW if self._pages.has_engine else ""
            return self._pages.answer(request, tags(preview, self._url(), table) + review)

        if not name or not self._origins.know_host(request):
            return answer(NoSuchTable("none is asked for"))
        return self._found(name, address, answer)

    def _found(
        self, name: str, address: str | None, answer: Callable[[Table | EngineError], HttpResponse]
    ) -> HttpResponse | LaterResponse:
        """The answer about a table, which comes later if another server may have it."""
        try:
            found: Table | EngineError = self._service.lobby.find(name, self._clock())
        except EngineError as error:
            found = error
        read = self._read
        if read is None or not isinstance(found, NoSuchTable):
            return answer(found)
        if not self._can_keep_tables():
            return answer(StoreError(_NO_STORE))

        def note(table: Table | EngineError) -> HttpResponse:
            if isinstance(table, Table):
                entries = table.state.revision
                self._service.addresses.charge(address, entries // _ENTRIES_OF_MESSAGE, self._clock())
            return answer(table)

        return LaterResponse(
            lambda tell: read(name, lambda table: tell(note(table))), lambda: answer(StoreError(_NO_STORE))
        )

    def _tables(self, request: HttpRequest, address: str | None) -> HttpResponse:
        """The public tables, with names of people, which no page of another host may read."""
        if not self._origins.know_host(request):
            return plain(HTTPStatus.MISDIRECTED_REQUEST)
        text = self._service.public_tables.text(self._clock())
        response = replace(json_response([]), body=text.encode())
        self._service.addresses.charge(address, len(response.body) // BYTES_OF_MESSAGE, self._clock())
        return response

    def _schema(self, address: str | None) -> HttpResponse:
        response = json_response(protocol_schema())
        self._service.addresses.charge(address, len(response.body) // BYTES_OF_MESSAGE, self._clock())
        return response

    def _table(self, request: HttpRequest, address: str | None) -> HttpResponse | LaterResponse:
        """The finished game of a table, for who knows its name."""
        if not self._origins.know_host(request):
            return plain(HTTPStatus.MISDIRECTED_REQUEST)
        name = request.path.removeprefix(_TABLE)
        return self._found(name, address, lambda found: self._public(self._game(found, address)))

    def _game(self, table: Table | EngineError, address: str | None) -> HttpResponse:
        if not isinstance(table, Table):
            is_gone = isinstance(table, NoSuchTable)
            status = HTTPStatus.NOT_FOUND if is_gone else HTTPStatus.SERVICE_UNAVAILABLE
            return json_response({"error": str(table)}, status)
        session = table.state.session
        if session is None or not session.is_over:
            return json_response({"error": _NOT_OVER}, HTTPStatus.CONFLICT)
        game = table.state.settings.game
        seats = game.rest(session.observe(None)).seats
        answer = {
            "table": table.state.name,
            "names": [seat.name for seat in seats],
            "scores": [seat.facts[0].number for seat in seats],
            "winners": [number for number, seat in enumerate(seats) if seat.is_winner],
            "game": SaveGameText(game, session.setup).of(session.actions),
        }
        response = json_response(answer)
        self._service.addresses.charge(address, len(response.body) // BYTES_OF_MESSAGE, self._clock())
        return response

    def _public(self, response: HttpResponse) -> HttpResponse:
        """The response, which pages of every origin may read if the server has a public name."""
        if not self._origins.public or response.status is HTTPStatus.MISDIRECTED_REQUEST:
            return response
        return replace(response, headers={**response.headers, "Access-Control-Allow-Origin": "*"})

    def _upgrade(self, request: HttpRequest, address: str | None) -> HttpResponse | None:
        cause = self._hindrance(request, address)
        if cause is None:
            return None
        self._monitor.refuse_connection(cause, address)
        status, text = _REFUSALS[cause]
        return plain(status, text)

    def _hindrance(self, request: HttpRequest, address: str | None) -> Cause | None:
        """Why there can be no connection; one that can be is counted."""
        if not self._origins.allow(request):
            return Cause.FOREIGN_PAGE
        if self._forbid(address):
            return Cause.BANNED
        if not self._can_keep_tables():
            return Cause.NO_DATABASE
        addresses = self._service.addresses
        if addresses.may_connect(address, self._clock()):
            return None
        is_full = addresses.connections >= self._service.limits.connections
        return Cause.CONNECTION_LIMIT if is_full else Cause.ADDRESS_LIMIT

    def _health(self) -> dict[str, object]:
        tables, connections = self._service.lobby.count, self._service.addresses.connections
        return {"tables": tables, "connections": connections, "version": VERSION}

    def _readiness(self) -> HttpResponse:
        """Whether a proxy should send clients here."""
        error = "" if self._can_keep_tables() else _NO_STORE
        if self._service.lobby.is_draining:
            error = DRAINING
        if error:
            return json_response({**self._health(), "error": error}, HTTPStatus.SERVICE_UNAVAILABLE)
        return json_response(self._health())
