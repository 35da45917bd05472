"""The components of a program, and what the licence of one of them says."""

from __future__ import annotations

from collections.abc import Sequence

from engine.protocol.sheet import Link, Note, Option, Sheet, SheetChoice
from engine.text.sentence import sentence, signs


def licences(
    components: Sequence[tuple[str, str]], chosen: int, version: str, home_page: str, text: str
) -> Sheet:
    """`components` have names and licences; the chosen one has the rest, of which only `text` is never ""."""
    name, licence = components[chosen]
    options = tuple(
        Option(str(number), signs("{name}", name=each), is_name=True)
        for number, (each, _licence) in enumerate(components)
    )
    links = (Link(home_page, home_page),) if home_page else ()
    parts = (
        Note(f"{name} {version}".rstrip()),
        Note(" · ".join(filter(None, (licence, home_page))), "quiet", links),
        Note(text, "lines"),
    )
    choice = SheetChoice(sentence("LicencesDialog", "Components"), options, str(chosen))
    return Sheet("licences", sentence("LicencesDialog", "Licences"), parts, is_wide=True, choice=choice)
