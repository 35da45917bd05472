"""Strategies that try anything but to play well: each loses its seat or gains nothing."""

import json
import os
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter

import pytest

if sys.platform != "win32":
    import fcntl

from engine.straights.arena import isolation, strategy_process
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match, play_sets
from engine.straights.arena.messages import Failure
from engine.straights.arena.strategy_process import PROGRAM, StrategyProcess
from tests.support.arena import first_turn
from tests.support.arena_tricks import LASTING, MEMORIES
from tests.support.paths import ROOT
from tests.support.playing import first_legal, session_with
from tests.support.waiting import LONGEST_WAIT

TRICKS = "tests.support.arena_tricks"
UNASKED = "it answered without being asked"
NO_MOVE = "its answer is no move"
LOSING = {
    "Promoted": NO_MOVE,
    "Empty": NO_MOVE,
    "Ready": NO_MOVE,
    "Padded": NO_MOVE,
    "Early": UNASKED,
    "Garbage": UNASKED,
    "Pickled": UNASKED,
    "Flooding": UNASKED,
    "Huge": "its answer is too long",
}

CALLS = """
import ctypes, fcntl, os, socket

LIBRARY = ctypes.CDLL(None, use_errno=True)


def call(name, *arguments):
    if getattr(LIBRARY, name)(*arguments) < 0:
        raise OSError(ctypes.get_errno(), name)


class Bot:
    def __init__(self):
        with open(__file__) as file:
            assert fcntl.fcntl(file, fcntl.F_GETFD) >= 0
            for attempt in (
                lambda: call("syscall", {"x86_64": 250, "aarch64": 219}[os.uname().machine], 0, -4, 1),
                lambda: fcntl.flock(file, fcntl.LOCK_SH),
                lambda: fcntl.lockf(file, fcntl.LOCK_SH),
                lambda: socket.socket(socket.AF_UNIX),
                lambda: socket.socketpair(),
                lambda: call("inotify_init1", 0),
            ):
                try:
                    attempt()
                except PermissionError:
                    continue
                raise ValueError("I can signal")

    def choose(self, observation): pass
"""

WITHOUT_NAMESPACES = """
import sys
sys.path.insert(0, sys.argv[1])
from engine.straights.arena import isolation
isolation.enter_namespaces = lambda: False
"""
WITHOUT_FILTER = """
import sys
sys.path.insert(0, sys.argv[1])
from engine.straights.arena import strategy_launcher
strategy_launcher.refuse_calls = lambda machine: False
"""
WITHOUT_LINUX = f"""{WITHOUT_NAMESPACES}
isolation._prctl = lambda option, value: None
isolation.children = lambda: []
"""
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="what only Linux can keep apart")
NAMESPACES = ("unshare", "--user", "--map-root-user", "--net", "--ipc", "--pid", "--fork", "--mount-proc")
MOUNT = ("mount", "-t", "tmpfs", "none", "/dev/shm")


def can_sandbox() -> bool:
    """Whether this system permits a sandbox, as its own program says: the arena's word may be wrong."""
    if sys.platform != "linux" or shutil.which("unshare") is None:
        return False
    system = os.uname()
    version = tuple(int(part) for part in re.findall(r"\d+", system.release)[:2])
    return (
        system.machine in {"x86_64", "aarch64"}
        and version >= (5, 12)
        and subprocess.run([*NAMESPACES, *MOUNT], stderr=subprocess.DEVNULL, check=False).returncode == 0
    )


in_sandbox = pytest.mark.skipif(not can_sandbox(), reason="the system permits no namespaces")


def trick(name: str, seconds: float = 5.0) -> StrategyProcess:
    """Start a strategy that tries a trick, in a contest."""
    return StrategyProcess(f"{TRICKS}:{name}", seconds, shows_output=False)


@pytest.mark.parametrize("name, reason", LOSING.items())
def test_a_trick_loses_the_seat(name: str, reason: str) -> None:
    """Nothing that it writes is taken for anything but a text that is no move."""
    with closing(trick(name)) as process:
        assert process.begin(1) is None
        answer = process.ask(first_turn())

    assert Failure(reason) == answer.choice
    assert 0 < answer.seconds < 5


