"""What `make fuzz` throws at the program: for each door good texts, and what may be raised."""

import io
import json
import shutil
import sqlite3
import subprocess
import tempfile
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from engine.errors import NotationError
from engine.straights.console_text.command_line import CommandLineError, read_arguments
from engine.straights.console_text.console import Console
from engine.straights.console_text.import_game import import_game
from engine.straights.errors import SaveGameError, TranscriptError
from engine.straights.hosting.local_table import LocalTable
from engine.straights.player import Human
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.storage.savegame import _canonical, loads
from engine.straights.storage.wire import event_value, observation_value
from engine.straights.storage.wire_reader import event_from, observation_from
from straights_gui.controller.menus.paste_game import _parse
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import FILE, StatisticsStore
from tests.support.paths import ROOT

LONGEST_SECONDS = 1.0
LARGEST = 1_000_000
GOLDEN = ROOT / "tests" / "golden"
FOUND = ROOT / "tests" / "fuzz" / "found"
# What parsers stumble over: ends, signs, sizes, and characters that look like others.
TOKENS = (
    *(b"", b"\0", b"\n", b"-1", b"0", b"1e999", b"NaN", b"2147483648", b"9" * 400, b"null", b"true", b"[]"),
    *(b"{}", b'"', b"\\", b"\\ud800", b"\xff", b"\xe2\x80\xae", b"\xd9\xa3", b"[" * 2000, b'{"a":' * 500),
    *(b"--", b" ", b"human", b"expert", b"=", b"%00", b"&", b"#seed=", b"7S", b"play 7S"),
)


class Slow(Exception):
    """A text took longer than it may."""


@dataclass(frozen=True, slots=True)
class Target:
    """A door of the program.

    Attributes:
        seeds: texts that are in order.
        read: takes a text in.
        allowed: the exceptions that it documents.
    """

    name: str
    seeds: tuple[bytes, ...]
    read: Callable[[bytes], object]
    allowed: tuple[type[Exception], ...] = ()

    def take(self, content: bytes) -> None:
        """Take a text in; raises what is not documented, and Slow above a second of processor time."""
        began = time.process_time()
        with suppress(*self.allowed):
            self.read(content)
        seconds = time.process_time() - began
        if seconds > LONGEST_SECONDS:
            raise Slow(f"{self.name}: {len(content)} bytes took {seconds:.1f} s")


def files(pattern: str) -> tuple[bytes, ...]:
    """The contents of the golden files."""
    return tuple(path.read_bytes() for path in sorted(GOLDEN.glob(pattern)))


def resummed(content: bytes) -> bytes:
    """A saved game with the checksum of what it now says, so that it is read further."""
    try:
        document = json.loads(content)
        document.pop("checksum")
        document["checksum"] = f"{zlib.crc32(_canonical(document).encode()):08x}"
        return json.dumps(document).encode()
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        return content


def read_save(content: bytes) -> None:
    """As it is, and with a checksum that fits."""
    for text in (content, resummed(content)):
        try:
            loads(text)
        except SaveGameError:
            continue


def read_text(content: bytes) -> str:
    """Text as the clipboard gives it: any characters."""
    return content.decode("utf-8", "replace")


def paste(content: bytes) -> None:
    """What is pasted into the window, also as the console's input with a seed."""
    text, seats = read_text(content), Setup.of(1, (Human(),) * 4).seats
    for read in (lambda: _parse(text, seats), lambda: import_game(text, 5)):
        try:
            read()
        except (SaveGameError, TranscriptError, LookupError):
            continue


def play_console(content: bytes) -> None:
    """The console's input, against quick computers."""
    Console(io.BytesIO(content), io.StringIO()).run(5)


def tell_table(content: bytes) -> None:
    """Messages to a table, a line each; a game is running, and each is followed by the page's readiness."""
    answers: list[dict[str, object]] = []
    table = LocalTable(lambda text: answers.append(json.loads(text)), Random(1).getrandbits)
    names, strategies = ["North", "East", "South", "West"], [None, *[FIRST_LEGAL] * 3]
    begin = {"type": "new", "n": 0, "names": names, "strategies": strategies, "seed": 5, "score_limit": 80}
    table.receive(json.dumps(begin))
    for line in content.split(b"\n")[:20]:
        table.receive(read_text(line))
        seq = max((seq for each in answers if isinstance(seq := each.get("seq"), int)), default=0)
        table.receive(json.dumps({"type": "ready", "seq": seq}))


def read_messages(content: bytes) -> None:
    """What a server says, as the window reads it."""
    value = json.loads(content)
    for read in (event_from, observation_from):
        try:
            read(value)
        except NotationError:
            continue


def open_statistics(content: bytes) -> None:
    """A file of statistics, read and written."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / FILE).write_bytes(content)
        store = StatisticsStore(Path(folder))
        try:
            store.figures()
            store.history()
            store.levels()
        finally:
            store.close()


def open_settings(content: bytes) -> None:
    """A file of settings, all of it read."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "straights.ini"
        path.write_bytes(content)
        preferences = Preferences(QSettings(str(path), QSettings.Format.IniFormat))
        for name in vars(Preferences):
            if not name.startswith("_"):
                getattr(preferences, name)


