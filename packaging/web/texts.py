"""The texts of the page: extracted from its sources, and written in each language.

The page names a text as `translate("Context", "Source")`, or with a number as a third argument where the text
has plural forms. The translations are in the .ts files of the window, so that none is made twice. The page
gets those that it uses, as `resources/texts/de.json` and so on.
"""

import json
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

from bundle.paths import RESOURCES, ROOT, PackagingError
from straights_gui.resources import ENGLISH, LANGUAGES, PLURALS
from web.page.modules import without_comments

SOURCES = ROOT / "straights_web"
TRANSLATIONS = RESOURCES / "translations"

_REFUSAL = 'expected translate("Context", "Source") or the same with a number, with literal strings'
_STRING = r'"(?:[^"\\\n]|\\.)*"'
_STRINGS = rf"({_STRING}(?:\s*\+\s*{_STRING})*)"
_CALL = re.compile(rf"translate\(\s*{_STRINGS},\s*{_STRINGS}(?P<end>,?\s*\)|,)")
# Not the function itself, its module, an imported name, a property, or a transform of a style.
_USE = re.compile(r"(?<![./\w])(?<!function )translate\b(?!\s*[,}]|\([$-])")


@dataclass(frozen=True, slots=True, order=True)
class PageText:
    """A text of the page: its context, its English source, and whether it has plural forms."""

    context: str
    source: str
    has_number: bool = False


def page_texts(modules: Iterable[Path] | None = None) -> frozenset[PageText]:
    """The texts of all modules of the page or of some; PackagingError names the line."""
    files = SOURCES.rglob("*.js") if modules is None else modules
    return frozenset(
        text
        for file in files
        for text in texts_in(file.read_text(encoding="utf-8"), str(file.relative_to(SOURCES)))
    )


def texts_in(source: str, name: str) -> list[PageText]:
    """The texts of one source; `name` is for errors."""
    found, code = [], without_comments(source)
    for use in _USE.finditer(code):
        call = _CALL.match(code, use.start())
        context, text = map(_value, call.groups()[:2]) if call else ("", "")
        has_number = call is not None and call["end"] == ","
        if call is None or ("%n" in text and not has_number):
            line = code.count("\n", 0, use.start()) + 1
            raise PackagingError(f"{name}:{line}: {_REFUSAL}")
        found.append(PageText(context, text, has_number))
    return found


def _value(literal: str) -> str:
    """The value of literal strings joined with +."""
    return "".join(json.loads(part) for part in re.findall(_STRING, literal))


def lupdate_source(texts: Iterable[PageText]) -> str:
    """A Python module with the same texts, which lupdate can parse.

    It accepts a number only in calls of `tr`, whose context is the class.
    """
    lines = ["from PySide6.QtCore import QCoreApplication, QObject"]
    for text in sorted(texts):
        if text.has_number:
            lines += [f"class {text.context}(QObject):", f"    x = self.tr({text.source!r}, '', n)"]
        else:
            lines.append(f"QCoreApplication.translate({text.context!r}, {text.source!r})")
    return "\n".join(lines) + "\n"


def translations(file: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    """The finished translations of a .ts file by context and source: one form, or one per plural form."""
    return {key: forms for key, forms in messages(file) if forms is not None}


def messages(file: Path) -> Iterator[tuple[tuple[str, str], tuple[str, ...] | None]]:
    """Each text of a .ts file, as context and source, with its forms; None if it is marked unfinished."""
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = context.findtext("name") or "", message.findtext("source") or ""
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                yield key, None
            else:
                forms = translation.findall("numerusform") or [translation]
                yield key, tuple(form.text or "" for form in forms)


def texts_of(language: str, texts: Iterable[PageText]) -> dict[str, dict[str, object]]:
    """The texts for a language by context and source: a string, or plural forms by name.

    Untranslated texts have the English plural forms, or are omitted: the page shows their source.
    """
    found: dict[str, dict[str, object]] = {}
    for code in (ENGLISH, language):
        known = translations(TRANSLATIONS / f"straights_{code}.ts")
        for text in sorted(texts):
            forms = known.get((text.context, text.source), ("",))
            if all(forms):
                entry = plural_forms(code, forms) if text.has_number else forms[0]
                found.setdefault(text.context, {})[text.source] = entry
    return found


def plural_forms(language: str, forms: tuple[str, ...]) -> dict[str, str]:
    """The plural forms of a text by name; PackagingError if their names are not known."""
    names = PLURALS[language]
    if len(names) != len(forms):
        raise PackagingError(
            f"{forms[-1]!r} has {len(forms)} plural forms: name those of {language!r} in languages.json"
        )
    return dict(zip(names, forms, strict=True))


def write_texts(folder: Path, first: Collection[PageText], later: Iterable[PageText] = ()) -> None:
    """Write the texts of each language: the first ones, and as `more-de.json` those that are loaded later."""
    folder.mkdir(parents=True, exist_ok=True)
    more = [text for text in later if text not in first]
    for language in LANGUAGES:
        _write(folder / f"{language}.json", texts_of(language, first))
        _write(folder / f"more-{language}.json", texts_of(language, more))


def _write(file: Path, value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text, encoding="utf-8")
