"""Strategies that try anything but to play well: each loses its seat or gains nothing."""

import json
import os
import socket
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

if sys.platform != "win32":
    import fcntl

from engine.straights.arena import isolation
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match, play_sets
from engine.straights.arena.messages import Failure
from engine.straights.arena.strategy_process import StrategyProcess
from engine.straights.arena.system_calls import call_filter
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import first_turn, in_sandbox
from tests.support.arena_tricks import MEMORIES
from tests.support.playing import first_legal, session_with
from tests.support.processes import run_python
from tests.support.waiting import LONGEST_WAIT

TRICKS = "tests.support.arena_tricks"
UNASKED = "it answered without being asked"
LOSING = {
    "Early": UNASKED,
    "Flooding": UNASKED,
    "Huge": "its answer is too long",
}

CALLS = """
import ctypes, fcntl, mmap, os, socket

LIBRARY = ctypes.CDLL(None, use_errno=True)
IS_X86 = os.uname().machine == "x86_64"
WAIT, COLD, PAGEOUT, LIFETIME = 0, 20, 21, 1036  # of futex.h, mman.h and fcntl.h
NEW_USER_AND_MOUNTS = 0x10020000  # of sched.h
QUEUED_SIGNAL = 40  # one of signal.h that waits in line: as many as a user may have
NO_ENTRIES = (2).to_bytes(4, "little")  # of posix_acl_xattr.h


def call(name, *arguments):
    if getattr(LIBRARY, name)(*arguments) < 0:
        raise OSError(ctypes.get_errno(), name)


def wait_at_shared_memory(file):
    pages = LIBRARY.mmap
    pages.restype = ctypes.c_void_p
    place = ctypes.c_void_p(pages(None, 4096, mmap.PROT_READ, mmap.MAP_SHARED, file.fileno(), 0))
    value = ctypes.c_uint.from_address(place.value).value
    call("syscall", 202 if IS_X86 else 98, place, WAIT, value, (ctypes.c_long * 2)(0, 1000))


class Bot:
    def __init__(self):
        with open(os.__file__) as file:
            number = file.fileno()
            assert fcntl.fcntl(file, fcntl.F_GETFD) >= 0
            assert os.pread(number, 1, 0)
            pages = mmap.mmap(number, 0, prot=mmap.PROT_READ)
            for attempt in (
                lambda: call("syscall", 250 if IS_X86 else 219, 0, -4, 1),
                lambda: fcntl.flock(file, fcntl.LOCK_SH),
                lambda: fcntl.lockf(file, fcntl.LOCK_SH),
                lambda: fcntl.fcntl(file, LIFETIME, bytes(8)),
                lambda: socket.socket(socket.AF_UNIX),
                lambda: socket.socketpair(),
                lambda: call("inotify_init1", 0),
                lambda: os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED),
                lambda: os.preadv(number, [bytearray(1)], 0, os.RWF_NOWAIT),
                lambda: call("readahead", number, 0, 4096),
                lambda: pages.madvise(COLD),
                lambda: pages.madvise(PAGEOUT),
                lambda: wait_at_shared_memory(file),
                lambda: os.utime(os.devnull),
                lambda: os.chmod(os.devnull, 0o666),
                lambda: os.setxattr(os.devnull, "system.posix_acl_access", NO_ENTRIES),
                lambda: os.pipe(),
                lambda: os.memfd_create("told"),
                lambda: call("mq_open", b"/told", os.O_CREAT | os.O_RDWR, 0o600, None),
                lambda: call("sigqueue", os.getpid(), QUEUED_SIGNAL, None),
                lambda: call("sysinfo", (ctypes.c_ulong * 32)()),
                lambda: call("shmget", 70105, 64, 0o3600),  # IPC_CREAT and IPC_EXCL of sys/ipc.h
                lambda: call("unshare", NEW_USER_AND_MOUNTS),
                lambda: call("mount", b"devpts", b"/dev/shm", b"devpts", 0, None),
            ):
                try:
                    attempt()
                except (PermissionError, BlockingIOError):
                    continue
                raise ValueError("I can signal")

    def choose(self, observation): pass
"""

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="what only Linux can keep apart")


