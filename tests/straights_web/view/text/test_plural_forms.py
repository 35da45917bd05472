"""A language with three plural forms: the window and the page choose the same one for each count."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from bundle.paths import PackagingError
from engine.cards.card import Card
from engine.straights.advice.hints import Alternative, Hint
from engine.straights.commands import Discard
from engine.straights.protocol.sentences import SENTENCE
from engine.straights.text.hints import choice_with_reason, cost
from engine.straights.text.sentence import cards, points, sentence
from engine.straights.text.table import winning
from generators import translations
from straights_gui.view.text.rendering import shown, spoken
from tests.support.javascript import call_all, needs_node
from web import texts
from web.sentences import engine_texts

POLISH = Path(__file__).with_name("straights_pl.ts")
"""Some texts in Polish, which is no language of the program."""
SEVEN = Card.parse("7S")


@pytest.fixture
def polish(qapp: QApplication, tmp_path: Path) -> Iterator[None]:
    """The window in Polish."""
    packed, translator = tmp_path / "straights_pl.qm", QTranslator()
    translations.pack(POLISH, packed)
    assert translator.load(str(packed))
    former = QLocale()
    qapp.installTranslator(translator)
    QLocale.setDefault(QLocale("pl"))
    yield
    qapp.removeTranslator(translator)
    QLocale.setDefault(former)


@needs_node
def test_window_and_page_choose_the_plural_form_of_the_language(
    polish: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One point, some points, many points, as Qt and the browser count in Polish."""
    monkeypatch.setattr(texts, "TRANSLATIONS", POLISH.parent)
    known = texts.texts_of("pl", engine_texts())
    said = [
        each
        for count in (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 122, 12_345)
        for each in (
            points(count),
            cards(count),
            cost(Alternative(SEVEN, float(count), 0.1)),
            choice_with_reason(Hint(Discard(0, SEVEN), 3, needed=count)),
            sentence("hints", "The card alone is {points}.", points=points(count)),
            winning(("Anna", "Ben"), (count, count), (0,)),
            winning(("Anna", "Ben"), (count, count), (0, 1)),
        )
    ]

    forms = [SENTENCE.write(each) for each in said]
    calls = [(form, each) for form in ("shown", "spoken") for each in forms]
    module = "straights_web/view/text/sentence.js"
    assert [*map(shown, said), *map(spoken, said)] == call_all(module, calls, "pl", known)
    assert ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"] == [
        shown(points(count)) for count in (1, 2, 5, 12, 22)
    ]
    assert ["Anna: 1 punkt, wygrana!", "Anna: 22 punkty, wygrana!", "Anna: 25 punktów, wygrana!"] == [
        shown(winning(("Anna",), (count,), (0,))) for count in (1, 22, 25)
    ]
    assert "Siódemka pik: koszt większy o 3 punkty niż u innych." == spoken(
        cost(Alternative(SEVEN, 3.2, 0.1))
    )


def test_plural_forms_without_names_stop_the_build() -> None:
    """Or the page would show one where another belongs."""
    with pytest.raises(PackagingError, match="name those of 'cs'"):
        texts.plural_forms("cs", ("%n bod", "%n body", "%n bodů"))
