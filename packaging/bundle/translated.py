"""What a system shows of the game, in menus, software centres and the installer, in other languages.

A template has these texts in English, in lines with the mark @ where another language has its own:

    Comment@=Build rows of cards        <p@>Every suit grows …</p>        LangString TheGame @ "Straights"
"""

import re
from collections.abc import Mapping
from functools import cache

from straights_gui.resources import ENGLISH
from web.texts import TRANSLATIONS, PageText, translations

CONTEXT = "Desktop"
"""That of these texts in the catalogue of the window."""
_MARKED = re.compile(r'^(.*)@([=>]| ")(.+?)(</\w+>|"|)$', re.MULTILINE)
_NEW_LINE = r"$\r$\n"
_ESCAPES = {"=": {"\\": r"\\"}, ">": {"&": "&amp;", "<": "&lt;"}, ' "': {'"': r"$\"", "\n": _NEW_LINE}}
"""What a translator's words may not have in menus, XML and the installer, by the sign before them."""
catalogue = cache(translations)


def marked_texts(template: str) -> set[PageText]:
    """The texts of a template, as translators read them."""
    texts = {text.replace(_NEW_LINE, "\n") for _before, _sign, text, _after in _MARKED.findall(template)}
    return {PageText(CONTEXT, text) for text in texts - {"${summary}"}}


def in_languages(template: str, marks: Mapping[str, str], *, is_whole: bool = False) -> str:
    """A template with its texts in these languages, with their marks; if whole, in English what one lacks."""

    def lines(found: re.Match[str]) -> str:
        before, sign, text, after = found.groups()
        said = {mark: _translated(text, code, sign) or text * is_whole for code, mark in marks.items()}
        return "\n".join(f"{before}{mark}{sign}{each}{after}" for mark, each in said.items() if each)

    return _MARKED.sub(lines, template)


def _translated(text: str, code: str, sign: str) -> str:
    if code == ENGLISH:
        return text
    found = catalogue(TRANSLATIONS / f"straights_{code}.ts").get((CONTEXT, text.replace(_NEW_LINE, "\n")))
    return "" if found is None else "".join(_ESCAPES[sign].get(letter, letter) for letter in found[0])