@pytest.mark.parametrize("name", ["Early", "Flooding"])
def test_what_a_trick_has_written_is_not_read_in_the_next_game(name: str) -> None:
    """It begins as the first one did."""
    with closing(trick(name)) as process:
        for _ in range(2):
            assert process.begin(1) is None
            assert Failure(UNASKED) == process.ask(first_turn()).choice
            process.end_game()


def test_who_does_not_read_is_not_written_to_without_end() -> None:
    """A strategy that answers and never reads: the pipe fills, and its time is over."""
    session = session_with()
    with closing(trick("Deaf")) as process:
        process.begin(1)
        answers = [process.ask(session.observe(session.turn)).choice for _ in range(2)]

    assert [first_legal(session), Failure(UNASKED)] == answers


FILLING = """
import os, stat, sys
from contextlib import suppress
from pathlib import Path
from tests.support.arena_tricks import token, write

FOLDER = Path(sys.path[-1])


class Bot:
    def choose(self, observation):
        write(token() + b" play 7S\\n")
        os.read(os.open(FOLDER / "answer_was_read", os.O_RDONLY), 1)
        for number in range(3, 32):
            with suppress(OSError):
                if stat.S_ISFIFO(os.fstat(number).st_mode):
                    fill(number)
        (FOLDER / "ending").write_text(str(os.getpid()))
        os._exit(0)


def fill(pipe):
    os.set_blocking(pipe, False)
    for size in 4096, 1:
        with suppress(BlockingIOError):
            while True:
                os.write(pipe, bytes(size))
    os.set_blocking(pipe, True)
"""


def until_reaped(number: int) -> None:
    """Wait until a process has ended, and its parent has noticed."""
    end = perf_counter() + LONGEST_WAIT
    while Path(f"/proc/{number}").exists():
        assert perf_counter() < end
        time.sleep(0.001)


@on_linux
def test_a_pipe_that_was_filled_at_the_end_delays_nobody(tmp_path: Path) -> None:
    """The launcher would tell of the end through it: it ends the game all the same, and begins the next."""
    (tmp_path / "filling_bots.py").write_text(FILLING)
    pipes = []
    for name in "answer_was_read", "ending":
        os.mkfifo(tmp_path / name)
        pipes.append(os.open(tmp_path / name, os.O_RDWR))  # waits for nobody
    answer_was_read, ending = pipes
    folders, program = (str(ROOT), str(tmp_path)), f"{WITHOUT_NAMESPACES}{PROGRAM}"
    process = StrategyProcess("filling_bots:Bot", LONGEST_WAIT, folders, shows_output=False, program=program)
    with closing(process):
        assert process.begin(1) is None
        assert first_legal(session_with()) == process.ask(first_turn()).choice
        os.write(answer_was_read, b"1")
        assert select.select((ending,), (), (), LONGEST_WAIT)[0]
        until_reaped(int(os.read(ending, 20)))
        process.end_game()

        assert process.is_running
    for pipe in pipes:
        os.close(pipe)


def test_a_late_answer_is_refused_by_the_clock_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it came: the strategy's own clock is asked nothing."""
    times = iter((0.0, 0.0, 0.1, 0.1, 5.1, 0.0))
    with closing(trick("Empty", 5.0)) as process:
        process.begin(1)
        monkeypatch.setattr(strategy_process, "perf_counter", lambda: next(times))
        answer = process.ask(first_turn())

    assert (Failure("it thought longer than 5 s"), 5.1) == (answer.choice, answer.seconds)


@in_sandbox
def test_nobody_stops_the_match() -> None:
    """SIGSTOP to the parent and to all that is found: the answers come, and the next game begins."""
    with closing(trick("Stopping")) as process:
        for _ in range(2):
            assert process.begin(1) is None
            assert first_legal(session_with()) == process.ask(first_turn()).choice
            process.end_game()
        assert process.is_running


