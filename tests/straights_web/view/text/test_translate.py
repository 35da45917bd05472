"""Texts in the player's language, and in English until they are there."""

import json

import pytest
from PySide6.QtCore import QLocale

from straights_gui.controller.settings.languages import set_language
from straights_gui.view.text.fill import fill, list_text
from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

TEXTS = {
    "languages.json": {"en": "English", "de": "Deutsch"},
    "en.json": {"Plurals": {"%n point(s)": {"one": "%n point", "other": "%n points"}}},
    "de.json": {
        "Plurals": {"%n point(s)": {"one": "%n Punkt", "other": "%n Punkte"}},
        "Menus": {"&File": "&Datei"},
    },
    "fr.json": {"Plurals": {"%n point(s)": {"one": "%n point", "other": "%n points"}}},
}
START = f"""
import * as text from "./view/text/translate.js";
const texts = {json.dumps(TEXTS)};
globalThis.fetch = async (url) => {{
  const found = texts[new URL(url).pathname.split("/").at(-1)];
  return {{ ok: found !== undefined, status: found ? 200 : 404, json: async () => found }};
}};
const points = (number) => text.translate("Plurals", "%n point(s)", number);
"""


def answer(expression: str) -> object:
    """What an expression is, which may wait."""
    return evaluate(f"{START}\nanswer(await (async () => {expression})());")


def test_before_texts_are_loaded_the_source_is_the_text() -> None:
    """The page can show something at once."""
    assert ["File", "en"] == answer('[text.translate("Menus", "&File"), text.currentLanguage()]')


def test_a_text_is_that_of_the_language_without_the_underlined_letter() -> None:
    """What is missing stays English."""
    shown = answer(
        '{ await text.useLanguage("de");'
        ' const names = [["Menus", "&File"], ["Other", "&File"], ["Web", "R & D"]];'
        " return names.map(([context, source]) => text.translate(context, source)); }"
    )
    assert ["Datei", "File", "R & D"] == shown


def test_a_number_chooses_the_form_and_is_written_as_the_language_does() -> None:
    """One point, 0 points, 1.234 Punkte; in French zero is singular."""
    numbers = "[0, 1, 2, 1234].map(points)"
    assert ["0 points", "1 point", "2 points", "1,234 points"] == answer(
        f'{{ await text.useLanguage("en"); return {numbers}; }}'
    )
    assert ["0 Punkte", "1 Punkt", "2 Punkte", "1.234 Punkte"] == answer(
        f'{{ await text.useLanguage("de"); return {numbers}; }}'
    )
    french = answer(f'{{ await text.useLanguage("fr"); return {numbers}; }}')
    assert ["0 point", "1 point", "2 points", "1\u202f234 points"] == french


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_list_of_names_reads_as_in_the_window(language: str) -> None:
    """Anna; Anna and Ben; Anna, Ben, and Clara."""
    names = ("Anna", "Ben", "Clara")
    lists = [names[:count] for count in (1, 2, 3)]
    shown = answer(
        f'{{ await text.useLanguage("{language}"); return {json.dumps(lists)}.map(text.listText); }}'
    )
    assert [QLocale(language).createSeparatedList(each) for each in lists] == shown


def test_a_value_is_not_filled_again() -> None:
    """A player may be called {card}."""
    filled = answer('text.fill("{name} played {card}. {other}", { name: "{card} $&", card: "7S" })')
    assert "{card} $& played 7S. {other}" == filled


def test_names_from_right_to_left_are_isolated_as_in_the_window(qapp: object) -> None:
    """In a sentence and in a list."""
    names = ("דוד", "Ben", "مریم", "नेहा", "\U0001e900", "7")
    shown = answer(
        f'{{ const names = {json.dumps(names)}; await text.useLanguage("en");'
        ' return [text.listText(names), ...names.map((name) => text.fill("{name} won", { name }))]; }'
    )
    set_language("en")

    assert [list_text(names), *(fill("{name} won", name=name) for name in names)] == shown


def test_a_language_that_cannot_be_loaded_changes_nothing() -> None:
    """The page goes on in the language that it has."""
    shown = answer(
        '{ await text.useLanguage("de"); const done = await text.useLanguage("tlh");'
        " return [done, text.currentLanguage(), points(1)]; }"
    )
    assert [False, "de", "1 Punkt"] == shown


def test_the_last_of_two_choices_counts_whatever_comes_first() -> None:
    """A slow answer for the first does not replace the second."""
    shown = answer(
        """{
  const fast = globalThis.fetch;
  let release = () => {};
  const held = new Promise((resolve) => { release = resolve; });
  globalThis.fetch = async (url) => { if (String(url).includes("de.json")) await held; return fast(url); };
  const first = text.useLanguage("de");
  const second = await text.useLanguage("fr");
  release();
  return [await first, second, text.currentLanguage()];
}"""
    )
    assert [False, True, "fr"] == shown


def test_the_address_comes_before_the_choice_kept_and_the_browser() -> None:
    """Else the first of the browser's languages that is available, else English."""
    choices = (
        "{address: 'de', kept: 'fr', browser: ['es']}",
        "{address: 'xx', kept: 'fr', browser: ['es']}",
        "{address: null, kept: null, browser: ['pl', 'ES-mx']}",
        "{browser: ['pl']}",
    )
    calls = ",".join(f"text.chooseLanguage(['en', 'fr', 'de', 'es'], {choice})" for choice in choices)
    assert ["de", "fr", "es", "en"] == answer(f"[{calls}]")


def test_the_languages_are_those_that_the_build_wrote() -> None:
    """With their own names."""
    assert TEXTS["languages.json"] == answer("text.availableLanguages()")


def test_a_menu_s_text_serves_as_a_title() -> None:
    """Without the dots that announce a question."""
    assert ["New game", "Undo"] == answer('["New game…", "Undo"].map(text.withoutEllipsis)')


def test_a_part_stays_where_the_language_changes_while_it_is_loaded() -> None:
    """A third language has its texts as well."""
    shown = answer(
        """{
        texts["review-de.json"] = { Menus: { Review: "Analyse" } };
        texts["review-fr.json"] = { Menus: { Review: "Analyse (fr)" } };
        texts["review-en.json"] = {};
        const part = text.useTexts("review");
        const second = text.useLanguage("fr");
        await Promise.all([part, second]);
        const read = () => text.translate("Menus", "Review");
        const first = read();
        await text.useLanguage("de");
        return [first, read()]; }"""
    )
    assert ["Analyse (fr)", "Analyse"] == shown


def test_a_part_of_the_page_brings_texts_of_its_own() -> None:
    """In each language from then on; where they cannot be loaded, the others stay."""
    shown = answer(
        """{
        texts["review-de.json"] = { Menus: { Review: "Analyse" } };
        texts["review-fr.json"] = { Menus: { Review: "Analyse (fr)" } };
        const read = () => [text.translate("Menus", "&File"), text.translate("Menus", "Review")];
        await text.useLanguage("de");
        const before = read();
        await text.useTexts("review");
        const after = read();
        await text.useTexts("other");
        const other = read();
        await text.useLanguage("fr");
        return [before, after, other, read()]; }"""
    )
    german = ["Datei", "Analyse"]
    assert [["Datei", "Review"], german, german, ["File", "Analyse (fr)"]] == shown
