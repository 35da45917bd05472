"""Advice in words is that of the window: the same sentences for the same facts."""

from dataclasses import asdict, dataclass

import pytest
from PySide6.QtWidgets import QApplication

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Discard, Play
from engine.straights.protocol.values import ADVICE
from straights_gui.controller.settings.languages import set_language
from straights_gui.resources import LANGUAGES
from straights_gui.view.text.hint_text import advice_text, hint_text, spoken_advice, why_text
from tests.support.javascript import call_all, needs_node

pytestmark = needs_node

MODULE = "straights_web/view/text/hint_text.js"
CARD = "8S"


@dataclass(frozen=True)
class Facts:
    kind: str
    alternatives: int = 3
    behind: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    ends_row: bool = False
    points: int = 8
    needed: int = 0
    cheaper: int = 0

    def as_told(self) -> dict[str, object]:
        told = asdict(self)
        return {"choice": {"type": told.pop("kind"), "card": CARD}, **told}

    def as_hint(self) -> Hint:
        card = Card.parse(CARD)
        return Hint(
            Play(0, card) if self.kind == "play" else Discard(0, card),
            self.alternatives,
            tuple(map(Card.parse, self.behind)),
            tuple(map(Card.parse, self.opened)),
            self.ends_row,
            self.points,
            self.needed,
            self.cheaper,
        )


CHOICES = [
    Facts("play", alternatives=1),
    Facts("play", behind=("9S",)),
    Facts("play", behind=("9S", "TS", "JS", "QS"), opened=("6S",)),
    Facts("play", ends_row=True),
    Facts("play"),
    Facts("play", opened=("9S",)),
    Facts("discard", alternatives=1),
    Facts("discard", cheaper=1, needed=2),
    Facts("discard", cheaper=1),
    Facts("discard", needed=1),
    Facts("discard"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_read_as_in_the_window(qapp: QApplication, language: str) -> None:
    """No sentence stands twice: the page's are found in the window's list by being the same."""
    assert qapp is not None
    set_language(language)
    try:
        expected = [hint_text(facts.as_hint()) for facts in CHOICES]
    finally:
        set_language("en")

    assert expected == call_all(MODULE, [("hintText", facts.as_told()) for facts in CHOICES], language)


COSTS = (
    Alternative(Card.parse("9H"), cost=4.2, error=0.3),
    Alternative(Card.parse("6S"), cost=0.2, error=0.4),
)


def test_sentence_reasons_and_costs_read_as_in_the_window(qapp: QApplication) -> None:
    """With a clear best card, and with one that is about as good."""
    assert qapp is not None
    set_language("en")
    hint, against = Facts("play", opened=("9S",)), Facts("play", opened=("TH",))
    for costs in (COSTS[:1], COSTS):
        other = replace(against.as_hint(), choice=Play(0, Card.parse("9H")))
        advice = Advice(hint.as_hint(), other, 12.4, costs)
        told = ADVICE.writer(advice)
        shown = call_all(MODULE, [(name, told) for name in ("adviceText", "whyText", "spokenAdvice")], "en")

        assert [advice_text(advice), why_text(advice), spoken_advice(advice)] == shown
