"""Resource files that are installed with the window: drawings, sounds, translations, licences, puzzles.

Files that the program reads and never writes belong here; the scripts that create them belong to
`packaging`. Start with `translations`; `folder` returns their location.
"""

from __future__ import annotations

import json
from itertools import takewhile
from pathlib import Path


def folder(name: str = "") -> Path:
    """Return the folder of the resources, or a folder inside it."""
    return Path(__file__).resolve().parent / name


_ENTRIES = json.loads((folder("translations") / "languages.json").read_text(encoding="utf-8"))
LANGUAGES: dict[str, str] = {code: entry["name"] for code, entry in _ENTRIES.items()}
"""The languages of window and page by BCP 47, with their own names; the first is that of the source texts."""
ENGLISH = "en"
PLURALS: dict[str, list[str]] = {
    code: entry.get("plurals", ["one", "other"]) for code, entry in _ENTRIES.items()
}
"""Their plural forms in Qt's order, by the names of Intl.PluralRules."""
DRAFTS = frozenset(code for code, entry in _ENTRIES.items() if entry.get("is_draft"))
"""Those that may have untranslated texts, and that no native speaker has read yet."""
DIRECTIONS: dict[str, str] = {code: entry.get("direction", "ltr") for code, entry in _ENTRIES.items()}
"""Whether they are written from left to right or from right to left, by the names of HTML."""
INSTALLER_LANGUAGES: dict[str, str] = {
    code: entry["installer"] for code, entry in _ENTRIES.items() if "installer" in entry
}
"""Those of the installer for Windows, by the names of NSIS."""


def language_of(tag: str) -> str | None:
    """The language that a tag means, such as "pt" for "pt-BR": the one with most of its first subtags."""
    wanted = _subtags(tag)

    def shared(code: str) -> tuple[int, int]:
        subtags = _subtags(code)
        equal = takewhile(lambda pair: pair[0] == pair[1], zip(subtags, wanted, strict=False))
        return len([*equal]), -len(subtags)

    best = max(LANGUAGES, key=shared)
    return best if shared(best)[0] else None


def _subtags(tag: str) -> list[str]:
    return tag.lower().replace("_", "-").split("-")
