"""Draws the parts of sheets, and all states of the window at many sizes and scales, by day and night.

Each state is checked in four languages.

A process for each scale, since Qt reads it at its start. A state is opened once and then resized,
recoloured and translated. Pictures are drawn in English, the checks need none. The status is 1 where a
check has failed.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engine.fast_dataclass import dataclass
from pictures import window_states as states
from pictures.parts import draw_parts
from pictures.window_checks import elided_texts, violations
from straights_gui.application import create_application
from straights_gui.composition import Straights
from straights_gui.resources import LANGUAGES
from tests.support.window.window_driver import process_events

FOLDER = Path(__file__).resolve().parents[2] / "build" / "contact-sheet"
SIZES = (
    (640, 480),
    (800, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)
"""Window sizes in logical pixels."""

SCALES = (1.0, 1.5, 2.0)
_THUMB = QSize(480, 360)
_COLUMNS = 4
_MAX_SCREEN_WIDTH, _MAX_SCREEN_HEIGHT = 3840, 2160
"""The largest screen in pixels: windows that are wider at a scale are omitted."""

_LABEL = 18

Arrange = Callable[[Straights], None]


@dataclass(frozen=True, slots=True)
class State:
    """A state of the window.

    Attributes:
        open: opens a window in this state.
        arrange: runs after every change of size, colours or language.
        is_fleeting: whether a change would end the state, so that it is opened again for each size.
    """

    open: states.Open
    arrange: Arrange = lambda _program: None
    is_fleeting: bool = False


def _with_panel(*names: str) -> states.Open:

    def draw(folder: Path, size: tuple[int, int]) -> Straights:
        program = states.draw_table(folder, size)
        for name in names:
            getattr(program.window, name).open()
        return program

    return draw


def _draw_pause(folder: Path, size: tuple[int, int]) -> Straights:
    program = states.draw_table(folder, size)
    program.window.act.pause.trigger()
    return program


STATES = {
    "deal": State(states.draw_deal, is_fleeting=True),
    "own turn": State(states.draw_table),
    "not saved": State(states.draw_unsaved),
    "drag": State(states.draw_drag, is_fleeting=True),
    "no legal play": State(states.draw_no_legal_play),
    "hint": State(states.draw_table, lambda program: program.window.act.hint.trigger()),
    "round end": State(states.draw_round_end),
    "game end": State(states.draw_game_end),
    "card tracker": State(_with_panel("card_tracker")),
    "log": State(_with_panel("log")),
    "all panels": State(_with_panel("card_tracker", "log")),
    "appearance": State(states.draw_appearance),
    "settings": State(states.draw_settings),
    "host": State(states.with_dialog("host_table"), is_fleeting=True),
    "waiting room": State(states.draw_waiting_room, is_fleeting=True),
    "today": State(states.draw_today, is_fleeting=True),
    "review": State(states.draw_review),
    "replay": State(states.draw_replay),
    "pause": State(_draw_pause),
}


def main() -> int:
    """Draw and check all states; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="three sizes, one scale, two languages")
    parser.add_argument("--scale", type=float, help="only this scale")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    if options.scale is not None and os.environ.get("QT_SCALE_FACTOR") == str(options.scale):
        return _run_scale(options.scale, options.folder, is_quick=options.quick)
    scales = SCALES[:1] if options.quick else SCALES
    status = 0
    for scale in (options.scale,) if options.scale is not None else scales:
        arguments = [sys.executable, __file__, "--scale", str(scale), "--folder", str(options.folder)]
        environment = {
            **os.environ,
            "QT_SCALE_FACTOR": str(scale),
            "QT_QPA_PLATFORM": _platform(options.folder),
        }
        quick = ["--quick"] if options.quick else []
        status |= subprocess.run([*arguments, *quick], env=environment, check=False).returncode
    return status


