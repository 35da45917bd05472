"""`straights-poker` as a process: Ctrl-C, pipes, terminals, devices, and what a start imports."""

import os
import signal
import subprocess
import sys

import pytest

from tests.support.processes import run_python, start_python
from tests.support.waiting import LONGEST_WAIT

unix = pytest.mark.skipif(sys.platform == "win32", reason="no such signals, terminals and devices there")


def read_until(process: subprocess.Popen[str], text: str) -> str:
    """Wait for a text on standard error, which need not end a line."""
    assert process.stderr is not None
    read = ""
    while not read.endswith(text):
        letter = process.stderr.read(1)
        assert letter, read
        read += letter
    return read


@unix
def test_ctrl_c_at_a_question_ends_with_the_standing() -> None:
    argv = ["-m", "engine.cli.poker", "--players", "human,tight", "--seed", "4"]
    with start_python(*argv, start_new_session=True) as process:
        read_until(process, "how much? ")
        assert process.stdin is not None
        process.stdin.write("f\n")
        process.stdin.flush()
        read_until(process, "Player1 folded\n")
        read_until(process, "? ")  # whoever is asked in the second round
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=LONGEST_WAIT)

    assert 130 == process.returncode
    assert "Round 1 --\nPlayer1 : folded\nPlayer2 : WINS $2\n" == out
    assert "straights-poker: stopped after 1 round: Player1 $999, Player2 $1001\n" == err


def test_a_start_of_straights_imports_nothing_of_poker() -> None:
    """`python -m engine` does not get slower because of poker: not even the empty package is imported."""
    code = (
        "import sys\n"
        "from engine.cli.straights.program import main\n"
        "status = main(['1'])\n"
        "print([name for name in sys.modules if 'poker' in name], status, file=sys.stderr)\n"
    )
    done = run_python("-S", "-E", "-c", code, input="c\nc\nc\nc\n", timeout=LONGEST_WAIT)

    assert "[] 0\n" == done.stderr
    assert "wins!" in done.stdout


def test_a_start_of_poker_imports_nothing_of_straights_and_no_numpy() -> None:
    code = (
        "import sys\n"
        "from engine.cli.poker.program import main\n"
        "main(['--players', 'tight,tight', '--seed', '1', '--rounds', '1'])\n"
        "names = {name.partition('.')[0] for name in sys.modules} & {'numpy', 'PySide6'}\n"
        "print(names, [name for name in sys.modules if 'engine.straights' in name], file=sys.stderr)\n"
    )

    assert "set() []\n" == run_python("-c", code, timeout=LONGEST_WAIT).stderr
