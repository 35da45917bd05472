"""What keeps a strategy apart: whatever the system refuses is told, and then nothing counts as closed."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.straights.arena import isolation


class Kernel:
    """The C library of a system that refuses some calls; remembers all."""

    def __init__(self, *refused: str) -> None:
        self.refused = refused
        self.called: list[tuple[str, tuple[object, ...]]] = []

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*arguments: object) -> int:
            self.called.append((name, arguments))
            which = f"{name} {arguments[1]!r}" if name == "mount" else name
            return -1 if which in self.refused else 0

        return call


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Kernel]:
    """Run on Linux with a kernel that refuses what is named."""

    def made(*refused: str) -> Kernel:
        found = Kernel(*refused)
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(ctypes, "CDLL", lambda _name: found)
        return found

    return made


@pytest.mark.parametrize(
    "refused, expected",
    [
        ((), True),
        (("mount b'/'",), False),
        (("syscall",), False),  # files stay writable
    ],
)
def test_a_strategy_is_closed_in_only_where_nothing_was_refused(
    refused: tuple[str, ...], kernel: Callable[..., Kernel], *, expected: bool
) -> None:
    """Files read-only, or it is told as open."""
    kernel(*refused)

    assert expected is isolation.enter_sandbox()


def test_a_system_without_namespaces_is_told(kernel: Callable[..., Kernel]) -> None:
    """Then nothing else is tried."""
    refusing = kernel("unshare")

    assert not isolation.enter_namespaces()
    assert ["unshare"] == [name for name, _ in refusing.called]
    assert not isolation.enter_game()


def test_a_process_that_gets_no_number_of_its_own_is_not_started(
    kernel: Callable[..., Kernel], tmp_path: Path
) -> None:
    """Where the system refuses the namespace, or has none, as it says itself."""
    namespace = tmp_path / "pid"
    kernel("unshare")
    for _ in range(2):
        with pytest.raises(OSError, match=r"no PID namespace|No such file"):
            isolation.fork_into_namespace(str(namespace))
        namespace.touch()


def test_a_process_whose_parent_cannot_return_to_its_namespace_is_ended(
    kernel: Callable[..., Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The parent could start no other one, so the system is taken as one without namespaces."""
    (tmp_path / "pid").touch()
    kernel("setns")
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        monkeypatch.setattr(os, "fork", lambda: child.pid)
        with pytest.raises(OSError, match="no way back"):
            isolation.fork_into_namespace(str(tmp_path / "pid"))
        with pytest.raises(ProcessLookupError):
            os.kill(child.pid, 0)


def test_after_a_fork_that_fails_the_next_one_is_possible(
    kernel: Callable[..., Kernel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where there are too many processes for a moment: this process is in its own namespace again."""
    (tmp_path / "pid").touch()
    calls = kernel().called
    monkeypatch.setattr(os, "fork", Mock(side_effect=BlockingIOError))

    with pytest.raises(BlockingIOError):
        isolation.fork_into_namespace(str(tmp_path / "pid"))
    assert ["unshare", "setns"] == [name for name, _ in calls]


@pytest.mark.parametrize(
    "refused, expected", [(None, True), ("setgroups", True), ("uid_map", False), ("gid_map", False)]
)
def test_the_user_stays_who_it_is_in_the_namespace(
    refused: str | None, kernel: Callable[..., Kernel], tmp_path: Path, *, expected: bool
) -> None:
    """Else it would own none of its files; old kernels have no setgroups and need none."""
    kernel()
    if refused is not None:
        (tmp_path / refused).mkdir()  # which nobody can write to as to a file

    assert expected is isolation.enter_namespaces(str(tmp_path))
    written = {path.name: path.read_text(encoding="ascii") for path in tmp_path.iterdir() if path.is_file()}
    if expected:
        user, group = f"{os.getuid()} {os.getuid()} 1", f"{os.getgid()} {os.getgid()} 1"
        allowed = {} if refused else {"setgroups": "deny"}
        assert {"uid_map": user, "gid_map": group, **allowed} == written


@pytest.mark.parametrize(
    "refused, expected",
    [
        ((), True),
        (("unshare",), False),
        (("mount b'/proc'",), False),  # neither a new /proc nor an empty one
        (("mount b'/dev/shm'",), False),
    ],
)
def test_a_game_begins_with_an_empty_folder_and_no_process_of_others(
    refused: tuple[str, ...], kernel: Callable[..., Kernel], *, expected: bool
) -> None:
    """What cannot be had is told, and then nothing counts as closed."""
    kernel(*refused)

    assert expected is isolation.enter_game()


def test_a_strategy_has_no_capability_left(kernel: Callable[..., Kernel]) -> None:
    """All are dropped, those that come with another program, too, and no program can bring new ones."""
    watched = kernel()
    isolation.drop_privileges()
    prctl = [arguments[:2] for name, arguments in watched.called if name == "prctl"]

    assert (38, 1) == prctl[0]
    assert {(24, number) for number in range(64)} == set(prctl[1:])
    assert [bytes(24)] == [arguments[1] for name, arguments in watched.called if name == "capset"]


def test_memory_is_private_until_it_is_opened(kernel: Callable[..., Kernel]) -> None:
    """For the processes of the same user; and all processes end with their parent, and orphans are found."""
    watched = kernel()
    isolation.make_undumpable()
    isolation.open_memory()
    isolation.end_with_parent()
    isolation.adopt_orphans()

    assert [(4, 0), (4, 1), (1, 9), (36, 1)] == [arguments[:2] for _, arguments in watched.called]


@pytest.mark.skipif(sys.platform != "linux", reason="as only Linux tells it")
def test_children_are_known() -> None:
    """Whoever was started, until it has ended."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert child.pid in isolation.children()
        child.communicate(b"\n")

    assert child.pid not in isolation.children()