def _platform(folder: Path) -> str:
    """Qt's offscreen platform with a large screen, instead of its default of 800 pixels."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": _MAX_SCREEN_WIDTH, "height": _MAX_SCREEN_HEIGHT}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return f"offscreen:configfile={file}"


def _run_scale(scale: float, folder: Path, *, is_quick: bool) -> int:
    """Draw and check all states at one scale; returns the exit status."""
    application = create_application()
    # else a tooltip would cover what the pointer rests on when a window opens
    QCursor.setPos(application.primaryScreen().geometry().bottomRight())
    folder.mkdir(parents=True, exist_ok=True)
    if scale == SCALES[0]:
        draw_parts(folder)
    sizes = tuple(size for size in SIZES if size[0] * scale <= _MAX_SCREEN_WIDTH)
    sizes = sizes[:: len(sizes) // 3] if is_quick else sizes
    languages = ("en", "de") if is_quick else tuple(LANGUAGES)
    thumbs: dict[tuple[int, int], dict[str, QPixmap]] = {size: {} for size in sizes}
    count = 0
    for name, state in STATES.items():
        for size, look, language, found, picture in _looks(state, sizes, languages):
            for violation in sorted(set(found)):
                print(
                    f"{name}, {size[0]}x{size[1]} at {scale}, {look}, {language}: {violation}",
                    flush=True,
                )
            count += len(set(found))
            if picture is not None:
                thumbs[size][f"{name}, {look}"] = picture
    for (width, height), pictures in thumbs.items():
        _sheet(pictures).save(str(folder / f"{width}x{height}-at-{scale}.png"))
    return 1 if count else 0


Look = tuple[tuple[int, int], str, str, list[str], QPixmap | None]


def _looks(state: State, sizes: tuple[tuple[int, int], ...], languages: tuple[str, ...]) -> Iterator[Look]:
    """Each size of a state, by day and night, in each language: its violations, and in English a picture."""
    program: Straights | None = None
    with tempfile.TemporaryDirectory() as folder:
        for number, size in enumerate(sizes):
            if program is None or state.is_fleeting:
                if program is not None:
                    states.close(program)
                program = state.open(Path(folder) / str(number), size)
            yield from _looks_of_size(program, state, size, languages)
        if program is not None:
            states.close(program)


def _looks_of_size(
    program: Straights, state: State, size: tuple[int, int], languages: tuple[str, ...]
) -> Iterator[Look]:
    preferences = program.settings._preferences  # noqa: SLF001  # as its own dialog would
    schemes = ("light",) if state.is_fleeting else ("light", "dark")
    for scheme in schemes:
        for language in languages[:1] if state.is_fleeting else languages:
            with elided_texts() as cut:
                if not state.is_fleeting:
                    preferences.choose("scheme", scheme)
                    preferences.choose("language", language)
                    program.window.resize(*size)
                    QApplication.processEvents()
                    program.table.apply_theme()
                state.arrange(program)
                process_events()
                found = [*cut, *violations(program)]
            picture = _thumb(program) if language == "en" else None
            yield size, scheme, language, found, picture
    if not state.is_fleeting:
        preferences.choose("language", "en")
        preferences.choose("scheme", "light")


def _thumb(program: Straights) -> QPixmap:
    """A small picture of the window; its sheet stays open."""
    window = program.window
    pixmap = window.grab()
    aspect, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    thumb = pixmap.scaled(_THUMB, aspect, smooth)
    thumb.setDevicePixelRatio(1.0)
    return thumb


def _sheet(pictures: dict[str, QPixmap]) -> QPixmap:
    rows = -(-len(pictures) // _COLUMNS)
    sheet = QPixmap(_COLUMNS * (_THUMB.width() + 8), rows * (_THUMB.height() + _LABEL + 8))
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    for number, (name, picture) in enumerate(pictures.items()):
        row, column = divmod(number, _COLUMNS)
        corner = QPointF(column * (_THUMB.width() + 8) + 4, row * (_THUMB.height() + _LABEL + 8) + 4)
        painter.drawText(QRectF(corner.x(), corner.y(), _THUMB.width(), _LABEL), name)
        painter.drawPixmap(corner + QPointF(0.0, _LABEL), picture)
    painter.end()
    return sheet


if __name__ == "__main__":
    sys.exit(main())
