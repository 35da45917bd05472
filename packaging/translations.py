"""Reads the texts out of the sources into the files of each language, and packs these for the program.

    python packaging/translations.py           # new texts into the .ts files, then all .qm files anew

A new text stands in a .ts file as unfinished until somebody translates it; a test fails until then.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "straights_gui"
FOLDER = SOURCES / "resources" / "translations"
LANGUAGES = ("en", "fr", "de", "es")


def main() -> int:
    """Read, pack, and say what is not translated yet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lacking = 0
    for language in LANGUAGES:
        source = FOLDER / f"straights_{language}.ts"
        read_sources(source, language)
        pack(source, source.with_suffix(".qm"))
        unfinished = untranslated(source)
        lacking += len(unfinished)
        print(f"{source.name}: {len(unfinished)} texts without translation")
        for context, text in unfinished:
            print(f"    {context}: {text}")
    return 1 if lacking else 0


def read_sources(target: Path, language: str) -> None:
    """Bring the texts of the sources into a .ts file; what is translated there stays.

    English texts are their own translations, but for those with a number, which have two forms.
    """
    only_numbers = ["-pluralonly"] if language == "en" else []
    files = sorted(str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py"))
    command = ["-silent", "-no-obsolete", "-locations", "none", *only_numbers]
    command += ["-source-language", "en", "-target-language", language]
    _tool("lupdate", *command, *files, "-ts", str(target))


def pack(source: Path, target: Path) -> None:
    """Turn a .ts file into the .qm file that Qt loads."""
    _tool("lrelease", "-silent", str(source), "-qm", str(target))


def untranslated(source: Path) -> list[tuple[str, str]]:
    """List the texts that have no translation: context and text."""
    found = []
    for context in ET.parse(source).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [] if translation is None else (translation.findall("numerusform") or [translation])
            is_done = translation is not None and translation.get("type") is None
            if not is_done or not all((form.text or "").strip() for form in forms):
                found.append((context.findtext("name") or "", message.findtext("source") or ""))
    return found


def _tool(name: str, *arguments: str) -> None:
    """Run one of the translation tools that come with PySide6."""
    script = Path(sys.executable).with_name(f"pyside6-{name}")
    subprocess.run([str(script), *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