@pytest.fixture
def _without_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run strategies as where the system permits no sandbox."""
    monkeypatch.setattr(isolation, "is_possible", lambda: False)


def trick(name: str, seconds: float = 5.0) -> StrategyProcess:
    """Start a strategy that tries a trick, in a contest."""
    return StrategyProcess(f"{TRICKS}:{name}", TimeLimits(seconds), shows_output=False)


def process_of(name: str, folder: Path, seconds: float = 5.0) -> StrategyProcess:
    """Start a strategy of a file in this folder, in a contest."""
    return StrategyProcess(name, TimeLimits(seconds), (str(folder),), shows_output=False)


def begun(folder: Path, code: str, games: int = 2) -> list[Failure | None]:
    """Let a strategy of this code begin some games of a contest; whether it could."""
    (folder / "tried_bots.py").write_text(code)
    found = []
    with closing(
        StrategyProcess("tried_bots:Bot", TimeLimits(5.0), (str(folder),), shows_output=False)
    ) as process:
        for _ in range(games):
            found.append(process.begin(1))
            process.close()
    return found


@pytest.mark.parametrize("name, reason", LOSING.items())
def test_a_trick_loses_the_seat(name: str, reason: str) -> None:
    """Nothing that it writes is taken for anything but a text that is no move, nor read in the next game."""
    with closing(trick(name)) as process:
        for _ in range(2):
            assert process.begin(1) is None
            answer = process.ask(first_turn())
            process.close()

            assert Failure(reason) == answer.choice
            assert 0 <= answer.seconds < 5


def test_who_does_not_read_is_not_written_to_without_end() -> None:
    """A strategy that answers and never reads: the pipe fills, and its time is over."""
    session = session_with()
    with closing(trick("Deaf")) as process:
        process.begin(1)
        answers = [process.ask(session.observe(session.turn)).choice for _ in range(2)]

    assert [first_legal(session), Failure(UNASKED)] == answers


@in_sandbox
def test_nobody_stops_the_match() -> None:
    """SIGSTOP to the parent and to all that is found: the answers come, and the next game begins."""
    with closing(trick("Stopping")) as process:
        for _ in range(2):
            assert process.begin(1) is None
            assert first_legal(session_with()) == process.ask(first_turn()).choice
            process.close()


@in_sandbox
def test_nobody_starts_another_process() -> None:
    """It could outlive the game, and think while the strategy is stopped."""
    with closing(trick("Starting")) as process:
        process.begin(1)

        answer = process.ask(first_turn()).choice

    assert isinstance(answer, Failure)
    # From Python 3.13 on the program's name follows.
    assert "it raised PermissionError: [Errno 1] Operation not permitted" == answer.reason.partition(": '")[0]


HANGING = '''
import subprocess, sys, time

CHILD = """
import socket, time
held = socket.create_connection(("127.0.0.1", PORT))
print(flush=True)
time.sleep(600)
"""


class Bot:
    def __init__(self):
        child = subprocess.Popen([sys.executable, "-c", CHILD], stdout=subprocess.PIPE)
        child.stdout.readline()  # it is connected; from now on it runs only while this process is asked

    def choose(self, observation):
        time.sleep(600)
'''


@pytest.mark.usefixtures("_without_sandbox")
def test_without_a_sandbox_what_a_strategy_has_started_ends_with_the_game(tmp_path: Path) -> None:
    """On POSIX unless in a session of its own; on Windows always."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(LONGEST_WAIT)
        (tmp_path / "hanging_bots.py").write_text(HANGING.replace("PORT", str(server.getsockname()[1])))
        process = process_of("hanging_bots:Bot", tmp_path, 0.3)
        with closing(process):
            assert process.begin(1) is None
            child, _ = server.accept()
            assert Failure("it thought longer than 0.3 s") == process.ask(first_turn()).choice

    with child, suppress(ConnectionResetError):  # on Windows the end of a process resets its connections
        child.settimeout(LONGEST_WAIT)

        assert b"" == child.recv(1)


