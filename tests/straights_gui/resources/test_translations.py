"""Languages: nothing is lacking, nothing is stale, nothing is left in English, and plurals are right."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QWidget

from engine.cards.card import Card
from engine.protocol.sheet import Article
from engine.straights.sheets.rules import rules
from engine.text.sentence import sentence
from engine.version import VERSION
from generators import translations
from straights_gui.model.about.licences import read_components
from straights_gui.resources import DIRECTIONS, DRAFTS, LANGUAGES
from straights_gui.view.text import languages
from straights_gui.view.text.languages import CODES, language_for, set_language
from straights_gui.view.text.rendering import points_text, shown, spoken
from tests.support.window.dialogs import DIALOGS
from tests.support.window.player import Player, Seating, at_turn, counted_game, game_without_play
from tests.support.window.pseudo_translator import CLOSE, OPEN, PseudoTranslator

FOLDER = translations.FOLDER
PLACES = re.compile(r"\{\w+\}|%n|<[^>]+>|\$\w+")
OF_TWO_MEANINGS = {"Another game?", "Player"}
"""What is said and a question, a name and a caption."""


pytestmark = pytest.mark.usefixtures("qapp")  # it translates


def messages(code: str) -> Iterator[tuple[str, str, list[str]]]:
    """Context, text and its forms in a language; a draft lacks some."""
    for context in ET.parse(FOLDER / f"straights_{code}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            if code in DRAFTS and translation.get("type") == "unfinished":
                continue
            forms = translation.findall("numerusform") or [translation]
            yield (
                context.findtext("name") or "",
                message.findtext("source") or "",
                [form.text or "" for form in forms],
            )


@pytest.mark.parametrize(
    "code, ill",
    [
        ("de", r"\b(mit|von|bei|aus|nach|fehlen)( etwa| noch)? \{points\}"),  # 0 Punkte is no dative
        ("es", r"\b(unos|faltan) \{points\}"),  # nor 1 punto a plural
    ],
)
def test_a_number_of_points_fits_into_its_sentence(code: str, ill: str) -> None:
    assert [] == [form for _, _, forms in messages(code) for form in forms if re.search(ill, form)]


def test_the_languages_are_those_of_the_settings() -> None:
    assert {path.stem for path in translations.FOLDER.glob("*.ts")} == {f"straights_{code}" for code in CODES}


@pytest.mark.parametrize("code", CODES)
def test_no_text_lacks_and_none_is_stale(code: str, tmp_path: Path) -> None:
    """The texts of the sources are those of the files; `make translations` brings new ones."""
    kept = FOLDER / f"straights_{code}.ts"
    fresh = tmp_path / kept.name
    fresh.write_bytes(kept.read_bytes())

    translations.read_sources(fresh, code)

    assert translations.is_offered(code, fresh)
    assert kept.read_text(encoding="utf-8") == fresh.read_text(encoding="utf-8")


def test_a_translator_is_told_what_each_text_of_one_word_is() -> None:
    """In packaging/generators/translators_comments.json: “left” is no side, and “Look” no verb."""
    words = [
        message
        for message in ET.parse(FOLDER / "straights_de.ts").getroot().iter("message")
        if " " not in (message.findtext("source") or "")
    ]
    assert len(words) > 100
    assert [] == [each.findtext("source") for each in words if each.find("extracomment") is None]


@pytest.mark.parametrize("code", CODES)
def test_what_the_program_loads_is_what_was_translated(code: str, tmp_path: Path) -> None:
    packed = tmp_path / "packed.qm"
    translations.pack(FOLDER / f"straights_{code}.ts", packed)
    assert (FOLDER / f"straights_{code}.qm").read_bytes() == packed.read_bytes()


def test_a_text_is_translated_once() -> None:
    """In one context, unless it has two meanings, or other translations there."""
    by_context: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for code in CODES:
        for context, source, forms in messages(code):
            by_context[source, context] += forms
    uses = Counter((source, *forms) for (source, _context), forms in by_context.items())

    assert OF_TWO_MEANINGS == {source for (source, *_forms), count in uses.items() if count > 1}


@pytest.mark.parametrize("code", CODES)
def test_apostrophes_and_quotes_are_typographic_and_english_is_contracted(code: str) -> None:
    ill = re.compile(r"(?i)['\"]|\b(cannot|(is|are|was|were|do|does|did|could|would|has|have) not)\b")
    texts = [text for _context, source, forms in messages(code) for text in (source, *forms)]
    assert [] == [text for text in texts if ill.search(re.sub(r"<[^>]+>", "", text))]


@pytest.mark.parametrize("code", CODES)
def test_places_marks_and_tags_are_kept(code: str) -> None:
    """{name}, %n, <li>, and one underlined letter where there was one; one thing needs no number."""
    for _context, source, forms in messages(code):
        for number, form in enumerate(forms):
            is_singular = number == 0 and len(forms) > 1
            left_out = {"%n"} if is_singular and "%n" not in form else set()
            assert set(PLACES.findall(source)) - left_out == set(PLACES.findall(form)), source
            assert source.count("&") == form.count("&"), source


@pytest.mark.parametrize(
    "code, expected",
    [
        ("en", ["0 points", "1 point", "2 points"]),
        ("fr", ["0 point", "1 point", "2 points"]),
        ("de", ["0 Punkte", "1 Punkt", "2 Punkte"]),
        ("es", ["0 puntos", "1 punto", "2 puntos"]),
    ],
)
def test_plurals_are_right(qapp: object, code: str, expected: list[str]) -> None:
    set_language(code)
    assert expected == [points_text(number) for number in range(3)]


@pytest.mark.parametrize(
    "code, expected",
    [
        ("en", ["the ace of spades", "the jack of spades", "the queen of spades", "the two of spades"]),
        ("fr", ["l’as de pique", "le valet de pique", "la dame de pique", "le deux de pique"]),
        ("de", ["Pik Ass", "Pik Bube", "Pik Dame", "Pik Zwei"]),
        ("es", ["el as de picas", "la jota de picas", "la reina de picas", "el dos de picas"]),
    ],
)
def test_a_card_that_is_spoken_has_the_article_of_its_rank(code: str, expected: list[str]) -> None:
    set_language(code)
    cards = [Card.parse(f"{rank}S") for rank in "AJQ2"]
    told = [spoken(sentence("hints", "Play {card}: it opens nothing.", card=card)) for card in cards]

    assert [True] * 4 == [words in text for words, text in zip(expected, told, strict=True)]


@pytest.mark.parametrize("code", CODES)
def test_underlined_letters_differ_within_a_menu(player: Player, code: str) -> None:
    """Or Alt would stop at the first of two."""
    player.preferences.choose("language", code)
    menus = player.program.window.act.menus
    for titles in ([menu.title() for menu in menus], *([a.text() for a in menu.actions()] for menu in menus)):
        letters = [text[text.index("&") + 1].lower() for text in titles if "&" in text]
        assert len(letters) == len(set(letters)), (code, titles)


@pytest.mark.parametrize("code", CODES)
def test_the_rules_call_actions_by_their_names_in_the_menus(player: Player, code: str) -> None:
    player.preferences.choose("language", code)
    actions = player.program.window.findChildren(QAction)
    texts = [text.replace("&", "") for action in actions for text in (action.text(), action.iconText())]
    (article,) = rules(in_window=True).parts
    assert isinstance(article, Article)
    names = re.findall("<b>(.+?)</b>", "".join(map(shown, article.texts)))

    assert names
    assert [] == [name for name in names if not any(text.startswith(name) for text in texts)]


def test_the_language_changes_at_once(player: Player) -> None:
    before = player.message
    for code, word in (("de", "Runde"), ("fr", "Manche"), ("es", "Ronda"), ("en", "Round")):
        player.preferences.choose("language", code)
        player.until_settled()
        assert player.program.window.progress.startswith(word)
        assert player.message == before if code == "en" else player.message != before


def test_the_system_s_language_is_spoken_where_none_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("straights_gui.view.text.languages.QLocale.system", System)
    for code in ("pt-BR", "pt"):
        monkeypatch.setitem(LANGUAGES, code, "Português")
    wishes = {"de-AT en": "de", "tlh fr_CA": "fr", "tlh": "en", "pt-PT": "pt", "pt_BR": "pt-BR", "": "en"}
    for tags, expected in wishes.items():
        System.languages = tags.split()
        assert expected == language_for("")
    assert ["es", "en"] == [language_for(chosen) for chosen in ("es", "tlh")]  # as a newer version kept it


def test_a_language_from_right_to_left_turns_the_layouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "CODES", (*CODES, "ur"))
    monkeypatch.setitem(DIRECTIONS, "ur", "rtl")
    turned = [(set_language(code), QApplication.layoutDirection().name) for code in ("ur", "en")]

    assert [(True, "RightToLeft"), (True, "LeftToRight")] == turned


class System:
    """Stands for QLocale.system()."""

    languages: list[str] = []  # noqa: RUF012  # set by the test

    def uiLanguages(self) -> list[str]:  # noqa: N802  # Qt's name
        return self.languages


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[PseudoTranslator]:
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


def texts(widget: QWidget) -> set[str]:
    found: set[str] = {widget.windowTitle()} if isinstance(widget, QDialog) else set()
    for label in widget.findChildren(QLabel):
        found.add(label.text())
    for button in widget.findChildren(QAbstractButton):
        found |= {button.text(), button.accessibleName()}
    for combo in widget.findChildren(QComboBox):
        found |= {combo.itemText(row) for row in range(combo.count())}
    return found


def is_ours(text: str) -> bool:
    """Whether a text should be in the language: neither empty nor names, figures or Qt's own."""
    return bool(re.search(r"[A-Za-z]{3}", text)) and text not in KNOWN