@pytest.mark.usefixtures("_alone")
@on_linux
@pytest.mark.parametrize("namespaces", [True, False])
def test_nothing_outlives_a_game(namespaces: bool) -> None:  # noqa: FBT001  # a parameter
    """Not even in a session of its own, with namespaces and without."""
    program = PROGRAM if namespaces else f"{WITHOUT_NAMESPACES}{PROGRAM}"
    with closing(StrategyProcess(f"{TRICKS}:Lasting", 5.0, shows_output=False, program=program)) as process:
        process.begin(1)
        assert first_legal(session_with()) == process.ask(first_turn()).choice
        assert 1 == commands().count(LASTING)
        process.end_game()
        assert 0 == commands().count(LASTING)
        assert namespaces >= process.is_sandboxed


HANGING = """
import os, subprocess, sys, time

GATE = os.open(sys.path[-1] + "/gate", os.O_WRONLY)


class Bot:
    def __init__(self):
        sleep = [sys.executable, "-c", "import time; time.sleep(600)"]
        subprocess.Popen(sleep, start_new_session=NEW_SESSION, pass_fds=(GATE,))

    def choose(self, observation):
        time.sleep(600)
"""


@on_linux
@pytest.mark.parametrize(
    "program, new_session", [(WITHOUT_NAMESPACES, True), (WITHOUT_LINUX, False)], ids=["linux", "other"]
)
def test_nothing_outlives_a_game_whose_time_is_over(program: str, new_session: bool, tmp_path: Path) -> None:  # noqa: FBT001  # a parameter
    """Where a system permits no namespaces all that it started, on systems other than Linux its group."""
    (tmp_path / "hanging_bots.py").write_text(HANGING.replace("NEW_SESSION", str(new_session)))
    os.mkfifo(tmp_path / "gate")
    gate = os.open(tmp_path / "gate", os.O_RDONLY | os.O_NONBLOCK)
    process = StrategyProcess(
        "hanging_bots:Bot", 0.3, (str(tmp_path),), shows_output=False, program=program + PROGRAM
    )
    with closing(process):
        assert process.begin(1) is None
        assert Failure("it thought longer than 0.3 s") == process.ask(first_turn()).choice

    assert select.select((gate,), (), (), LONGEST_WAIT)[0]  # since nobody holds its other end
    os.close(gate)


