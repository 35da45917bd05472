"""Draws the real window in its states, with fixed seeds: the README's screenshots, or pictures to look at.

With another folder, size, language or scheme: `make screenshots ARGS="build/pictures --size 640 480"`; the
scale is that of QT_SCALE_FACTOR.
"""

import argparse
import tempfile
from pathlib import Path

from pictures.window_states import DRAWINGS, close, picture
from straights_gui.application import create_application

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
_QUALITY = 90  # as PNG, the grain of the tables takes over a megabyte per picture


def main() -> None:
    """Draw all states."""
    parser = argparse.ArgumentParser(prog="make screenshots")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 860))
    parser.add_argument("--language", default="en")
    parser.add_argument("--scheme", default="light")
    options = parser.parse_args()
    _application = create_application()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, draw in DRAWINGS.items():
        with tempfile.TemporaryDirectory() as folder:
            program = draw(Path(folder), options.size)
            for key in ("language", "scheme"):
                program._preferences.choose(key, getattr(options, key))  # noqa: SLF001  # as the settings do
            picture(program).save(str(options.folder / f"{name}.webp"), "webp", _QUALITY)
            close(program)


if __name__ == "__main__":
    main()
