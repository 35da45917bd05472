"""Files that the window needs, and where they are found."""

from __future__ import annotations

from pathlib import Path


def folder(name: str = "") -> Path:
    """The folder of all of them, or one in it."""
    from importlib import resources  # costs ten milliseconds, so not for the first paint

    return Path(str(resources.files(__name__))) / name
