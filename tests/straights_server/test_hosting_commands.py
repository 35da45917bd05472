"""The commands of docs/hosting.md and docs/clients.md, run as they stand there."""

import os
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from shlex import split
from tempfile import TemporaryDirectory

import pytest

from straights_server.administration.commands import USAGE
from tests.support.http import free_port
from tests.support.paths import ROOT
from tests.support.processes import ENDED
from tests.support.server.redis_process import PROGRAM as REDIS
from tests.support.server.redis_process import running_redis
from tests.support.server.running import ServerProcess, play, players
from tests.support.systems import needs_signals

HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
CLIENTS = (ROOT / "docs/clients.md").read_text(encoding="utf-8")
STATE = "/var/lib/straights"
"""The folder that the document gives a server."""

RUN_BY_CHECKS = {
    "pip install": "check-wheel",
    "python3 -m venv": "check-setup",
    "/srv/straights/bin/pip install": "check-setup",
    "make guest-page": "wheel",
}
"""How other commands begin, and the step of packaging/package.py that does the same."""

RUN_BY_HAND = ("systemctl", "podman build", "podman run", "rm", "cp", "chown")


def commands_of(text: str) -> list[str]:
    """The lines of a document's shell blocks, without comments."""
    blocks: list[str] = re.findall(r"^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [line.partition("  #")[0].rstrip() for block in blocks for line in block.splitlines()]


def is_of_server(command: str) -> bool:
    return command.startswith("straights-server")


def is_of_operator(command: str) -> bool:
    """Whether it concerns a server that runs already."""
    return command.startswith(("straights-server admin", "straights-server backup"))


COMMANDS = commands_of(HOSTING)
AT_A_SERVER = [each for each in COMMANDS if is_of_operator(each)]
SERVERS = [
    each for each in (*COMMANDS, *commands_of(CLIENTS)) if is_of_server(each) and not is_of_operator(each)
]


def test_each_command_is_run_by_something_or_is_said_to_be_run_by_hand() -> None:
    """Those of the server are run below; one of another program that is new needs a line above."""
    others = [each for each in COMMANDS if not is_of_server(each)]
    not_tested = HOSTING.partition("## Not tested")[2].partition("\n## ")[0]
    known = (*RUN_BY_CHECKS, *RUN_BY_HAND)

    assert [] == [each for each in others if not each.startswith(known)]
    assert [] == [start for start in known if not any(each.startswith(start) for each in others)]
    assert [] == [start for start in RUN_BY_HAND if f"`{start}" not in not_tested]


def test_the_table_of_the_operator_has_each_command() -> None:
    table = HOSTING.partition("### Looking after a server")[2].partition("\n### ")[0]
    rows: list[str] = re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE)
    told = re.findall(r"`(\w+)", " ".join(rows))

    assert sorted(line.split()[0] for line in USAGE.splitlines()) == sorted(told)


@needs_signals
@pytest.mark.parametrize("command", AT_A_SERVER)
def test_a_command_for_a_running_server_tells_of_its_table(tmp_path: Path, command: str) -> None:
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with TemporaryDirectory() as folder:  # the path of a socket has at most 107 bytes
        server = ServerProcess(Path(folder) / "tables.sqlite3", "--admin", f"{folder}/socket")
        people = players(server.url)
        said = subprocess.run(
            ["sh", "-c", command.replace(STATE, folder)],
            cwd=tmp_path,
            env={**os.environ, "PATH": programs},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

        assert (0, "") == server.end()
    assert people[0].table in said or "1 table" in said


@pytest.mark.parametrize("command", SERVERS)
def test_people_play_at_a_server_that_is_started_so(tmp_path: Path, command: str) -> None:
    """With a port, a database and a Redis of the test's own."""
    words, port = split(command)[1:], free_port()
    with ExitStack() as stack:
        if "redis://127.0.0.1" in words:
            if REDIS is None:
                pytest.skip("needs Redis")
            redis = stack.enter_context(running_redis(tmp_path))
            words[words.index("redis://127.0.0.1")] = redis
        server = ServerProcess(tmp_path / "tables", *words, "--port", str(port))
        people = players(f"http://127.0.0.1:{port}")
        play(people, 8)

        assert ENDED == server.end()[0]
