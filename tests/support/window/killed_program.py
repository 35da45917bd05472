"""The program in a process of its own that plays by itself and says what it shows, until it is killed.

Lines on standard output: `found SEED N` at the start (the game has N cards laid), `shown SEED N` when the
N-th begins to be shown, `result` when that of a round is, `over SEED` before another game is begun, `saving`
in the middle of each save, which is slowed down so that it can be hit.
"""

import os
import sys
import time
from typing import Any

from PySide6.QtCore import QTimer

from engine.straights.commands import Discard, Play
from straights_gui import application as app
from straights_gui.composition import Straights
from straights_gui.model.game import Step

SLOWER = float(os.environ.get("STRAIGHTS_SLOW_SAVE", "0"))
sync = os.fsync


def say(*words: object) -> None:
    """Tell whoever waits to kill this process, from any thread: a line is one write."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def slow_sync(descriptor: Any) -> None:
    if SLOWER:
        say("saving")
        time.sleep(SLOWER)
    sync(descriptor)


class Reporter:
    """Plays on by itself and says what is shown."""

    def __init__(self, program: Straights) -> None:
        self.program = program
        self.shown = self.laid()
        say("found", self.seed(), self.shown)
        program.event_player.playing.connect(self.on_playing)
        program.event_player.result_shown.connect(lambda: say("result"))
        program.game.settled.connect(self.on_settled)
        program.model.replaced.connect(self.on_replaced)
        program.game.autopilot.plays_all = True
        program.game.reconsider()

    def seed(self) -> int:
        return self.program.model.session.setup.seed

    def laid(self) -> int:
        return sum(isinstance(action, Play | Discard) for action in self.program.model.session.actions)

    def on_playing(self, step: Step) -> None:
        happening = step.shown.happening
        if happening.movements and not (happening.is_deal or happening.shows_result):
            self.shown += 1
            say("shown", self.seed(), self.shown)

    def on_replaced(self) -> None:
        self.shown = self.laid()

    def on_settled(self) -> None:
        """Another game after the last card; on after a result."""
        if self.program.model.turn is None:
            say("over", self.seed())
            QTimer.singleShot(0, self.program.game_menu.play_again)


def main() -> None:
    """Run the program as its users do, with the reporter in it."""
    os.fsync = slow_sync  # type: ignore[assignment]
    launch_game = app.Launcher.open_game

    def open_game(launcher: app.Launcher) -> None:
        launch_game(launcher)
        program = launcher.program
        assert program is not None
        launcher.reporter = Reporter(program)  # type: ignore[attr-defined]
        program.event_player.result_shown.connect(lambda: QTimer.singleShot(0, program.event_player.resume))

    app.Launcher.open_game = open_game  # type: ignore[method-assign, assignment]
    sys.exit(app.run())


if __name__ == "__main__":
    main()
