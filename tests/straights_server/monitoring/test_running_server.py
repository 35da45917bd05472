"""What an operator sees of a server in which people play."""

import json
import socket
import sys
import urllib.request
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from prometheus_client.parser import text_string_to_metric_families

from engine.version import VERSION
from straights_server.cluster.router import LEASE_SECONDS
from tests.support.http import free_port
from tests.support.processes import ENDED
from tests.support.server.line import Line, LineClosed, NotAccepted
from tests.support.server.redis_process import NEEDS_REDIS, running_redis
from tests.support.server.running import ServerProcess, mover, play, play_to_the_end, players
from tests.support.systems import needs_signals
from tests.support.waiting import LONGEST_WAIT

LAG = "straights_loop_lag_seconds_count"


def scraped(port: int) -> dict[str, float]:
    """The samples, with the value of their first label behind the name."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        text = answer.read().decode()
    return {
        "/".join([sample.name, *list(sample.labels.values())[:1]]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def flood(url: str) -> None:
    line = Line(url)
    line.send("{}")
    assert "refused" in line.receive()
    with suppress(LineClosed, OSError):
        for _ in range(1000):
            line.send("{}")
        while True:
            line.receive()
    line.cut()


def send_too_long_a_message(url: str) -> None:
    line = Line(url)
    line.send(" " * 20_000)
    with suppress(LineClosed, OSError):
        while True:
            line.receive()
    line.cut()


def test_metrics_count_what_has_happened(tmp_path: Path) -> None:
    """Apart from the players' port, at which there are none."""
    port = free_port()
    server = ServerProcess(tmp_path / "tables", "--metrics", f"127.0.0.1:{port}")
    people = players(server.url)
    play(people, 20)
    waiting = next(person for person in people if person is not mover(people))
    for kind in ("leave", "come_back"):  # changes, but no moves
        waiting.send(kind)
        waiting.wait_for("moved")
    flood(server.url)
    send_too_long_a_message(server.url)
    with pytest.raises(NotAccepted):
        Line(server.url, "https://evil.example")
    while (found := scraped(port))["straights_connections"] > len(people) or not found[LAG]:
        pass  # that of the flood has not ended yet
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{server.url}/metrics")
    assert (ENDED, "") == server.end()

    assert (1, 4, 1) == (
        found["straights_tables"],
        found["straights_connections"],
        found[f"straights_build_info/{VERSION}"],
    )
    assert 20 == found["straights_moves_total"]
    assert 1 == found["straights_stored_tables/unfinished"]
    kinds = ("host", "join", "ready_to_play", "answer", "other", "/ws")
    assert [1, 3, 4, 20] == [found[f"straights_request_seconds_count/{kind}"] for kind in kinds[:4]]
    assert all(found[f"straights_request_seconds_sum/{kind}"] > 0 for kind in kinds)
    assert found["straights_refused_requests_total/BadMessage"] >= 1
    assert 1 == found["straights_ended_connections_total/too_many_messages"]
    assert 1 == found["straights_ended_connections_total/message_too_long"]
    assert 1 == found["straights_refused_connections_total/foreign_page"]
    assert found["straights_acknowledged_seconds_count"] >= 22
    assert found["straights_commit_changes_sum"] >= 20
    assert found["straights_received_bytes_total"] > 1000 * len("{}") / 10
    assert found["straights_sent_bytes_total"] > 20 * 4 * 100
    if sys.platform == "linux":  # elsewhere prometheus-client does not know what a process uses
        assert found["process_cpu_seconds_total"] > 0


@needs_signals  # nor has Windows local sockets
def test_the_service_manager_hears_that_a_server_listens_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"{folder}/notify")
        manager.settimeout(LONGEST_WAIT)
        monkeypatch.setenv("NOTIFY_SOCKET", f"{folder}/notify")
        server = ServerProcess(tmp_path / "tables")
        told = [manager.recv(64) for _ in range(3)]
        assert (ENDED, "") == server.end()

    assert [b"READY=1", *[b"WATCHDOG=1"] * 2] == told


@NEEDS_REDIS
def test_metrics_tell_how_long_redis_takes_to_answer(tmp_path: Path) -> None:
    """With each renewal of the server's lease."""
    port = free_port()
    with running_redis(tmp_path) as address:
        server = ServerProcess(address, "--metrics", f"127.0.0.1:{port}")
        while (found := scraped(port))["straights_redis_seconds_count"] < 3:
            pass
        assert (ENDED, "") == server.end()

    assert 0 < found["straights_redis_seconds_sum"] < LEASE_SECONDS


def test_the_log_names_tables_and_reasons_and_nobody(tmp_path: Path) -> None:
    """From a table's first moment on, also when a visitor is cut off."""
    server = ServerProcess(tmp_path / "tables", "--log", "info")
    people = players(server.url, score_limit=0)
    flood(server.url)
    play_to_the_end(people)
    _status, errors = server.end()
    lines = [json.loads(line) for line in errors.splitlines()]

    table = people[0].table
    told = [(line["level"], line["event"], line.get("table") or line.get("reason")) for line in lines]
    assert ("info", "table_opened", table) == told[0]
    assert ("warning", "connection_cut", "too_many_messages") in told
    assert ("info", "table_ended", table) == told[-1]
    assert not {"North", "East", "127.0.0.1"} & set(errors.replace('"', " ").split())
