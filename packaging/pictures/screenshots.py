"""Draws the README's screenshots from the real window, with fixed seeds."""

import tempfile
from pathlib import Path

from pictures.window_states import DRAWINGS, close, picture
from straights_gui.application import create_application

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
SIZE = (1280, 860)
_QUALITY = 90  # as PNG, the grain of the tables takes over a megabyte per picture


def main() -> None:
    """Draw all states."""
    _application = create_application()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in DRAWINGS.items():
        with tempfile.TemporaryDirectory() as folder:
            program = draw(Path(folder), SIZE)
            picture(program).save(str(FOLDER / f"{name}.webp"), "webp", _QUALITY)
            close(program)


if __name__ == "__main__":
    main()
