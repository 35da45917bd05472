"""What the program is, whose work is in it by which licences, and what happens to the player's data."""

from __future__ import annotations

from collections.abc import Sequence

from engine.protocol.sheet import Link, Note, Option, Sheet, SheetAnswer, SheetChoice, Shown
from engine.text.sentence import Names, sentence, signs

COPY, LICENCES = "copy", "licences"
_SOURCES = ("code.qt.io", "download.qt.io")


def about(program: Shown, *more: Note) -> Sheet:
    """The sheet of a program with its version, and what there is to say of it besides."""
    texts = (
        sentence("AboutDialog", "A card game for four players, of the Sevens family."),
        sentence(
            "AboutDialog", "Computer players see only their own hand and what everyone at the table can see."
        ),
        sentence(
            "AboutDialog",
            "All cards of a game are fixed before the first one is dealt. A number chosen by the program is "
            "sealed: its hash is shown from the start, and you can check it when the game is over.",
        ),
        sentence("AboutDialog", "Straights is free software under the MIT licence."),
    )
    tip = sentence("AboutDialog", "Include this when you report a problem")
    answers = (
        SheetAnswer(COPY, sentence("AboutDialog", "C&opy version information"), "quiet", tip=tip),
        SheetAnswer(LICENCES, sentence("AboutDialog", "&Licences…")),
    )
    parts = (Note(program, "program"), *map(Note, texts), *more)
    return Sheet("about", sentence("Actions", "&About Straights"), parts, answers)


def about_window(versions: Sequence[str], folder: str, log: Link) -> Sheet:
    """The sheet of the window with its versions: of the program, Qt, PySide6 and Python.

    `folder` has the libraries of Qt, which its licence wants to be named.
    """
    program, qt, pyside, python = versions
    if folder.startswith("/"):
        folder = f"/\N{WORD JOINER}{folder[1:]}"  # lines may break after any slash but the first
    libraries = sentence(
        "AboutDialog",
        "The window uses Qt {qt} and PySide6 {pyside} under the GNU Lesser General Public License, version "
        "3. They are linked dynamically: you can replace their libraries in {folder} with other versions. "
        "Their source code is available at {places}.",
        qt=qt,
        pyside=pyside,
        folder=folder,
        places=Names(_SOURCES),
    )
    return about(
        f"Straights {program}",
        Note(libraries, links=tuple(Link(host, f"https://{host}") for host in _SOURCES)),
        Note(sentence("AboutDialog", "Running on Python {python}.", python=python)),
        Note(sentence("AboutDialog", "Problems are logged in {file}.", file=log.text), links=(log,)),
    )


def about_page(program: Shown, *, is_at_server: bool) -> Sheet:
    """The sheet of a page, which says what it sends to whom."""
    privacy = sentence(
        "Web", "Everything runs on this device. The page sends nothing to anyone and sets no cookies."
    )
    if is_at_server:
        privacy = sentence(
            "Web",
            "Your name and your moves go to this server and to the people at your table, and to no one else. "
            "The page sets no cookies.",
        )
    return about(program, Note(privacy))


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
    origin = Note(" · ".join(filter(None, (licence, home_page))), "quiet", links)
    parts = (Note(f"{name} {version}".rstrip()), origin, Note(text, "lines"))
    choice = SheetChoice(sentence("LicencesDialog", "Components"), options, str(chosen))
    return Sheet("licences", sentence("LicencesDialog", "Licences"), parts, is_wide=True, choice=choice)
