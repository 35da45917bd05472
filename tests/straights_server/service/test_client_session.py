"""A client at the end of a line, and what a program may ask of the service."""

import json
from unittest.mock import patch

from engine.straights.setup import Variant
from straights_server.limits import Limits, Rate
from straights_server.service.client_session import INTERNAL_ERROR, POLICY_VIOLATION, ClientSession
from straights_server.service.service import NewTable
from straights_server.table_settings import TableSettings
from tests.support.server.hosted import HostedService, seated_clients, table_of


class ClientConnection:
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.ended: list[tuple[int, str]] = []

    def put(self, text: str) -> None:
        self.texts.append(text)

    def end(self, code: int, reason: str) -> None:
        self.ended.append((code, reason))


def test_who_sends_too_much_is_told_so_over_the_line() -> None:
    """What was allowed before is answered."""
    hosted, line = HostedService(Limits(seat_rate=Rate(1.0, 2.0))), ClientConnection()
    client = ClientSession(hosted.service, line, None, lambda: hosted.now)
    for _ in range(3):
        client.receive('{"type": "list", "n": 1}')

    assert ["tables", "tables"] == [json.loads(text)["type"] for text in line.texts]
    assert [(POLICY_VIOLATION, "too many messages")] == line.ended


def test_an_error_of_the_program_ends_the_line_and_says_nothing_of_itself() -> None:
    """It is told to whoever keeps the log: a client need not know what is inside."""
    hosted, line = HostedService(), ClientConnection()
    failures: list[Exception] = []
    hosted.service.on_failure = failures.append
    client = ClientSession(hosted.service, line, None, lambda: hosted.now)
    error = RuntimeError("what is inside")
    with patch.object(hosted.service, "public_tables", side_effect=error):
        client.receive('{"type": "list", "n": 1}')

    assert ([error], [(INTERNAL_ERROR, "")], []) == (failures, line.ended, line.texts)


def test_a_table_that_a_program_opens_has_the_computers_that_it_names() -> None:
    hosted = HostedService()
    order = NewTable(TableSettings(Variant(80)), (None, "random", None, "expert"), ("Ann", "Bot", "", ""))
    table, _ = hosted.service.open_table(order, None, 0.0)
    seats = table.state.seats

    assert [("Bot", "random"), "expert"] == [(seats[1].name, seats[1].strategy), seats[3].strategy]
    assert ["", ""] == [seats[0].strategy, seats[2].strategy]


def test_a_program_is_told_whether_its_table_is_there_once_it_is_kept() -> None:
    """A table whose keeping has failed was let go."""
    hosted = HostedService()
    host = seated_clients(hosted, people=1)[0]
    table = table_of(host)
    told: list[bool] = []
    hosted.service.when_kept(table, told.append)
    hosted.service.lose([host.table])
    hosted.service.when_kept(table, told.append)

    assert [True, False] == told
