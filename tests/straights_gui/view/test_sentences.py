"""Sentences about the position, in every language: whole, and true to the facts."""

import re
from collections.abc import Iterator

import pytest

from engine.errors import TranscriptError
from engine.straights.advice import advice_for
from engine.straights.commands import Play
from engine.straights.console_text.import_game import import_game
from engine.straights.hints import Advice, Hint, hint_about
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.analysis import Budget
from straights_gui.controller.languages import CODES, speak
from straights_gui.view.cost_mark import cost_words
from straights_gui.view.counted import points_words
from straights_gui.view.hint_words import advice_words, hint_words, spoken_advice
from straights_gui.view.transcript_words import refused_words, transcript_words, unread_words
from straights_gui.view.words import card_name
from tests.engine.playing import HUMANS, legal_turns


@pytest.fixture(autouse=True)
def english_afterwards(qapp: object) -> Iterator[None]:
    """Other tests read English."""
    yield
    speak("en")


def hints() -> list[Hint]:
    """The hints of some games, every kind among them."""
    found = []
    for seed in range(6):
        session = Session(Setup.of(seed, HUMANS))
        while session.turn is not None:
            observation = session.observe(session.turn)
            choices = legal_turns(session.state)
            found += [hint_about(choice, observation) for choice in choices]
            session.submit(choices[len(found) % len(choices)])
    return found


def pieces_of_advice() -> list[Advice]:
    """Advice for every turn of a round."""
    found = []
    session = Session(Setup.of(5, HUMANS))
    while session.turn is not None and session.state.number == 1:
        advice = advice_for(session.observe(session.turn), Budget(deals=16, warming=2))
        assert advice is not None
        found.append(advice)
        session.submit(advice.hint.choice)
    return found


@pytest.mark.parametrize("code", CODES)
def test_advice_says_what_to_do_and_what_each_card_costs(code: str) -> None:
    """The strip tells the reason for the best and against the worst; who listens hears every price."""
    speak(code)
    for advice in pieces_of_advice():
        words, spoken = advice_words(advice), spoken_advice(advice)
        assert words.startswith(hint_words(advice.hint))
        assert spoken.startswith(words)
        assert not re.search(r"[{}]|%n", spoken), spoken
        assert cost_words(advice.points) in spoken
        for card, cost in advice.costs:
            assert cost_words(cost) in spoken
            assert card_name(card) in spoken


@pytest.mark.parametrize("code", CODES)
def test_a_hint_is_a_whole_sentence_about_its_card(code: str) -> None:
    """It names the card, what it brings and opens, or what it costs; no place is left open."""
    speak(code)
    kinds = set()
    for hint in hints():
        words = hint_words(hint)
        assert card_name(hint.choice.card) in words
        assert not re.search(r"[{}]|%n", words), words
        assert words.endswith(".")
        if isinstance(hint.choice, Play) and hint.alternatives > 1:
            assert all(card_name(card) in words for card in hint.behind[:3])
            assert not hint.behind or all(card_name(card) in words for card in hint.opened)
        elif hint.alternatives > 1:
            assert points_words(hint.points) in words
        kinds.add(re.sub(r"[^a-z]", "", words.replace(card_name(hint.choice.card), ""))[:12])
    assert len(kinds) >= 3


INVITED = "straights 5\n>Is Player1 a human (h) or a computer (c)?\n"
BEGUN = f"{INVITED}A new round begins. It's Player2's turn to play.\n"
BAD = (
    ("straights 5\nh\nh\n", 3),
    (f"{INVITED}what\n", 3),
    (f"{INVITED}A new round begins. It's Player9's turn to play.\n", 3),
    (f"{BEGUN}Player2 plays 2C.\n", 4),
    (f"{BEGUN}Player2 plays 7S.\nPlayer1's score: 0 + 0 = 0\n", 5),
)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("text, line", BAD)
def test_what_is_wrong_with_a_text_is_said_with_its_line(code: str, text: str, line: int) -> None:
    """Each kind of error has words of its own."""
    speak(code)
    with pytest.raises(TranscriptError) as caught:
        import_game(text)
    words = transcript_words(caught.value)
    assert str(line) in words
    assert not re.search(r"[{}]", words)


@pytest.mark.parametrize("code", CODES)
def test_what_was_refused_or_unread_is_said_with_its_line(code: str) -> None:
    """One line or many."""
    speak(code)
    assert "17" in refused_words(1, 17)
    assert {"3", "17"} <= set(re.findall(r"\d+", refused_words(3, 17)))
    assert "21" in unread_words(21)