class PageLinks:
    """Reads links as the page does, in one process of Node for all of them."""

    SCRIPT = """
import { createInterface } from "node:readline";
import { LinkError, readLink } from "./model/link.js";
const hello = { seed_range: [-100, 100], highest_score_limit: 500, strategies: [{ name: "expert" }] };
for await (const line of createInterface({ input: process.stdin })) {
  const hash = JSON.parse(line);
  let said = "";
  for (const address of [{ hash, search: "" }, { hash: "", search: hash.replace(/^#/, "?") }]) {
    try { readLink(address, hello); }
    catch (error) { if (!(error instanceof LinkError)) said = String(error); }
  }
  console.log(JSON.stringify(said));
}
"""

    def __init__(self) -> None:
        self._node: subprocess.Popen[str] | None = None

    def __call__(self, content: bytes) -> None:
        """Read one; raises RuntimeError with what the page's code threw."""
        if self._node is None or self._node.poll() is not None:
            self._node = subprocess.Popen(
                ["node", "--input-type=module", "--eval", self.SCRIPT],
                cwd=ROOT / "straights_web",
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps(content.decode("latin-1")) + "\n")
        self._node.stdin.flush()
        said = json.loads(self._node.stdout.readline() or '"Node ended"')
        if said:
            raise RuntimeError(said)

    def close(self) -> None:
        """End the process."""
        if self._node is not None:
            self._node.communicate()
            self._node = None


def statistics_seed() -> bytes:
    """A small file of statistics."""
    with tempfile.TemporaryDirectory() as folder:
        store = StatisticsStore(Path(folder))
        store.figures()
        store.close()
        with sqlite3.connect(Path(folder) / FILE) as connection:
            connection.execute("INSERT INTO games VALUES ('a', 'expert', '2026-01-01', 50, 1, 0, NULL)")
            connection.execute("INSERT INTO rounds VALUES ('a', 1, '2026-01-01', 50, 2, 0)")
        connection.close()
        return (Path(folder) / FILE).read_bytes()


def messages() -> tuple[bytes, ...]:
    """What clients send."""
    said: list[dict[str, object]] = [
        {"type": kind, "n": 1} for kind in ("undo", "redo", "restart", "save", "deck")
    ]
    said += [
        {"type": "do", "n": 1, "command": {"type": "play", "card": "7S"}},
        {"type": "do", "n": 1, "command": {"type": "rage_quit", "strategy": FIRST_LEGAL}},
        {"type": "rename", "n": 1, "seat": 2, "name": "Zoë"},
        {"type": "replay", "n": 1, "at": 3, "open": True},
        {"type": "show_hand", "n": 1, "seat": 0},
        {"type": "open", "n": 1, "text": files("saves/*.straights")[0].decode(), "record": None},
    ]
    return tuple(json.dumps(each).encode() for each in said)


def told() -> tuple[bytes, ...]:
    """What servers say."""
    session = loads(files("saves/*.straights")[0])
    values = [observation_value(session.observe(0)), *map(event_value, session.history[:60])]
    return tuple(json.dumps(each).encode() for each in values)


LINKS = (b"#seed=44&seats=human,expert,expert,expert&limit=80&reseed=1", b"#seed=-7", b"#top")
SETTINGS = b"[General]\nspeed=slow\nvolume=70\nseats=human A, expert B\ngeometry=@ByteArray(\\x1\\xd9)\n"
SAVES = files("saves/*.straights")
CONSOLE = files("*.in")[:6]
PAGE_LINKS = PageLinks()
COMMANDS = (
    b"5",
    b"--computers=expert",
    b"7 --score-limit=10 --reseed-each-round",
    b"--boards-for-computers -7",
)


def targets() -> tuple[Target, ...]:
    """All doors; the page's only where there is Node."""
    page = (Target("page links", LINKS, PAGE_LINKS),) if shutil.which("node") else ()
    return (
        *page,
        Target("saves", SAVES, read_save),
        Target("pasted", (*CONSOLE, *files("*.out")[:3], *SAVES, b"44", b"straights 44"), paste),
        Target("console", CONSOLE, play_console),
        Target(
            "command line", COMMANDS, lambda c: read_arguments(read_text(c).split(" ")), (CommandLineError,)
        ),
        Target("table", messages(), tell_table),
        Target("wire", told(), read_messages, (ValueError, RecursionError)),  # of json.loads, not of ours
        Target("statistics", (statistics_seed(),), open_statistics, (StatisticsError,)),
        Target("settings", (SETTINGS,), open_settings),
    )


@st.composite
def spoiled(draw: st.DrawFn, seeds: tuple[bytes, ...]) -> bytes:
    """One of the texts after a few changes: bytes flipped, parts left out, repeated, exchanged, put in."""
    content = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, 6))):
        start = draw(st.integers(0, len(content)))
        end = min(len(content), start + draw(st.sampled_from((0, 1, 2, 8, 64, 4096))))
        part = content[start:end]
        put_in = draw(
            st.sampled_from(TOKENS)
            | st.binary(max_size=8)
            | st.integers(2, 2000).map(part.__mul__)
            | st.sampled_from(seeds)
        )
        content = (content[:start] + put_in + content[end:])[:LARGEST]
    return content
