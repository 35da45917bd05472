"""What an operator does with a running server, by its command."""

import json
import stat
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from straights_server.administration.bans import Bans
from straights_server.cli import main
from tests.support.http import refusal
from tests.support.processes import run_python
from tests.support.server.line import Line, LineClosed, NotAccepted
from tests.support.server.running import Player, ServerProcess, play, players
from tests.support.systems import needs_signals

pytestmark = needs_signals  # nor has Windows local sockets


def status_of(url: str) -> int:
    with urllib.request.urlopen(url) as answer:
        status: int = answer.status
        return status


def read_to_end(person: Player) -> None:
    with suppress(LineClosed):
        while True:
            person.next()


@dataclass(frozen=True)
class Operator:
    """An operator, and a server that believes X-Forwarded-For."""

    server: ServerProcess
    socket: Path

    def run(self, *words: str) -> tuple[int, str]:
        """The status of a command, and what it printed."""
        command = ("-m", "straights_server.cli", "admin", *words, "--socket", str(self.socket))
        ended = run_python(*command, check=False)
        return ended.returncode, ended.stdout + ended.stderr


@pytest.fixture
def operator(tmp_path: Path) -> Iterator[Operator]:
    with TemporaryDirectory() as folder:  # the path of a socket has at most 107 bytes
        socket = Path(folder) / "socket"
        server = ServerProcess(tmp_path / "tables", "--admin", str(socket))
        yield Operator(server, socket)
        assert (0, "") == server.end()
        assert not socket.exists()


def test_only_the_owner_may_use_the_socket(operator: Operator) -> None:
    assert 0o600 == stat.S_IMODE(operator.socket.stat().st_mode)


def test_tables_are_listed_and_one_is_closed_for_good(operator: Operator) -> None:
    assert (0, "no table is in use\n") == operator.run("list")
    gone, kept = players(operator.server.url), players(operator.server.url)
    gone[3].cut()
    _status, listed = operator.run("list")
    while "3 of 4" not in listed:
        _status, listed = operator.run("list")
    table = gone[0].table

    who = "1 North, 2 East, 3 South, 4 West"
    assert {
        f"{table}  playing  3 of 4 people here: {who}",
        f"{kept[0].table}  playing  4 of 4 people here: {who}",
    } == set(listed.splitlines())
    assert (0, f"{table} is closed\n") == operator.run("close", table)
    read_to_end(gone[0])
    gone[0].line = Line(operator.server.url)
    gone[0].send("resume", table=table, token=gone[0].token, seq=0)
    answer = json.loads(gone[0].line.receive())
    assert ("refused", "there is no such table") == (answer["type"], answer["detail"])
    play(kept, 1)
    assert 1 == operator.run("close", table)[0]


def test_a_person_is_removed_for_good_and_the_others_play_on(operator: Operator) -> None:
    people = players(operator.server.url)
    removed, others = people[1], [people[0], *people[2:]]
    table = removed.table
    assert (0, f"East is removed from {table}\n") == operator.run("kick", table, "2")
    told = []
    with suppress(LineClosed):
        while True:
            told.append(json.loads(removed.line.receive()))
    removed.line = Line(operator.server.url)
    removed.send("resume", table=table, token=removed.token, seq=0)
    refused = [json.loads(removed.line.receive())]
    removed.send("join", table=table, name="East", seat=None)
    refused.append(json.loads(removed.line.receive()))
    play(others, 6)

    assert "Kicked" == told[-1]["reason"]
    assert ["NoSuchTable", "Kicked"] == [message["reason"] for message in refused]
    assert (1, "straights-server: nobody sits there\n") == operator.run("kick", table, "2")


def test_a_banned_network_is_cut_off_and_kept_out_until_the_ban_is_lifted(operator: Operator) -> None:
    """This machine itself is not: so nobody bans a proxy, behind which all others are."""
    url = operator.server.url
    stranger = Line(url, forwarded_for="192.0.2.7")
    status, told = operator.run("ban", "192.0.2.0/24", "30")
    with pytest.raises(LineClosed):
        stranger.receive()
    with pytest.raises(NotAccepted, match="403"):
        Line(url, forwarded_for="192.0.2.9")
    asked = urllib.request.Request(f"{url}/api/tables", headers={"X-Forwarded-For": "192.0.2.9"})

    assert (0, "192.0.2.0/24 is banned for 30 minutes; 1 connection cut\n") == (status, told)
    assert 403 == refusal(asked)[0]
    assert (0, "192.0.2.0/24  30 minutes\n") == operator.run("bans")
    Line(url, forwarded_for="198.51.100.1").close()
    Line(url).close()
    assert (1, "straights-server: programs on this machine cannot be banned\n") == operator.run(
        "ban", "127.0.0.1"
    )
    assert (0, "192.0.2.0/24 may connect again\n") == operator.run("unban", "192.0.2.0/24")
    stranger = Line(url, forwarded_for="192.0.2.9")
    assert (0, "no network is banned\n") == operator.run("bans")
    operator.socket.with_name("socket.bans.new").mkdir()
    assert 1 == operator.run("ban", "192.0.2.9")[0]
    with pytest.raises(LineClosed):  # although the ban cannot be kept in its file
        stranger.receive()


