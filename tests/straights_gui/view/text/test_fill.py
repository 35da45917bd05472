"""Values, dates and problems as texts, in the form of each language."""

import errno
import os
import sys
import unicodedata
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from engine.errors import NewerSaveGame, SaveGameError
from engine.text.rendering import isolated
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.languages import set_language
from straights_gui.view.text.rendering import day_text, fill, list_text, short_name


@given(st.text(), st.text())
def test_each_value_replaces_its_placeholder(first: str, second: str) -> None:
    expected = f"{isolated(first)} and {isolated(second)}, {isolated(first)}; {{none}}"

    assert expected == fill("{first} and {second}, {first}; {none}", first=first, second=second)


def test_names_from_right_to_left_are_isolated_in_a_list(qapp: object) -> None:
    """Else their commas and the word between them would change sides."""
    set_language("en")

    assert "\u2068שרה\u2069, Ben, and \u2068مریم\u2069" == list_text(("שרה", "Ben", "مریم"))


def test_each_letter_from_right_to_left_is_isolated_and_no_other_letter() -> None:
    """Unicode says which those are."""
    letters = {chr(number) for number in range(sys.maxunicode + 1)}
    right_to_left = {letter for letter in letters if unicodedata.bidirectional(letter) in ("R", "AL")}
    left_to_right = {letter for letter in letters if unicodedata.bidirectional(letter) == "L"}

    assert set() == {letter for letter in right_to_left if isolated(letter) == letter} - {"\u200f"}
    assert set() == {letter for letter in left_to_right if isolated(letter) != letter}


def test_a_long_name_is_cut_in_a_heading() -> None:
    """After eighteen letters, the mark of the cut among them; a blank does not stand before it."""
    assert "Eighteen letters.." == short_name("Eighteen letters..")
    assert "Nineteen letters.…" == short_name("Nineteen letters...")
    assert "Sixteen letters.…" == short_name("Sixteen letters. and more")


@pytest.mark.parametrize(
    "name, expected, short",
    [
        ("en_US", "Wednesday, November 25", "November 25"),
        ("en_GB", "Wednesday, 25 November", "25 November"),
        ("de_DE", "Mittwoch, 25. November", "25. November"),
        ("fr_FR", "mercredi 25 novembre", "25 novembre"),
        ("es_ES", "miércoles, 25 de noviembre", "25 de noviembre"),
        ("ja_JP", "2026年11月25日水曜日", "2026年11月25日"),
    ],
)
def test_a_day_is_told_without_its_year(name: str, expected: str, short: str) -> None:
    """A language that begins with the year keeps it."""
    before = QLocale()
    QLocale.setDefault(QLocale(name))
    try:
        said = tuple(day_text(date(2026, 11, 25), has_weekday=has) for has in (True, False))
    finally:
        QLocale.setDefault(before)

    assert (expected, short) == said


pytestmark = pytest.mark.usefixtures("qapp")  # it translates


@pytest.mark.parametrize(
    "error, expected",
    [
        (NewerSaveGame(), "it was saved by a newer version of Straights"),
        (OSError(errno.ENOSPC, "no space"), "the disk is full"),
        (OSError(errno.EDQUOT, "quota"), "the disk is full"),
        (OSError(errno.EROFS, "read only"), "the disk is read-only"),
        (PermissionError(errno.EACCES, "no"), "access is denied"),
        (PermissionError(errno.EPERM, "no"), "access is denied"),
        (OSError(errno.EIO, "broken"), "the disk doesn’t work"),
        (FileNotFoundError(errno.ENOENT, "none"), "it isn’t there"),
        (OSError(errno.EMLINK, os.strerror(errno.EMLINK)), os.strerror(errno.EMLINK)),
        (OSError("of its own"), "of its own"),
    ],
)
def test_why_a_file_could_not_be_used(error: SaveGameError | OSError, expected: str) -> None:
    """In words of ours where it happens now and then, else in those of the system."""
    assert expected == reason_text(error)
