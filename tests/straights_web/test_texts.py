"""The texts of the page: read from its sources, translated once, in every language with the same places."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bundle.paths import PackagingError
from generators import translations
from straights_gui.resources import LANGUAGES, PLURALS
from web import build, table_page, texts
from web.sentences import engine_texts
from web.texts import TRANSLATIONS, PageText, page_texts, texts_in


@pytest.mark.parametrize(
    "source, expected",
    [
        ('translate("Web", "Play")', [PageText("Web", "Play")]),
        ('translate("Web", "a \\"b\\"")', [PageText("Web", 'a "b"')]),
        ('translate(\n  "Web",\n  "One " +\n    "two \\u2026",\n)', [PageText("Web", "One two …")]),
        ('translate("Web", "%n cards", count)', [PageText("Web", "%n cards", has_number=True)]),
        (
            '`a ${translate("Web", "b")} ${f({})}`; translate("Web", "c")',
            [PageText("Web", "b"), PageText("Web", "c")],
        ),
        ('translate("Web", "a") // translate(no)', [PageText("Web", "a")]),
        ("/* translate(this) */ style = `translate(${x}px)`", []),
        ('import { fill, translate } from "./translate.js"; export function translate(context) {}', []),
    ],
)
def test_texts_are_found(source: str, expected: list[PageText]) -> None:
    """Calls in code, not in comments and styles."""
    assert expected == texts_in(source, "a.js")


@pytest.mark.parametrize(
    "source",
    [
        'translate("Web", text)',
        "translate(context, 'a')",
        'translate("Web", `a ${b}`)',
        'translate("Web", "a" + b)',
        'translate("Web")',
        'translate("Web", "%n without its number")',
        "const t = translate;",
        'import { translate as t } from "./translate.js";',
        "texts.map(translate)",
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(source: str) -> None:
    """Or a text would stay English without a word."""
    with pytest.raises(PackagingError, match=r"room/a\.js:3: expected translate"):
        texts_in(f"\n// a comment\n{source}\n", "room/a.js")


def test_no_sentence_of_the_page_is_translated_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the window says, too, stands in the window's context; the rest in the page's own."""
    monkeypatch.setattr(translations, "page_texts", tuple)
    window = tmp_path / "window.ts"
    translations.read_sources(window, "de")
    of_window = set(read_keys(window))
    sources = {comparable(source) for _context, source in of_window}
    for text in page_texts():
        if text.context == "Web":
            assert comparable(text.source) not in sources, text
        else:
            assert (text.context, text.source) in of_window, text


def read_keys(file: Path) -> list[tuple[str, str]]:
    """Context and source of all messages, translated or not."""
    root = ET.parse(file).getroot()
    return [
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in root.iter("context")
        for message in context.iter("message")
    ]


def comparable(source: str) -> str:
    """A text without the mark of its underlined letter."""
    return re.sub(r"&(?=\S)", "", source)


def test_the_page_gets_what_it_uses(tmp_path: Path) -> None:
    """In each language by context and source; of English only plural forms."""
    known = texts.translations(TRANSLATIONS / "straights_de.ts")
    source = next(source for context, source in known if context == "TableText")
    points = PageText("Plurals", "%n points", has_number=True)
    used = (points, PageText("TableText", source), PageText("Web", "Nobody translated this"))

    texts.write_texts(tmp_path, used)

    read = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()}
    assert {*LANGUAGES} <= set(read)
    assert {"Plurals": {"%n points": {"one": "%n point", "other": "%n points"}}} == read["en"]
    assert {"%n Punkt", "%n Punkte"} == set(read["de"]["Plurals"]["%n points"].values())
    assert known["TableText", source][0] == read["de"]["TableText"][source]
    assert "Web" not in read["de"]


def test_the_page_has_the_languages_the_sheets_and_the_settings_of_the_window() -> None:
    """`make translations` has written them."""
    modules = translations.web_modules()
    assert modules == {file: file.read_text(encoding="utf-8") for file in modules}


@pytest.mark.parametrize("first", [build.first_texts, table_page.first_texts])
def test_a_page_has_each_text_once(first: Callable[[], frozenset[PageText]], tmp_path: Path) -> None:
    """Those that it shows later have files of their own, in each language."""
    later = page_texts() | engine_texts()

    texts.write_texts(tmp_path, first(), later)
    texts.write_texts(tmp_path / "whole", later)

    for code in LANGUAGES:
        at_first, more = (read_texts(tmp_path / f"{name}.json") for name in (code, f"more-{code}"))
        assert not at_first & more
        assert ("OverviewPage", "What cost most") in more or code == "en"
        assert at_first | more == read_texts(tmp_path / f"whole/{code}.json")


def read_texts(file: Path) -> set[tuple[str, str]]:
    """Context and source of all texts of a file of the page."""
    read = json.loads(file.read_text(encoding="utf-8"))
    return {(context, source) for context, entries in read.items() for source in entries}


def test_lupdate_finds_the_texts_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (PageText("Web", 'It\'s "new"…'), PageText("Web", "%n new card(s)", has_number=True))
    monkeypatch.setattr(translations, "page_texts", lambda: page)
    fresh = tmp_path / "straights_de.ts"

    translations.read_sources(fresh, "de")

    assert {("Web", text.source) for text in page} <= set(translations.untranslated(fresh))
    messages = ET.parse(fresh).getroot().iter("message")
    assert ["%n new card(s)"] == [
        m.findtext("source") for m in messages if m.get("numerus") and "new" in (m.findtext("source") or "")
    ]


def test_plural_forms_without_names_stop_the_build() -> None:
    """Or the page would show one where another belongs."""
    with pytest.raises(PackagingError, match="name those of 'de'"):
        texts.plural_forms("de", ("%n bod", "%n body", "%n bodů"))


def test_what_a_language_lacks_has_the_english_plural_forms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And its own three where it has them."""
    monkeypatch.setattr(texts, "TRANSLATIONS", tmp_path)
    monkeypatch.setitem(PLURALS, "pl", ["one", "few", "many"])
    message = "<message numerus='yes'><source>%n {0}s</source><translation>{1}</translation></message>"
    for code, forms in ("en", {"card": ["a", "b"], "day": ["c", "d"]}), ("pl", {"day": ["e", "f", "g"]}):
        read = [
            message.format(name, "".join(f"<numerusform>{form}</numerusform>" for form in each))
            for name, each in forms.items()
        ]
        text = f"<TS><context><name>Web</name>{''.join(read)}</context></TS>"
        (tmp_path / f"straights_{code}.ts").write_text(text, encoding="utf-8")

    both = [PageText("Web", f"%n {name}s", has_number=True) for name in ("card", "day")]
    found = texts.texts_of("pl", both)

    assert {
        "%n cards": {"one": "a", "other": "b"},
        "%n days": {"one": "e", "few": "f", "many": "g"},
    } == found["Web"]
