"""What tests of the console share: the real program with invented streams, in this process or in its own."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from engine.cli.straights.program import main
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

# Nothing but the standard library and the checkout: no site-packages, no user's folder, no PYTHON* variables.
BARE = (sys.executable, "-S", "-s", "-E", "-B", "-m", "engine")


@dataclass(frozen=True)
class Finished:
    status: int
    out: bytes
    err: str


def run(argv: Sequence[str], typed: bytes | str = b"") -> Finished:
    """Run the program in this process, with output streams that write line ends as Windows does."""
    source = typed.encode("ascii") if isinstance(typed, str) else typed
    out, err = io.BytesIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(source))
    stdout = io.TextIOWrapper(out, encoding="ascii", newline="\r\n")
    with patch.object(sys, "stdin", stdin), redirect_stdout(stdout), redirect_stderr(err):
        status = main(argv)
    return Finished(status, out.getvalue(), err.getvalue())


def play(*lines: str, seats: str = "hhhh", seed: int = 1) -> list[str]:
    """Play with these lines after the invitation and list what is printed from the first round line on."""
    typed = "".join(f"{line}\n" for line in (*seats, *lines))
    finished = run([str(seed)], typed)
    assert (finished.status, finished.err) == (0, "")
    return finished.out.decode("ascii").split("(c)?\n>")[-1].split("\n")


def start(argv: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start the program as a process of its own from the bare checkout."""
    pipe, environment = subprocess.PIPE, {"PATH": os.environ.get("PATH", "")}
    return subprocess.Popen([*BARE, *argv], cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, stderr=pipe)


def run_bare(argv: Sequence[str], typed: bytes = b"") -> Finished:
    """Run the program as a process of its own from the bare checkout, to its end."""
    with start(argv) as process:
        out, err = process.communicate(typed, timeout=LONGEST_WAIT)
    return Finished(process.returncode, out, err.decode())