@pytest.fixture
def _alone() -> Iterator[None]:
    """Let no other process of the tests do the same: its processes and files would have the same names."""
    if sys.platform == "win32":
        yield  # unreached: on Windows alone
        return
    folder = os.open(tempfile.gettempdir(), os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    yield
    os.close(folder)


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
            process.close()


LEAVING_TRACES = """
import os, resource, threading


class Bot:
    def __init__(self):
        seen = os.getpid(), os.getppid(), resource.getrlimit(resource.RLIMIT_RSS)
        for number in seen[:2]:
            resource.prlimit(number, resource.RLIMIT_RSS, (70105, seen[2][1]))
        for _ in range(20):
            thread = threading.Thread(target=int)
            thread.start()
            thread.join()
        raise ValueError(seen)

    def choose(self, observation): pass
"""


@in_sandbox
def test_a_process_says_nothing_of_the_last_game(tmp_path: Path) -> None:
    """Neither its number nor its limits: a game begins as the first."""
    first, second = begun(tmp_path, LEAVING_TRACES)

    assert first == second
    assert "ValueError: (1, 0, (" in str(first)


MARKING = """
import contextlib, fcntl, os, stat


class Bot:
    def __init__(self):
        self.all_descriptors(self.check)
        self.all_descriptors(self.mark)

    def all_descriptors(self, do):
        for number in range(64):
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
    assert [None, None] == begun(tmp_path, MARKING)


@in_sandbox
def test_calls_that_leave_traces_are_refused(tmp_path: Path) -> None:
    """What would outlive a game within its set, or signal to another seat; a file is read all the same."""
    assert [None] == begun(tmp_path, CALLS, games=1)


@in_sandbox
def test_a_strategy_whose_calls_are_not_filtered_is_told_as_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where there is no libseccomp; its processes and files are separate all the same."""
    (tmp_path / "counting_bots.py").write_text(
        "import os\nclass Bot:\n    def __init__(self):\n        raise ValueError(os.getppid())\n"
    )
    found = []
    for instructions in (call_filter(), b""):
        monkeypatch.setattr(f"{isolation.__name__}.call_filter", lambda found=instructions: found)
        with closing(process_of("counting_bots:Bot", tmp_path)) as process:
            found.append((process.begin(1), process.is_sandboxed))

    seen = Failure("it raised ValueError: 0")
    assert [(seen, True), (seen, False)] == found


@in_sandbox
@pytest.mark.parametrize("deals", [["--seed", "5"], []])
def test_who_peeks_sees_nothing(deals: list[str]) -> None:
    """The seed stands in the arguments of the match, and no strategy finds it; a contest has none."""
    options = ["--rounds", "4", "--jobs", "1", "--json", *deals]
    argv = ["--seats", f"{TRICKS}:Peeking,lowest,lowest,lowest", *options]
    told = json.loads(run_python("-m", "engine.cli.arena", *argv).stdout)

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

    assert "True\n" == run_python("-c", script, "--seed", "70105").stdout


LOOKING = """
import contextlib, os, pathlib, resource, stat, sys, tempfile

HOME = pathlib.Path(__file__).parent


def kinds_of_open_files():
    for number in range(64):
        with contextlib.suppress(OSError):
            status = os.fstat(number)
            is_null = os.path.samestat(status, os.stat(os.devnull))
            yield "null" if is_null else "pipe" if stat.S_ISFIFO(status.st_mode) else number


def may_write(path):
    with contextlib.suppress(OSError):
        path.touch()
        return True


class Bot:
    def __init__(self):
        own = pathlib.Path(tempfile.gettempdir(), "notes")
        tried = (own, HOME / "notes", *map(pathlib.Path, ("/notes", "/tmp/notes", "/dev/notes", os.__file__)))
        raise ValueError(
            ("STRAIGHTS_KEY" in os.environ, len(sys.argv)),
            sorted(set(kinds_of_open_files())),
            [str(path) for path in tried if may_write(path)],
            sorted(os.listdir("/dev")),
            resource.getrlimit(resource.RLIMIT_NPROC),
            [path for path in ("/proc", "/sys", "/etc/passwd", "/bin/sh") if os.path.exists(path)],
        )

    def choose(self, observation): pass
"""


@in_sandbox
def test_a_strategy_gets_nothing_of_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No environment, files or terminals: two pipes, and one folder in which it can write."""
    monkeypatch.setenv("STRAIGHTS_KEY", "secret")

    seen = "((False, 2), ['null', 'pipe'], ['/dev/shm/notes'], ['null', 'shm', 'urandom'], (256, 256), [])"
    assert [Failure(f"it raised ValueError: {seen}")] == begun(tmp_path, LOOKING, games=1)
