"""Files that are installed with the window: sounds, translations, licences, puzzles.

Here belong files that the program reads and never writes; what makes them belongs to `packaging`.
Start with `translations`; `folder` says where they are.
"""

from __future__ import annotations

from pathlib import Path

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español"}
"""The languages of the window, each with its own name; the first is that of the sources."""


def folder(name: str = "") -> Path:
    """The folder of all of them, or one in it."""
    return Path(__file__).resolve().parent / name
