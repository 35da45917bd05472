"""What is answered where, and how much an address may ask for."""

import json
from collections.abc import Callable
from http import HTTPStatus
from random import Random

import pytest

from engine.straights.protocol.schema import protocol_schema
from engine.straights.setup import Variant
from engine.version import VERSION
from straights_server.http.messages import HttpRequest, HttpResponse, LaterResponse
from straights_server.http.origins import Origins
from straights_server.http.pages import Pages
from straights_server.http.routes import Routes, TellTable
from straights_server.limits import Limits, Rate
from straights_server.lobby import Lobby
from straights_server.monitoring.monitor import Monitor
from straights_server.service.service import Service
from straights_server.table_settings import TableSettings
from tests.support.server.hosted import HostedService, playing_clients, table_of

STRANGER, OTHER, OWN = "192.0.2.1", "192.0.2.2", None
UPGRADE = {"upgrade": "websocket"}


class Clock:
    now = 0.0

    def time(self) -> float:
        """The time, in seconds."""
        return self.now


def routes_with(
    limits: Limits,
    clock: Clock | None = None,
    *,
    can_keep_tables: bool = True,
    origins: Origins | None = None,
    lobby: Lobby | None = None,
    read: Callable[[str, TellTable], None] | None = None,
) -> Routes:
    """A server without sockets, at which everything is kept at once."""
    lobby = lobby or Lobby(Random(5).getrandbits, lambda _table: None, limits.tables)
    service = Service(lobby, lambda _batch: None, limits, TableSettings(Variant(0)))
    clock = clock or Clock()
    return Routes(
        service,
        Pages(None),
        origins or Origins(),
        lambda: "https://cards.example",
        clock.time,
        Monitor(),
        lambda _address: False,
        lambda: can_keep_tables,
        read,
    )


def status(
    routes: Routes, address: str | None, path: str, method: str = "GET", **headers: str
) -> HTTPStatus | None:
    """The status of an answer that comes at once; None where the connection becomes a WebSocket."""
    answer = routes.respond(HttpRequest(method, path, headers), address)
    assert answer is None or isinstance(answer, HttpResponse)
    return None if answer is None else answer.status


def test_an_address_that_asks_too_often_waits_and_no_other_does() -> None:
    """This machine itself has no limit; after the time that a request takes the address may ask again."""
    clock = Clock()
    routes = routes_with(Limits(address_rate=Rate(1.0, 2.0)), clock)

    assert [HTTPStatus.OK, HTTPStatus.OK, HTTPStatus.TOO_MANY_REQUESTS] == [
        status(routes, STRANGER, "/healthz") for _ in range(3)
    ]
    assert HTTPStatus.OK == status(routes, OTHER, "/healthz")
    assert [HTTPStatus.OK] * 5 == [status(routes, OWN, "/healthz") for _ in range(5)]
    clock.now = 1.0
    assert [HTTPStatus.OK, HTTPStatus.TOO_MANY_REQUESTS] == [
        status(routes, STRANGER, "/api/tables") for _ in range(2)
    ]


def test_an_address_has_so_many_connections_and_no_more() -> None:
    """They count from the moment that they may be opened; another address has its own."""
    routes = routes_with(Limits(connections_of_address=2, connections=3))
    found = [status(routes, peer, "/ws", **UPGRADE) for peer in (STRANGER, STRANGER, STRANGER, OTHER, OWN)]

    assert [None, None, HTTPStatus.TOO_MANY_REQUESTS, None, HTTPStatus.SERVICE_UNAVAILABLE] == found
    health = routes.respond(HttpRequest("GET", "/healthz", {}), OWN)
    assert isinstance(health, HttpResponse)
    assert {"tables": 0, "connections": 3, "version": VERSION} == json.loads(health.body)