# Names of people and languages, Qt's own buttons, and what is the same in every language.
KNOWN = {"Player1", "Player2", "Player3", "Player4", "Straights", *LANGUAGES.values()}
KNOWN |= {"Close", "&Close", "Cancel", "&Cancel", "OK", "&OK", "Float", "+", "qt_dockwidget_closebutton"}
KNOWN |= {f"Straights {VERSION}", "MIT", *(each.name for each in read_components())}
KNOWN |= {"Closes the dock widget", "Undocks and re-attaches the dock widget"}


def english_in(found: set[str]) -> set[str]:
    return {text for text in found if is_ours(text) and OPEN not in text}


def test_nothing_on_the_window_is_left_in_english(seating: Seating, translator: PseudoTranslator) -> None:
    player = at_turn(seating, game_without_play())
    window = player.program.window
    window.retranslate()
    window.act.replay.trigger()
    window.act.replay.trigger()
    player.until_settled()
    found = texts(window)
    for action in window.findChildren(QAction):
        found |= {action.text(), action.iconText().rstrip("…")}
    found |= {player.message, player.program.table.accessibleName()}
    assert set() == english_in({text for text in found if CLOSE not in text})


@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_is_left_in_english(
    seating: Seating, translator: PseudoTranslator, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    shown: set[str] = set()
    monkeypatch.setattr(QDialog, "exec", lambda dialog: shown.update(texts(dialog)))
    player = at_turn(seating, counted_game())
    player.take_turn()
    DIALOGS[name](player)

    assert shown
    assert set() == english_in(shown)


def test_the_settings_are_not_left_in_english(seating: Seating, translator: PseudoTranslator) -> None:
    panel = at_turn(seating).program.window.settings
    panel.open()

    assert set() == english_in(texts(panel.panel))


def test_the_pseudo_language_is_asked_for_what_the_files_hold(
    player: Player, translator: PseudoTranslator
) -> None:
    """Nothing is translated from a text that lupdate cannot see, as an f-string or a variable would be."""
    player.take_turn()
    known = {source for _context, source, _forms in messages("de")}
    assert set() == {text for text in translator.asked if text not in known}
