"""What docs/hosting.md tells an operator to do, done with the programs that it names."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.support.http import free_port
from tests.support.paths import ROOT
from tests.support.processes import ENDED, KILL
from tests.support.server.running import Player, ServerProcess, begin, play, players
from tests.support.waiting import LONGEST_WAIT

HOSTING = ROOT / "docs/hosting.md"
TABLES = 100
NGINX = (
    "daemon off; pid {work}/pid; error_log {work}/errors; events {{ }} http {{ access_log off; {blocks} }}"
)
CADDY = "{{\n    admin off\n    auto_https off\n}}\n{blocks}"
PROMETHEUS = """
global: {{scrape_interval: 1s}}
scrape_configs: [{{job_name: straights, static_configs: [{{targets: ["127.0.0.1:{port}"]}}]}}]
"""


def program(name: str) -> str:
    """The path of a program; skips the test where it is not installed."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")  # where no user's PATH has it
    if found is None:
        pytest.skip(f"needs {name}")
    return found


@contextmanager
def running(command: Sequence[str], work: Path) -> Iterator[None]:
    """A program that runs meanwhile; what it says is in a file."""
    with (work / "said").open("wb") as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        try:
            yield
        finally:
            process.terminate()


def answer_of(url: str, wanted: Callable[[bytes], bool] = lambda _content: True) -> bytes:
    """The first answer that is wanted, of a program that may not have started yet."""
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(url) as answer:
            content: bytes = answer.read()
            if wanted(content):
                return content
        time.sleep(0.05)
    pytest.fail(f"no answer at {url}")


def block_of_document(beginning: str) -> str:
    text = HOSTING.read_text(encoding="utf-8")
    blocks: list[str] = re.findall(r"^```\w*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return next(each for each in blocks if each.startswith(beginning))


def own_moves(person: Player) -> int:
    return sum(
        event["type"] in {"card_played", "card_discarded"} and event["seat"] == person.game.seat
        for event in person.game.events
    )


def test_a_backup_while_many_tables_play_has_every_move_acknowledged_before(tmp_path: Path) -> None:
    """It takes the place of a database that was lost, and everybody plays on."""
    database, copy = tmp_path / "tables", tmp_path / "copy"
    server = ServerProcess(database, "--pause", "0")
    people = [Player(server.url, f"Player {number}") for number in range(TABLES)]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda person: begin([person], 1000), people))
        list(threads.map(lambda person: play([person], 4), people[::2]))
        before = [len(person.acknowledged) for person in people]
        playing = [threads.submit(play, [person], 4) for person in people[1::2]]
        command = ["backup", str(copy), "--database", str(database)]
        subprocess.run([sys.executable, "-m", "straights_server.cli", *command], cwd=ROOT, check=True)
        for each in playing:
            each.result()
        server.end(KILL)
        for file in tmp_path.glob("tables*"):
            file.unlink()
        copy.rename(database)
        server = ServerProcess(database, "--pause", "0", port=server.port)
        for person in people:
            person.cut()
        list(threads.map(Player.come_back, people))
        after = [own_moves(person) for person in people]
        list(threads.map(lambda person: play([person], 1), people))

    assert [4, 0] * (TABLES // 2) == before
    assert all(acknowledged <= kept <= 4 for acknowledged, kept in zip(before, after, strict=True))
    assert (ENDED, "") == server.end()


@pytest.mark.parametrize(
    "name, beginning",
    [
        ("caddy", "cards.example {\n    reverse_proxy"),
        ("caddy", "cards.example {\n    @a"),
        ("nginx", "upstream straights_a"),
    ],
)
def test_people_play_behind_the_proxies_of_the_document(tmp_path: Path, name: str, beginning: str) -> None:
    """Where there are to be two servers, the other one is down."""
    path, port = program(name), free_port()
    server = ServerProcess(tmp_path / "tables", "--table-prefix", "a")
    changes = {
        "cards.example {": f"http://127.0.0.1:{port} {{",
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "127.0.0.1:8765": f"127.0.0.1:{server.port}",
        "127.0.0.1:8766": f"127.0.0.1:{free_port()}",
    }
    blocks = block_of_document(beginning)
    for told, here in changes.items():
        blocks = blocks.replace(told, here)
    file = tmp_path / "configuration"
    file.write_text((CADDY if name == "caddy" else NGINX).format(work=tmp_path, blocks=blocks))
    start = ["run", "--adapter", "caddyfile", "--config"] if name == "caddy" else ["-c"]
    with running([path, *start, str(file)], tmp_path):
        answer_of(f"http://127.0.0.1:{port}/readyz")
        people = players(f"http://127.0.0.1:{port}")
        play(people, 8)

    assert (ENDED, "") == server.end()


def test_prometheus_scrapes_the_metrics(tmp_path: Path) -> None:
    path, metrics, port = program("prometheus"), free_port(), free_port()
    server = ServerProcess(tmp_path / "tables", "--metrics", f"127.0.0.1:{metrics}")
    people = players(server.url)
    play(people, 12)
    file = tmp_path / "prometheus.yml"
    file.write_text(PROMETHEUS.format(port=metrics))
    options = [f"--storage.tsdb.path={tmp_path / 'data'}", f"--web.listen-address=127.0.0.1:{port}"]
    with running([path, f"--config.file={file}", *options], tmp_path):
        url = f"http://127.0.0.1:{port}/api/v1/query?query=straights_moves_total"
        content = answer_of(url, lambda content: b'"value"' in content)
    for each in people:
        each.close()

    (found,) = json.loads(content)["data"]["result"]
    assert "12" == found["value"][1]
    assert (ENDED, "") == server.end()
