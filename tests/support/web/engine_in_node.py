"""The engine that the build made for the page, run by Node, and a table in CPython to compare it with."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.support.local_table import NOW, Client, Message
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

ENGINE = ROOT / "dist/web/engine/engine.wasm"
RUNNER = Path(__file__).with_name("run_engine.mjs")


class RecordedClient(Client):
    """A client of a table in CPython whose texts can be sent to the page's, too."""

    def __init__(self) -> None:
        super().__init__(is_checked=False)
        self.sent: list[str] = []

    def send(self, text: str) -> list[Message]:
        self.sent.append(text)
        return super().send(text)

    def reviewed(self, seat: int) -> Message:
        """The last step of the review of the first round."""
        step = self.answer("review", seat=seat, round=1, step=0, others=[])
        for at in range(1, step["steps"]):
            step = self.answer("review", seat=seat, round=1, step=at, others=[])
        return step


def answered_in_page(*tables: Sequence[str]) -> list[list[str]]:
    """What a new table in WebAssembly says to each list of texts, after its greeting."""
    done = subprocess.run(
        ["node", str(RUNNER), str(ENGINE), NOW],
        input=json.dumps(tables),
        capture_output=True,
        encoding="utf-8",
        timeout=2 * LONGEST_WAIT,
        check=False,
    )
    assert (0, "") == (done.returncode, done.stderr), done.stderr[-2000:]
    said: list[list[str]] = json.loads(done.stdout)
    return said
