"""Sentences in English: cards as signs or in words, numbers, names, plural forms, values like places."""

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import Card, Rank, Suit
from engine.protocol.sentences import SENTENCE
from engine.straights.text.table import opening
from engine.text.rendering import card_parts, fill, render
from engine.text.sentence import Names, Tenths, cards, points, sentence, signs

SEVEN, SIX, EIGHT = map(Card.parse, ("7H", "6H", "TC"))

SAID = (
    opening(SEVEN, (), ()),
    sentence("spoken", "Your hand: {cards}.", cards=(SIX, EIGHT)),
    sentence("spoken", "{suit}: {first}.", suit=Suit.CLUBS, first=Rank.QUEEN),
    sentence("a", "It costs {points}.", points=points(1)),
    sentence("a", "{names} win by {number}", names=Names(("Anna", "Ben", "\u05d0\u05d1")), number=1234),
    sentence("a", "{name} has {cards} {other}", name="anna {cards}", cards=cards(12)),
    sentence("a", "It opens {both}.", both=sentence("a", "{one} and {two}", one=SIX, two=EIGHT)),
    signs("{both}!", both=sentence("a", "{one} and {two}", one=SIX, two=EIGHT)),
    sentence("a", "{price} points a round", price=Tenths(1234.0)),
)
EXPECTED = Path(__file__).with_name("sentences.json")
"""What these sentences are in messages, on screen and in words; the test of the page reads it, too."""


def test_sentences_are_written_shown_and_spoken() -> None:
    found = [
        {"sentence": SENTENCE.write(said), "shown": render(said), "spoken": render(said, in_words=True)}
        for said in SAID
    ]

    assert json.loads(EXPECTED.read_text(encoding="utf-8")) == found


@given(st.text(), st.text())
def test_a_value_is_never_taken_for_a_place(one: str, other: str) -> None:
    assert f"<{one}|{other}>{{c}} {{" == fill("<{a}|{b}>{c} {", {"a": one, "b": other})


def test_what_opens_only_cards_of_others_is_told() -> None:
    opened = (Card.parse("QH"), Card.parse("AC"))
    said = render(opening(SEVEN, opened, ()), in_words=True)

    assert "The seven of hearts opens the queen of hearts and the ace of clubs: you hold none." == said


def test_a_name_from_right_to_left_is_isolated_once() -> None:
    said = sentence("a", "{name} wins", name="\u05d0\u05d1")

    assert "\u2068\u05d0\u05d1\u2069 wins" == render(said)
    assert render(said) == render(sentence("a", "{name} wins", name="\u2068\u05d0\u05d1\u2069"))


def test_the_cards_of_a_sentence_are_parts_of_it() -> None:
    """Those of a sentence within it, too; the rest is text as it is shown."""
    seven = Card.parse("7S")
    inner = sentence("", "{card} fits", card=seven)

    card, *texts = card_parts(sentence("", "{inner} after {number} points", inner=inner, number=2))

    assert (seven, " fits after 2 points") == (card, "".join(map(str, texts)))