@pytest.fixture
def _alone() -> Iterator[None]:
    """Let no other process of the tests do the same: its processes and files would have the same names."""
    if sys.platform == "win32":
        yield
        return
    folder = os.open(tempfile.gettempdir(), os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    yield
    os.close(folder)


def commands() -> list[str]:
    """List the last arguments of all processes."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found.append(path.read_bytes().decode(errors="replace").rstrip("\0").split("\0")[-1])
        except OSError:
            continue
    return found


@pytest.fixture
def _forgotten(_alone: None) -> Iterator[None]:
    """Leave no memory behind, whatever fails: it would tell the next run of these tests."""
    yield
    for path in MEMORIES:
        path.unlink(missing_ok=True)


@pytest.mark.usefixtures("_forgotten")
@in_sandbox
def test_memory_is_worth_nothing() -> None:
    """Neither its module nor a file tells a strategy that it has seen the cards from another seat."""
    match = Match((f"{TRICKS}:Remembering", "lowest", "lowest", "lowest"), Deals(1))
    asked_once = play_sets(match, 0, 1).sets[0]

    assert not any(path.exists() for path in MEMORIES)
    assert {(0, "it raised RuntimeError: I know these cards")} == set(
        asked_once.reasons
    )  # by its second turn
    with closing(trick("Remembering")) as process:
        for _ in range(2):
            process.begin(1)
            assert not isinstance(process.ask(first_turn()).choice, Failure)
            process.end_game()


@in_sandbox
def test_shared_memory_is_worth_nothing(tmp_path: Path) -> None:
    """System V's outlives the process that made it, and is gone with the game all the same."""
    (tmp_path / "sharing_bots.py").write_text(
        "import ctypes\n"
        "class Bot:\n"
        "    def __init__(self):\n"
        "        if ctypes.CDLL(None).shmget(70105, 64, 0o3600) < 0:  # IPC_CREAT and IPC_EXCL of sys/ipc.h\n"
        "            raise ValueError('I know these cards')\n"
        "    def choose(self, observation): pass\n"
    )
    with closing(StrategyProcess("sharing_bots:Bot", 5.0, (str(tmp_path),), shows_output=False)) as process:
        for _ in range(2):
            assert process.begin(1) is None
            process.end_game()


LEAVING_TRACES = """
import os, resource, threading


class Bot:
    def __init__(self):
        with open("/proc/1/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        times = [fields[number] for number in (8, 10, 13, 14)]  # faults and times of children
        seen = os.getpid(), resource.getrlimit(resource.RLIMIT_RSS), times
        try:
            resource.prlimit(1, resource.RLIMIT_RSS, (70105, seen[1][1]))
        except PermissionError:
            pass
        for _ in range(20):
            thread = threading.Thread(target=int)
            thread.start()
            thread.join()
        raise ValueError(seen)

    def choose(self, observation): pass
"""


@in_sandbox
def test_a_process_says_nothing_of_the_last_game(tmp_path: Path) -> None:
    """Neither its number nor its limits, nor what was counted for its parent: a game begins as the first."""
    (tmp_path / "tracing_bots.py").write_text(LEAVING_TRACES)
    found = []
    with closing(StrategyProcess("tracing_bots:Bot", 5.0, (str(tmp_path),), shows_output=False)) as process:
        for _ in range(2):
            found.append(process.begin(1))
            process.end_game()

    assert found[0] == found[1]
    assert "ValueError: (1, (" in str(found[0])


MARKING = """
import contextlib, fcntl, os, stat


class Bot:
    def __init__(self):
        self.all_descriptors(self.check)
        self.all_descriptors(self.mark)

    def all_descriptors(self, do):
        for number in map(int, os.listdir("/proc/self/fd")):
            with contextlib.suppress(OSError):
                do(number, fcntl.fcntl(number, fcntl.F_GETFL), os.fstat(number))

    def check(self, number, flags, status):
        is_marked = status.st_mode & 1 or status.st_mtime == 70105
        if flags & os.O_APPEND or stat.S_ISFIFO(status.st_mode) and is_marked:
            raise ValueError("I know these cards")

    def mark(self, number, flags, status):
        fcntl.fcntl(number, fcntl.F_SETFL, flags | os.O_APPEND)
        if stat.S_ISFIFO(status.st_mode):
            os.fchmod(number, 0o777)
            os.utime(number, (70105, 70105))

    def choose(self, observation): pass
"""


@in_sandbox
def test_pipes_and_the_null_device_say_nothing_of_the_last_game(tmp_path: Path) -> None:
    """Their flags, modes and times are new in each game, whatever a strategy has made of them."""
    (tmp_path / "marking_bots.py").write_text(MARKING)
    with closing(StrategyProcess("marking_bots:Bot", 5.0, (str(tmp_path),), shows_output=False)) as process:
        for _ in range(2):
            assert process.begin(1) is None
            process.end_game()


@in_sandbox
def test_keys_locks_sockets_and_watches_are_refused(tmp_path: Path) -> None:
    """What would outlive a game within its set, or signal to another seat; a file is read all the same."""
    (tmp_path / "calling_bots.py").write_text(CALLS)
    with closing(StrategyProcess("calling_bots:Bot", 5.0, (str(tmp_path),), shows_output=False)) as process:
        assert process.begin(1) is None


@in_sandbox
def test_a_strategy_whose_calls_are_not_filtered_is_told_as_open(tmp_path: Path) -> None:
    """As by a kernel without seccomp, or on a machine whose numbers are not known; all else is refused."""
    (tmp_path / "counting_bots.py").write_text(
        "import os\n"
        "class Bot:\n"
        "    def __init__(self):\n"
        "        raise ValueError(sum(name.isdigit() for name in os.listdir('/proc')))\n"
    )
    found = []
    for program in (PROGRAM, f"{WITHOUT_FILTER}{PROGRAM}"):
        process = StrategyProcess(
            "counting_bots:Bot", 5.0, (str(tmp_path),), shows_output=False, program=program
        )
        with closing(process):
            found.append((process.begin(1), process.is_sandboxed))

    seen = Failure("it raised ValueError: 1")
    assert [(seen, True), (seen, False)] == found


@in_sandbox
@pytest.mark.parametrize("deals", [["--seed", "5"], []])
def test_who_peeks_sees_nothing(deals: list[str]) -> None:
    """The seed stands in the arguments of the match, and no strategy finds it; a contest has none."""
    argv = [
        "--seats",
        f"{TRICKS}:Peeking,lowest,lowest,lowest",
        "--rounds",
        "4",
        "--jobs",
        "1",
        "--json",
        *deals,
    ]
    done = subprocess.run(
        [sys.executable, "-m", "engine.cli.arena", *argv],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    told = json.loads(done.stdout)
    assert (0, not deals) == (told["seats"][0]["faults"], not told["practice"])


@on_linux
def test_who_peeks_would_see_the_seed() -> None:
    """The trick works where nothing is kept apart: what the test above refuses is there."""
    script = (
        "import os, sys\nfrom tests.support.arena_tricks import found_words, setups_of\n"
        "from engine.straights.arena.deals import Deals\nfrom engine.straights.setup import Variant\n"
        "wanted = Deals(70105).setup(2, Variant())\n"
        "print(wanted.seed in [setup.seed for setup in setups_of(found_words())])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "--seed", "70105"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert "True\n" == done.stdout


@in_sandbox
def test_a_strategy_gets_nothing_of_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither environment nor arguments nor open files; and it can write nowhere but in its own folder."""
    (tmp_path / "looking_bots.py").write_text(
        "import os, sys, tempfile\n"
        "def may_write(path):\n"
        "    try:\n"
        "        os.close(os.open(path, os.O_WRONLY | os.O_CREAT))\n"
        "        return True\n"
        "    except OSError:\n"
        "        return False\n"
        "class Bot:\n"
        "    def __init__(self):\n"
        "        paths = [f'/proc/self/fd/{n}' for n in os.listdir('/proc/self/fd')]\n"
        "        files = [os.readlink(path) for path in paths if os.path.exists(path)]\n"
        "        kinds = sorted({name.partition(':')[0] for name in files})\n"
        "        seen = sorted(name for name in os.listdir('/proc') if name.isdigit())\n"
        "        own = tempfile.gettempdir() + '/notes'\n"
        "        paths = (__file__, '/proc/self/comm', '/tmp/notes', '/var/tmp/notes', '/notes', own)\n"
        "        written = [path for path in paths if may_write(path)]\n"
        "        key = 'STRAIGHTS_KEY' in os.environ\n"
        "        raise ValueError(f'{key} {len(seen)} {kinds} {len(sys.argv)} {written}')\n"
        "    def choose(self, observation): pass\n"
    )
    monkeypatch.setenv("STRAIGHTS_KEY", "secret")
    with closing(StrategyProcess("looking_bots:Bot", 5.0, (str(tmp_path),), shows_output=False)) as process:
        failure = process.begin(1)

    assert Failure("it raised ValueError: False 1 ['/dev/null', 'pipe'] 3 ['/dev/shm/notes']") == failure


def test_a_match_of_tricks_comes_to_its_end() -> None:
    """Four that try: each loses its seat in every game, first-legal plays for them, nobody waits."""
    begun = perf_counter()
    names = tuple(f"{TRICKS}:{name}" for name in ("Flooding", "Huge", "Promoted", "Pickled"))
    stats = play_sets(Match(names, Deals.secret(lambda bits: 2 ** (bits - 1)), seconds=5.0), 0, 1).sets[0]

    assert [4, 4, 4, 4] == stats.faults
    assert [0.25] * 4 == [each.win_share for each in stats.summaries()]
    assert perf_counter() - begun < LONGEST_WAIT


@pytest.mark.usefixtures("_forgotten")
def test_where_there_is_no_fork_a_game_has_its_process_too() -> None:
    """As on Windows: a new program for each game."""
    strategy = StrategyProcess(f"{TRICKS}:Remembering", 5.0, shows_output=False, has_fork=False)
    with closing(strategy) as process:
        process.begin(1)
        assert not isinstance(process.ask(first_turn()).choice, Failure)
        process.end_game()
        assert not process.is_running
        assert not process.is_sandboxed


def test_other_systems_keep_nothing_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is Linux's is not asked for there, and is told as missing."""
    monkeypatch.setattr(sys, "platform", "darwin")

    assert not isolation.enter_namespaces()
    isolation.end_with_parent()
    assert os.getpid()
