"""Sentences about the position, in every language: whole, and true to the facts."""

import re

import pytest

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.advice.hints import Advice, Alternative, Hint, hint_about
from engine.straights.commands import Play
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import NAMES, STRATEGIES
from engine.straights.text.hints import choice_with_reason, cost, recommendation, short_advice, whole_advice
from engine.straights.text.levels import level
from engine.straights.text.table import winning
from engine.text.cards import card_in_sentence, card_sign
from straights_gui.view.text.languages import CODES, set_language
from straights_gui.view.text.rendering import shown, shown_parts, spoken
from straights_gui.view.text.table_text import (
    level_text,
    player_description,
    player_text,
    row_text,
    seat_text,
)
from tests.support.playing import HUMANS, legal_turns, play_on
from tests.support.window.tables import table_of

pytestmark = pytest.mark.usefixtures("qapp")  # it translates


def test_a_seat_and_a_row_are_told_in_whole_sentences() -> None:
    session = play_on(Session(Setup.of(1, HUMANS)), 40)
    shown_table = table_of(session.observe(0))
    assert seat_text(shown_table, 2) == "Player3: score 0, cards 3, discards 1. Last move: the king of clubs."
    whole = "Player4’s turn. Player4: score 0, cards 3, discards 0. Last move: the queen of clubs."
    assert seat_text(shown_table, 3) == whole
    assert row_text(shown_table.piles[0]) == "Clubs: four to king."


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
    found = []
    session = Session(Setup.of(5, HUMANS))
    while session.turn is not None and session.state.number == 1:
        advice = advice_for(session.observe(session.turn), Budget(deals=16, burn_in=2))
        assert advice is not None
        found.append(advice)
        session.submit(advice.hint.choice)
    return found


@pytest.mark.parametrize("code", CODES)
def test_advice_says_what_to_do_and_what_each_card_costs(code: str) -> None:
    """The sentence says what to do; who listens hears in addition why, and every cost, once."""
    set_language(code)
    for advice in pieces_of_advice():
        sentence, heard = shown(recommendation(advice)), spoken(*whole_advice(advice))
        assert card_sign(advice.hint.choice.card) in sentence
        begins = choice_with_reason(advice.hint) if advice.tie is None else recommendation(advice)
        assert heard.startswith(spoken(begins))
        assert not re.search(r"[{}]|%n", sentence + heard), heard
        for each in advice.alternatives:
            assert 1 == heard.count(spoken(cost(each)))


@pytest.mark.parametrize("code", CODES)
def test_a_hint_is_a_whole_sentence_of_at_most_twelve_words(code: str) -> None:
    """It names the card; no place is left open, in every language."""
    set_language(code)
    kinds = set()
    for hint in hints():
        sentence = shown(choice_with_reason(hint))
        assert card_sign(hint.choice.card) in sentence
        assert not re.search(r"[{}]|%n", sentence), sentence
        assert sentence.endswith(".")
        assert 12 >= len(sentence.split(" ")), sentence
        kinds.add(re.sub(r"[^a-z]", "", sentence.replace(card_sign(hint.choice.card), ""))[:12])
    assert len(kinds) >= 3


@pytest.mark.parametrize("code", CODES)
def test_what_is_about_as_good_is_said_to_be(code: str) -> None:
    """Both cards are named, and nothing else is said of either; of more, none but the best."""
    set_language(code)
    hint = Hint(Play(0, Card.parse("8S")), 2)
    tie = Alternative(Card.parse("6H"), 1.0, 0.8)
    advice = Advice(hint, Hint(Play(0, tie.card), 2), 5.0, (tie,))
    sentence = shown(recommendation(advice))
    assert "8♠" in sentence
    assert "6♥" in sentence
    assert 12 >= len(sentence.split(" "))
    assert shown(choice_with_reason(hint)) != sentence
    several = shown(recommendation(replace(advice, alternatives=(tie, replace(tie, card=Card.parse("5H"))))))
    assert "8♠" in several
    assert "6♥" not in several
    assert 12 >= len(several.split(" "))


@pytest.mark.parametrize("code", CODES)
def test_cards_that_are_drawn_stand_where_the_sentence_names_them(code: str) -> None:
    """In each language the text around them is that of the sentence, with the key that says why."""
    set_language(code)
    best, dearest = Card.parse("8S"), Card.parse("TH")
    alternatives = (Alternative(dearest, 21.0, 0.8),)
    said = short_advice(Advice(Hint(Play(0, best), 2), None, 5.0, alternatives))
    parts = shown_parts(said, card_in_sentence(best))

    assert [best, dearest] == [part for part in parts if isinstance(part, Card)]
    assert shown(said, card_in_sentence(best)) == "".join(
        card_sign(part) if isinstance(part, Card) else part for part in parts
    )
    assert " H" in shown(said)


@pytest.mark.parametrize("code", CODES[1:])
def test_how_each_strategy_plays_is_translated(code: str) -> None:
    """The texts stand in the engine, and are translated where they are shown."""
    set_language(code)

    levels = {shown(level(name)) for name in NAMES}
    told = {player_description(Computer(name)) for name in NAMES}

    assert len(NAMES) == len(levels) == len(told)
    assert set() == told & {info.description for info in STRATEGIES.values()}
    assert "beginner" not in levels


def test_who_plays_a_seat_is_told_in_full_or_in_short() -> None:
    """A strategy of somebody else's by its own name."""
    players = (Human(), Computer("expert"), Computer("mine"))
    assert ["human", "computer · expert", "computer · mine"] == [player_text(each) for each in players]
    assert ["human", "expert", "mine"] == [level_text(each) for each in ("", "expert", "mine")]


@pytest.mark.parametrize(
    "code, winners",
    [("en", "Anna, Ben, and Clara"), ("de", "Anna, Ben und Clara"), ("fr", "Anna, Ben et Clara")],
)
def test_those_who_tie_are_listed_as_in_a_sentence(code: str, winners: str) -> None:
    """The last two with the language's word between them."""
    set_language(code)
    assert winners in shown(winning(("Anna", "Ben", "Clara", "Dora"), (40, 40, 40, 93), (0, 1, 2)))


@pytest.mark.parametrize(
    "code, expected", [("en", "Anna wins with 1,234 points!"), ("de", "Anna gewinnt mit 1.234 Punkten!")]
)
def test_a_count_is_written_as_other_numbers_are(code: str, expected: str) -> None:
    set_language(code)
    assert expected == shown(winning(("Anna",), (1234,), (0,)))
