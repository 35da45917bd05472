"""A client at the end of a line, and what a program may ask of the service."""

from unittest.mock import patch

from straights_server.service.client_session import INTERNAL_ERROR, ClientSession
from tests.support.server.hosted import HostedService, seated_clients, table_of


class ClientConnection:
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.ended: list[tuple[int, str]] = []

    def put(self, text: str) -> None:
        self.texts.append(text)

    def end(self, code: int, reason: str) -> None:
        self.ended.append((code, reason))


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
