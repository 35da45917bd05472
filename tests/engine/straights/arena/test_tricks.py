"""Strategies that try anything but to play well: each loses its seat or gains nothing."""

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from engine.straights.arena import isolation
from engine.straights.arena.contestants import StrategyProcess
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Match, play_sets
from engine.straights.arena.messages import Failure
from engine.straights.arena.time_limits import TimeLimits
from tests.support.arena import first_turn, in_sandbox
from tests.support.arena_tricks import MEMORIES
from tests.support.playing import first_legal, session_with
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
COLD, PAGEOUT, LIFETIME = 20, 21, 1036  # of mman.h and fcntl.h
NEW_USER_AND_MOUNTS = 0x10020000  # of sched.h
QUEUED_SIGNAL = 40  # one of signal.h that waits in line: as many as a user may have
NO_ENTRIES = (2).to_bytes(4, "little")  # of posix_acl_xattr.h


def call(name, *arguments):
    if getattr(LIBRARY, name)(*arguments) < 0:
        raise OSError(ctypes.get_errno(), name)


class Bot:
    def __init__(self):
        with open(__file__) as file:
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
                lambda: os.utime(os.devnull),
                lambda: os.chmod(os.devnull, 0o666),
                lambda: os.setxattr(os.devnull, "system.posix_acl_access", NO_ENTRIES),
                lambda: os.pipe(),
                lambda: fcntl.fcntl(1, fcntl.F_SETPIPE_SZ, 4096),
                lambda: fcntl.fcntl(1, fcntl.F_GETPIPE_SZ),
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
                except PermissionError:
                    continue
                raise ValueError("I can signal")

    def choose(self, observation): pass
"""


@pytest.fixture
def _without_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run strategies as where the system permits no sandbox."""
    monkeypatch.setattr(isolation, "is_possible", lambda: False)


def trick(name: str, seconds: float = 5.0) -> StrategyProcess:
    """Start a strategy that tries a trick, in a contest."""
    return StrategyProcess(f"{TRICKS}:{name}", TimeLimits(seconds), packages=())


def process_of(name: str, folder: Path, seconds: float = 5.0) -> StrategyProcess:
    """Start a strategy of a file in this folder, in a contest."""
    return StrategyProcess(name, TimeLimits(seconds), (str(folder),), packages=())


def begun(folder: Path, code: str) -> Failure | None:
    """Let a strategy of this code begin a game of a contest; whether it could."""
    (folder / "tried_bots.py").write_text(code)
    with closing(process_of("tried_bots:Bot", folder)) as process:
        return process.begin(1)


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
    """On POSIX unless in a session of its own; on Windows what was started by who still runs."""
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
def _forgotten() -> Iterator[None]:
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


@in_sandbox
def test_calls_that_leave_traces_are_refused(tmp_path: Path) -> None:
    """What would outlive a game within its set, or signal to another seat; a file is read all the same."""
    assert begun(tmp_path, CALLS) is None


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
            sum(map(bool, map(may_write, tried))),
            sorted(os.listdir("/dev")),
            resource.getrlimit(resource.RLIMIT_NPROC),
            [path for path in ("/proc", "/sys", "/etc/passwd", "/bin/sh") if os.path.exists(path)],
            (os.getpid(), os.getppid()),
        )

    def choose(self, observation): pass
"""


@in_sandbox
def test_a_strategy_gets_nothing_of_the_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No environment, files or terminals: two pipes, and folders of its own in which it can write."""
    monkeypatch.setenv("STRAIGHTS_KEY", "secret")

    seen = "((False, 2), ['null', 'pipe'], 6, ['notes', 'null', 'shm'], (64, 64), [], (1, 0))"
    assert Failure(f"it raised ValueError: {seen}") == begun(tmp_path, LOOKING)
