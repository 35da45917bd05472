"""Resource files that are installed with the window: drawings, sounds, translations, licences, puzzles.

Files that the program reads and never writes belong here; the scripts that create them belong to
`packaging`. Start with `translations`; `folder` returns their location.
"""

from __future__ import annotations

from pathlib import Path

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español"}
"""The languages of the window, each with its own name; the first is that of the source texts."""


def folder(name: str = "") -> Path:
    """Return the folder of the resources, or a folder inside it."""
    return Path(__file__).resolve().parent / name
