"""What docs/hosting.md tells an operator to do, done with the programs that it names."""

import json
import os
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from email.message import Message
from gzip import decompress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.support.http import free_port
from tests.support.paths import ROOT
from tests.support.processes import ENDED, KILL, run_python
from tests.support.server.line import Line, NotAccepted
from tests.support.server.running import Player, ServerProcess, begin, play, play_to_the_end, players
from tests.support.waiting import LONGEST_WAIT

HOSTING = ROOT / "docs/hosting.md"
PUBLIC = "https://cards.example"
NGINX_BLOCK = "upstream straights_a"
TABLES = 100
NGINX = (
    "daemon off; pid {work}/pid; error_log {work}/errors; events {{ }} http {{ access_log off; {blocks} }}"
)
CADDY = "{{\n    admin off\n    auto_https off\n}}\n{blocks}"


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


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Message
    content: bytes


def asked(port: int, path: str, host: str = "cards.example") -> Answer:
    """What a proxy answers to a browser that was led to it by a name."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=LONGEST_WAIT)) as connection:
        connection.request("GET", path, headers={"Host": host, "Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())


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
        run_python("-m", "straights_server.cli", *command)
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


@contextmanager
def proxied(beginning: str, work: Path, behind: int, other: int) -> Iterator[int]:
    """A proxy with the block of the document that begins so, before servers at two ports; gives its own."""
    name, port = "nginx" if beginning == NGINX_BLOCK else "caddy", free_port()
    path = program(name)
    changes = {
        "cards.example {": f"http://:{port} {{",
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "127.0.0.1:8765": f"127.0.0.1:{behind}",
        "127.0.0.1:8766": f"127.0.0.1:{other}",
    }
    blocks = block_of_document(beginning)
    for told, here in changes.items():
        blocks = blocks.replace(told, here)
    file = work / "configuration"
    file.write_text((CADDY if name == "caddy" else NGINX).format(work=work, blocks=blocks))
    start = ["run", "--adapter", "caddyfile", "--config"] if name == "caddy" else ["-c"]
    with running([path, *start, str(file)], work):
        answer_of(f"http://127.0.0.1:{port}/readyz")
        yield port


@pytest.mark.parametrize(
    "beginning", ["cards.example {\n    reverse_proxy", "cards.example {\n    @a", NGINX_BLOCK]
)
def test_people_play_behind_the_proxies_of_the_document(tmp_path: Path, beginning: str) -> None:
    """And read their game and its page. Where there are to be two servers, the other one is down."""
    behind, options = free_port(), ("--table-prefix", "a", "--public-url", PUBLIC)
    server = ServerProcess(tmp_path / "tables", *options, port=behind)
    with proxied(beginning, tmp_path, behind, free_port()) as port:
        people = players(f"http://127.0.0.1:{port}", score_limit=0)
        play(people, 8)
        with pytest.raises(NotAccepted, match="403"):
            Line(f"http://127.0.0.1:{port}", "https://evil.example")
        Line(f"http://127.0.0.1:{port}", PUBLIC).close()
        play_to_the_end(people)
        game, page = (asked(port, path + people[0].table) for path in ("/api/tables/", "/?table="))
        foreign = asked(port, "/api/tables", "evil.example")

    assert [200, 200, 421] == [answer.status for answer in (game, page, foreign)]
    assert ("*", "gzip") == (game.headers["Access-Control-Allow-Origin"], page.headers["Content-Encoding"])
    assert people[0].table == json.loads(game.content)["table"]
    assert f'content="{PUBLIC}/?table={people[0].table}"'.encode() in decompress(page.content)
    assert (ENDED, "") == server.end()