@pytest.mark.parametrize(
    "method, path, expected",
    [
        ("GET", "/ws", HTTPStatus.UPGRADE_REQUIRED),
        ("POST", "/ws", HTTPStatus.METHOD_NOT_ALLOWED),
        ("POST", "/healthz", HTTPStatus.METHOD_NOT_ALLOWED),
        ("POST", "/api/tables", HTTPStatus.METHOD_NOT_ALLOWED),
        ("HEAD", "/healthz", HTTPStatus.OK),
        ("HEAD", "/readyz", HTTPStatus.OK),
        ("GET", "/api/tables", HTTPStatus.OK),
        ("GET", "/api/tables/k3f9", HTTPStatus.NOT_FOUND),
        ("GET", "/api/tables/../x", HTTPStatus.NOT_FOUND),
        ("GET", "/main.js", HTTPStatus.NOT_FOUND),
    ],
)
def test_each_address_has_its_answer(method: str, path: str, expected: HTTPStatus) -> None:
    """Where the method is wrong, it says which are not."""
    answer = routes_with(Limits()).respond(HttpRequest(method, path, {}), OWN)
    assert isinstance(answer, HttpResponse)

    assert expected == answer.status
    assert ("Allow" in answer.headers) is (expected is HTTPStatus.METHOD_NOT_ALLOWED)


def test_programs_get_the_schema_of_the_messages() -> None:
    answer = routes_with(Limits()).respond(HttpRequest("GET", "/api/protocol", {}), STRANGER)
    assert isinstance(answer, HttpResponse)

    assert protocol_schema() == json.loads(answer.body)


def test_without_its_database_a_server_is_alive_but_not_ready_and_takes_nobody() -> None:
    """A proxy asks another one."""
    routes = routes_with(Limits(), can_keep_tables=False)
    health = routes.respond(HttpRequest("GET", "/readyz", {}), OWN)
    assert isinstance(health, HttpResponse)

    assert HTTPStatus.OK == status(routes, OWN, "/healthz")
    assert [HTTPStatus.SERVICE_UNAVAILABLE] * 2 == [
        health.status,
        status(routes, OWN, "/ws", **UPGRADE),
    ]
    sentence = "this server cannot reach its database at the moment; try again later"
    assert {"tables": 0, "connections": 0, "version": VERSION, "error": sentence} == json.loads(health.body)


def answered(routes: Routes, path: str, **headers: str) -> HttpResponse:
    answer = routes.respond(HttpRequest("GET", path, headers), OWN)
    assert isinstance(answer, HttpResponse)
    return answer


def test_a_table_of_another_server_is_read_and_its_length_counts() -> None:
    """As so many requests; no other server is asked as long as the database cannot be reached."""
    host = playing_clients(HostedService(), people=1, score_limit=0)[0]
    while not host.game.is_over:
        host.move()
        host.hosted.let_computers_move()
    table = table_of(host)
    limits = Limits(address_rate=Rate(1.0, 1.0 + table.state.revision // 10))
    routes = routes_with(limits, read=lambda _name, tell: tell(table))
    request = HttpRequest("GET", f"/api/tables/{host.table}", {"host": "127.0.0.1"})
    answer = routes.respond(request, STRANGER)
    assert isinstance(answer, LaterResponse)
    told: list[HttpResponse] = []
    answer.ask(told.append)

    assert [host.table] == [json.loads(each.body)["table"] for each in told]
    assert HTTPStatus.SERVICE_UNAVAILABLE == answer.otherwise().status
    assert HTTPStatus.TOO_MANY_REQUESTS == status(routes, STRANGER, "/healthz")
    cut_off = routes_with(Limits(), can_keep_tables=False, read=lambda _name, _tell: pytest.fail("asked"))
    assert HTTPStatus.SERVICE_UNAVAILABLE == answered(cut_off, request.path, host="127.0.0.1").status


def test_pages_of_others_read_a_server_with_a_public_name_alone() -> None:
    """A server on a local network is read by no page that somebody there happens to visit."""
    local = routes_with(Limits(), origins=Origins("", ("https://other.example",)))
    public = routes_with(Limits(), origins=Origins("https://cards.example"))

    assert "Access-Control-Allow-Origin" not in answered(local, "/api/tables", host="127.0.0.1").headers
    for path in ("/api/tables", "/api/tables/k3f9"):
        headers = answered(public, path, host="cards.example").headers
        assert "*" == headers["Access-Control-Allow-Origin"]
    for path in ("/api/tables", "/api/tables/k3f9"):
        assert HTTPStatus.MISDIRECTED_REQUEST == answered(public, path, host="evil.example").status