def test_a_ban_of_whoever_has_a_seat_lasts_over_a_restart(tmp_path: Path) -> None:
    """The others read what the operator tells everybody."""
    with TemporaryDirectory() as folder:
        options = ("--admin", f"{folder}/s", "--log", "warning")
        operator = Operator(ServerProcess(tmp_path / "tables", *options), Path(folder) / "s")
        host, guest = (Player(operator.server.url, name) for name in ("Host", "Guest"))
        host.host()
        guest.close()
        guest.line = Line(operator.server.url, forwarded_for="192.0.2.7")
        guest.join(host.table)
        told = operator.run("say", "Back at", "ten.")
        notice = host.wait_for("notice")["text"]
        own = operator.run("ban", host.table, "1")
        banned = operator.run("ban", host.table, "2", "30")
        log = json.loads(operator.server.end()[1])
        server = ServerProcess(tmp_path / "tables", *options)
        with pytest.raises(NotAccepted, match="403"):
            Line(server.url, forwarded_for="192.0.2.7")
        bans = operator.run("bans")
        mode = stat.S_IMODE(Path(folder, "s.bans").stat().st_mode)
        server.end()

    assert ((0, "said to 2 connections\n"), "Back at ten.") == (told, notice)
    assert (
        1,
        "straights-server: nobody of that seat is connected to this server from another machine\n",
    ) == own
    assert (0, "192.0.2.7/32 is banned for 30 minutes; 1 connection cut\n") == banned
    assert ("connection_cut", "banned") == (log["event"], log["reason"])
    assert ((0, "192.0.2.7/32  30 minutes\n"), 0o600) == (bans, mode)


def test_a_server_that_is_drained_opens_no_table_and_plays_on(operator: Operator) -> None:
    url = operator.server.url
    people = players(url)
    assert (0, "no more tables are opened; 1 in use\n") == operator.run("drain")
    status, content = refusal(f"{url}/readyz")
    new = Player(url, "Eve")
    new.send("host", name="Eve", score_limit=80, turn_limit=None, is_private=False)
    answer = new.next()
    play(people, 1)

    assert (503, "about to stop") == (status, json.loads(content)["error"][15:28])
    assert "about to stop" in answer["detail"]
    assert 200 == status_of(f"{url}/healthz")
    assert (0, "tables are opened again; 1 in use\n") == operator.run("undrain")
    assert 200 == status_of(f"{url}/readyz")


@pytest.mark.parametrize(
    "words, reason",
    [
        (["dance"], "there is no such command: dance"),
        (["close"], "there is no such command: close"),
        (["close", "k3f9"], "no table in use is called k3f9"),
        (["kick", "k3f9", "1"], "no table in use is called k3f9"),
        (["ban", "nonsense"], "nonsense is no address or network"),
        (["ban", "192.0.2.1", "-5"], "-5 is no number of minutes"),
        (["unban", "192.0.2.1"], "192.0.2.1/32 is not banned"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(operator: Operator, words: list[str], reason: str) -> None:
    status, told = operator.run(*words)

    assert 1 == status
    assert reason in told
    assert "Traceback" not in told


def test_without_a_server_the_operator_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["admin", "list", "--socket", str(tmp_path / "none")])

    assert 1 == status
    assert f"no server answers at {tmp_path / 'none'}" in capsys.readouterr().err


def test_a_second_server_does_not_take_the_socket_of_a_running_one(
    operator: Operator, tmp_path: Path
) -> None:
    second = ServerProcess(tmp_path / "others", "--admin", str(operator.socket))
    _output, errors = second.process.communicate()

    assert 1 == second.process.returncode
    assert "Address already in use" in errors
    assert (0, "no table is in use\n") == operator.run("list")


@pytest.mark.parametrize("text", ["[]", "3", '{"192.0.2.7": null}', '{"nowhere": 5}', "no JSON"])
def test_a_file_of_bans_that_cannot_be_read_is_a_value_error(tmp_path: Path, text: str) -> None:
    """Which the server tells as a sentence, instead of ending in a traceback."""
    (tmp_path / "s.bans").write_text(text)

    with pytest.raises(ValueError, match=r"\S"):
        Bans().keep_in(tmp_path / "s.bans")
