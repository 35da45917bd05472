"""Sentences about the position, in every language: whole, and true to the facts."""

import re

import pytest

from engine.cards.card import Card
from engine.straights.advice.advisor import advice_for
from engine.straights.advice.analysis import Budget
from engine.straights.advice.hints import Advice, Alternative, Hint, hint_about
from engine.straights.commands import Play
from engine.straights.console_text.import_game import import_game
from engine.straights.errors import (
    DifferentGame,
    RefusedMove,
    StrangeLine,
    TooFewPlayers,
    TranscriptError,
)
from engine.straights.events import SeatChanged
from engine.straights.player import Computer, Human, Player
from engine.straights.record import RoundResult
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import NAMES, STRATEGIES
from engine.straights.text.hints import choice_with_reason, cost, recommendation, whole_advice
from engine.straights.text.levels import level
from straights_gui.controller.settings.languages import CODES, set_language
from straights_gui.view.text.log_text import seat_text
from straights_gui.view.text.player_text import player_description
from straights_gui.view.text.rendering import shown, spoken
from straights_gui.view.text.round_text import winners_text
from straights_gui.view.text.table_text import card_label
from straights_gui.view.text.transcript_text import refused_text, transcript_text, unread_text
from tests.support.playing import HUMANS, legal_turns

pytestmark = pytest.mark.usefixtures("qapp")  # it translates


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
        assert card_label(advice.hint.choice.card) in sentence
        assert heard.startswith(spoken(recommendation(advice)))
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
        assert card_label(hint.choice.card) in sentence
        assert not re.search(r"[{}]|%n", sentence), sentence
        assert sentence.endswith(".")
        assert 12 >= len(sentence.split(" ")), sentence
        kinds.add(re.sub(r"[^a-z]", "", sentence.replace(card_label(hint.choice.card), ""))[:12])
    assert len(kinds) >= 3


@pytest.mark.parametrize("code", CODES)
def test_what_is_about_as_good_is_said_to_be(code: str) -> None:
    """Both cards are named, and nothing else is said of either."""
    set_language(code)
    hint = Hint(Play(0, Card.parse("8S")), 2)
    tie = Alternative(Card.parse("6H"), 1.0, 0.8)
    advice = Advice(hint, hint_about_another(), 5.0, (tie,))
    sentence = shown(recommendation(advice))
    assert "8♠" in sentence
    assert "6♥" in sentence
    assert 12 >= len(sentence.split(" "))
    assert shown(choice_with_reason(hint)) != sentence


def hint_about_another() -> Hint:
    return Hint(Play(0, Card.parse("6H")), 2)


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
    set_language(code)
    with pytest.raises(TranscriptError) as caught:
        import_game(text)
    words = transcript_text(caught.value)
    assert str(line) in words
    assert not re.search(r"[{}]", words)


@pytest.mark.parametrize(
    "error, expected",
    [
        (TooFewPlayers(3, "", ""), "the text ends before the four players are set (h or c)"),
        (
            DifferentGame(3, "", "Player2 plays 7S."),
            "the game with this seed continues with “Player2 plays 7S.”",
        ),
        (DifferentGame(3, "", ""), "the game is already over here"),
        (RefusedMove(3, "", ""), "the rules don't allow this move"),
        (StrangeLine(3, "", ""), "the console doesn't print such a line"),
    ],
)
def test_each_kind_of_wrong_line_has_words_of_its_own(error: TranscriptError, expected: str) -> None:
    """What should follow is quoted, where something should."""
    set_language("en")
    assert f"Line 3: {expected}." == transcript_text(error)
    assert "2 lines of the input were refused, the first is line 17." == refused_text(2, 17)
    assert "1 line of the input was refused: line 17." == refused_text(1, 17)
    assert "The input from line 21 on was not used." == unread_text(21)


@pytest.mark.parametrize("code", CODES)
def test_what_was_refused_or_unread_is_said_with_its_line(code: str) -> None:
    set_language(code)
    assert "17" in refused_text(1, 17)
    assert {"3", "17"} <= set(re.findall(r"\d+", refused_text(3, 17)))
    assert "21" in unread_text(21)


@pytest.mark.parametrize("code", CODES[1:])
def test_how_each_strategy_plays_is_translated(code: str) -> None:
    """The texts stand in the engine, and are translated where they are shown."""
    set_language(code)

    levels = {shown(level(name)) for name in NAMES}
    told = {player_description(Computer(name)) for name in NAMES}

    assert len(NAMES) == len(levels) == len(told)
    assert set() == told & {info.description for info in STRATEGIES.values()}
    assert "beginner" not in levels


@pytest.mark.parametrize(
    "now, said",
    [(Human(), "You now play as Ann."), (Computer("blocker"), "Another computer now plays for Ann.")],
)
def test_who_plays_a_seat_from_now_on_is_said(now: Player, said: str) -> None:
    assert said == seat_text(SeatChanged(0, Computer("random"), now), "Ann")


@pytest.mark.parametrize(
    "code, winners",
    [("en", "Anna, Ben, and Clara"), ("de", "Anna, Ben und Clara"), ("fr", "Anna, Ben et Clara")],
)
def test_those_who_tie_are_listed_as_in_a_sentence(code: str, winners: str) -> None:
    """The last two with the language's word between them."""
    set_language(code)
    result = RoundResult(((), (), (), ()), (7, 7, 7, 60), (40, 40, 40, 93))
    assert winners in winners_text(("Anna", "Ben", "Clara", "Dora"), result, (0, 1, 2))
