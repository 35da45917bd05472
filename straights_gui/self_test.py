"""`straights-gui --self-test`: does this installation hold together? A line a check, in its own folder."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QSettings
from PySide6.QtWidgets import QApplication

from engine.cards.card import CARDS
from engine.lean import dataclass
from engine.straights.savegame import loads
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.strategies import NAMES, strategy_named
from straights_gui.app import make_application
from straights_gui.model.preferences import Preferences, Speed
from straights_gui.model.save_store import SaveStore
from straights_gui.model.thinking import InlineExecutor
from straights_gui.program import Straights
from straights_gui.view.card_set import card_set
from straights_gui.view.icons import NAMES as ICONS
from straights_gui.view.icons import icon
from straights_gui.view.picture import picture_of

_SEED = 44
_LONGEST_GAME_MS = 60_000


class CheckFailed(Exception):
    """What a check found instead of what it expected."""


@dataclass(frozen=True, slots=True)
class Bench:
    """What the checks work on: a folder that nobody else uses."""

    folder: Path

    def program(self, session: Session | None) -> Straights:
        """The whole program at once-speed, its saves and settings in the folder."""
        preferences = Preferences(QSettings(str(self.folder / "settings.ini"), QSettings.Format.IniFormat))
        preferences.animations = preferences.pauses = Speed.AT_ONCE
        return Straights(session, SaveStore(self.folder), preferences, InlineExecutor())


def run_self_test() -> int:
    """Run every check and print a line for each; 0 where all hold, else 1."""
    _application = make_application()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        for check in _CHECKS:
            name = (check.__doc__ or "").strip()
            try:
                check(bench)
            except Exception as error:  # noqa: BLE001  # whatever breaks, the other checks run, and it is told
                failures += 1
                print(f"FAILED  {name} ({type(error).__name__}: {error})")
            else:
                print(f"ok      {name}")
    print(f"{len(_CHECKS)} checks, {failures} failed", file=sys.stderr if failures else sys.stdout)
    return 1 if failures else 0


def _check_strategies(_bench: Bench) -> None:
    """Every strategy can be had by its name."""
    for name in NAMES:
        strategy_named(name)


def _check_cards(_bench: Bench) -> None:
    """Every card can be drawn, and its back."""
    pixmaps = card_set(60.0, 2.0)
    for pixmap in (*(pixmaps.face(card) for card in CARDS), pixmaps.back(), pixmaps.glow()):
        _expect(not pixmap.isNull(), "an empty picture")


def _check_icons(_bench: Bench) -> None:
    """Every icon can be drawn."""
    for name in ICONS:
        _expect(not icon(name).pixmap(24, 24).isNull(), f"no icon {name}")


def _check_window(bench: Bench) -> None:
    """The window opens with a new game in it."""
    program = bench.program(None)
    program.start()
    _run_until(lambda: program.game.is_settled)
    _expect(program.window.isVisible(), "no window")
    _expect(len(program.table.scene_.hand.cards) > 0, "no hand")
    _close(program)


def _check_game(bench: Bench) -> None:
    """Four computers play a game to its end."""
    program = bench.program(Session(Setup.of(_SEED, (FIRST_LEGAL,) * 4)))
    program.start()
    _run_until(lambda: program.model.session.is_over)
    _run_until(lambda: program.game.is_settled and program.table.sheet.isVisible())
    _expect(bool(program.model.session.state.winners), "nobody won")
    _close(program)


def _check_resumed(bench: Bench) -> None:
    """The saved game is read again and gives the same picture."""
    store = SaveStore(bench.folder)
    saved = loads(store.path.read_bytes())
    played = Session(saved.setup, saved.actions[: len(saved.actions) // 2])
    store.save(played)
    first, second = bench.program(played), bench.program(store.load())
    for program in (first, second):
        program.game.pause(paused=True)
        program.window.resize(1024, 700)
        program.start()
        _run_until(lambda program=program: program.game.is_settled)  # type: ignore[misc]  # bound now
    _expect(picture_of(first.table.scene_) == picture_of(second.table.scene_), "another picture")
    _close(first)
    _close(second)


_CHECKS: tuple[Callable[[Bench], None], ...] = (
    _check_strategies,
    _check_cards,
    _check_icons,
    _check_window,
    _check_game,
    _check_resumed,
)


def _run_until(condition: Callable[[], bool]) -> None:
    """Let the program run until something holds."""
    deadline = QDeadlineTimer(_LONGEST_GAME_MS)
    while not condition():
        QApplication.processEvents()
        _expect(not deadline.hasExpired(), f"it took more than {_LONGEST_GAME_MS} ms")


def _close(program: Straights) -> None:
    """Close a program's window."""
    program.window.close()
    program.stop()


def _expect(holds: bool, otherwise: str) -> None:  # an assertion that is never optimised away
    """Raise CheckFailed where something does not hold."""
    if not holds:
        raise CheckFailed(otherwise)
