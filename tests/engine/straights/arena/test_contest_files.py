"""What a strategy of a contest sees: copies of its own, by which it can tell nobody anything."""

import os
import re
from contextlib import closing
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from engine.straights.arena import isolation
from engine.straights.arena.contestants import StrategyProcess
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import in_sandbox
from tests.support.waiting import LONGEST_WAIT

LOOKING = """
import ctypes, os, random, sqlite3, ssl, sys, threading, _ctypes
import engine, gymnasium
from engine.straights.playouts import models


class Bot:
    def __init__(self):
        arrays = gymnasium.spaces.box.np
        arrays.linalg.svd(arrays.eye(50))
        thread = threading.Thread(target=arrays.ones, args=(3,))
        thread.start()
        thread.join()
        seen = {name for folder in sys.path if os.path.isdir(folder) for name in os.listdir(folder)}
        assert {"gymnasium", "engine", "pytest.py"} <= seen, seen
        extra = {"pip", "pytest", "tests", "PySide6", "rival_bots.py", "ladder.jsonl"} & seen
        assert not extra, extra
        found = {os.lstat(os.path.join(top, name)).st_dev for top, _, names in os.walk("/") for name in names}
        raise ValueError(len(found), IS_COMPILED == models.__file__.endswith(".so"), sorted(found - {NULL}))

    def choose(self, observation): pass
"""

SPYING = """
import ctypes, fcntl, mmap, os, struct, tempfile, termios, threading, time, _ctypes

HAND, WAIT, WAKE = {HAND}, 0, 1
LIBRARY, FOLDER = ctypes.CDLL(None), os.path.dirname(_ctypes.__file__)
FILE = os.open(max(os.scandir(FOLDER), key=lambda each: each.stat().st_size).path, os.O_RDONLY)
LIBRARY.mmap.restype = ctypes.c_void_p
PAGES = LIBRARY.mmap(None, 1 << 16, mmap.PROT_READ, mmap.MAP_SHARED, FILE, 0)
FOLDERS = FOLDER, os.path.dirname(__file__), tempfile.gettempdir(), "/", "/dev"
held = []


def tried(do, *arguments):
    try:
        return do(*arguments)
    except (OSError, RuntimeError):
        return None


def seconds(do, *arguments):
    begun = time.perf_counter_ns()
    tried(do, *arguments)
    return time.perf_counter_ns() - begun


def look(card):
    for folder in FOLDERS:
        os.access(os.path.join(folder, f"{TOKEN}-{card}"), os.F_OK)


def futex(card, operation):
    number = 202 if os.uname().machine == "x86_64" else 98
    place = ctypes.c_void_p(PAGES + 64 * card)
    value = ctypes.c_uint.from_address(place.value).value if operation == WAIT else 1
    return LIBRARY.syscall(number, place, operation, value, (ctypes.c_long * 2)(600, 0))


def terminals():
    names = "tty", "ptmx", "pts/0", "console"
    opened = [tried(os.open, f"/dev/{name}", os.O_RDWR) for name in names]
    return [*filter(None, opened), *range(16)]


def thread():
    made = threading.Thread(target=time.sleep, args=(600,), daemon=True)
    made.start()
    return made


def limits():
    return count(thread, 1000), count(lambda: os.open(os.devnull, os.O_RDONLY), 5000)


def count(make, most):
    for number in range(most):
        if (made := tried(make)) is None:
            return number
        held.append(made)
    return most


class Bot:
    def mark(self):
        for card in HAND:
            look(card)
            os.pread(FILE, 1, 4096 * card)
            threading.Thread(target=futex, args=(card, WAIT), daemon=True).start()
        mask = struct.pack("Q", sum(1 << card for card in HAND))
        for number in terminals():
            tried(fcntl.ioctl, number, termios.TIOCSWINSZ, mask)
            tried(fcntl.fcntl, number, fcntl.F_SETPIPE_SZ, 1 << 20)
            tried(fcntl.fcntl, number, fcntl.F_SETFL, os.O_APPEND)
        limits()

    def read(self):
        for number in range(200):
            os.access(f"/{number}", os.F_OK)
        names = [seconds(look, card) for card in range(52)]
        pages = [seconds(os.pread, FILE, 1, 4096 * card) for card in range(52)]
        waits = [-futex(card, WAKE) for card in range(52)]
        masks = [tried(fcntl.ioctl, number, termios.TIOCGWINSZ, bytes(8)) for number in terminals()]
        mask = int.from_bytes(max(filter(None, masks), default=b""), "little")
        sizes = [-(mask >> card & 1) for card in range(52)]
        found = [sum(1 << card for card in sorted(range(52), key=each.__getitem__)[:13])
                 for each in (names, pages, waits, sizes)]
        flags = sum(fcntl.fcntl(number, fcntl.F_GETFL) & os.O_APPEND for number in range(3))
        raise ValueError(*(f"{each:x}" for each in found), *limits(), flags)

    def __init__(self):
        self.{WHAT}()

    def choose(self, observation): pass
"""


@in_sandbox
def test_a_strategy_sees_copies_of_python_the_engine_its_packages_and_itself(tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="the extra `rl` is not installed")
    from engine.straights.playouts import models

    code = LOOKING.replace("NULL", f"{Path(os.devnull).stat().st_dev}")
    (tmp_path / "pytest.py").write_text(code.replace("IS_COMPILED", f"{models.__file__.endswith('.so')}"))
    for name in ("rival_bots.py", "ladder.jsonl"):
        (tmp_path / name).touch()
    folders = (str(tmp_path),)
    packages = ("gymnasium", "numpy", "cloudpickle", "farama_notifications", "typing_extensions")
    with closing(StrategyProcess("pytest:Bot", TimeLimits(), folders, packages=packages)) as process:
        told = str(process.begin(1))

    *counted, device = map(int, re.findall(r"\d+", told.replace("True", "1")))
    assert [2, 1] == counted, told
    assert device not in {
        Path(path).stat().st_dev for path in (tmp_path, isolation.PYTHON, isolation.TEMPORARY_FOLDER, "/")
    }


def spy(folder: Path, what: str, token: str, hand: list[int]) -> StrategyProcess:
    code = SPYING.replace("{HAND}", f"{hand}").replace("{TOKEN}", token).replace("{WHAT}", what)
    (folder / f"{what}_bots.py").write_text(code)
    return StrategyProcess(f"{what}_bots:Bot", TimeLimits(LONGEST_WAIT), (str(folder),), packages=())


@in_sandbox
@pytest.mark.parametrize("reader", ["a later game", "another seat"])
@pytest.mark.parametrize("user", [None, 70105])
def test_no_hand_is_told_to_a_later_game_or_another_seat(
    user: int | None, reader: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By names that do not exist, pages, futexes, terminals, or what a user may have; also if root plays."""
    if user is not None:
        if os.geteuid():
            pytest.skip("only root can be another user")
        monkeypatch.setattr(isolation, "contest_user", lambda: user)  # unreached: it needs root
    rng, shared, limits = Random(), [0] * 4, []
    for _ in range(4):
        hand, token = sorted(rng.sample(range(52), 13)), token_hex(8)
        with (
            closing(spy(tmp_path, "mark", token, hand)) as one,
            closing(spy(tmp_path, "read", token, hand)) as other,
        ):
            assert one.begin(1) is None
            if reader == "a later game":
                one.close()
            told = str(other.begin(1))
        *masks, threads, files, flags = re.findall(r"\w+", told.partition("ValueError: ")[2])
        common = [(int(mask, 16) & sum(1 << card for card in hand)).bit_count() for mask in masks]
        shared = [sum(both) for both in zip(shared, common, strict=True)]
        limits.append((int(threads), int(files), int(flags)))

    # Of 4 times 13 cards a guess has 13 ± 2.7.
    assert max(shared) <= 26, shared
    assert {limits[0]} == {*limits}
    assert max(limits[0]) < 300
