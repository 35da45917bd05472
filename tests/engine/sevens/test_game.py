"""The family's table, what is said of it, and its computers."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.cards.card import Card
from engine.errors import (
    CardNotInHand,
    DamagedSaveGame,
    EngineError,
    NotationError,
    NotYourTurn,
    UnknownStrategy,
)
from engine.games.game import table_of, told
from engine.games.table import Answer, Form, Offer, Told
from engine.sevens import game, text
from engine.sevens.rules import FAN_TAN, SEVENS, Rules, rules_of
from engine.sevens.state import Observation, Pass, Setup, State, Word
from engine.straights.commands import Discard, Play
from engine.straights.player import Computer
from engine.straights.setup import SeatSetup
from engine.text.rendering import render
from engine.text.sentence import Sentence
from tests.support.playing import cards
from tests.support.sevens import begun, played

STRAIGHTS = rules_of("3-spades-discard-0-all-discards-80p")


def seen(state: State, seat: int | None = 0) -> Observation:
    return game.observe(state, seat)


def test_who_may_pass_has_a_button_for_it() -> None:
    state = replace(begun(replace(FAN_TAN, players=3), "7S 8S\n9S TS\n7H 8H"), turn=0)
    table = table_of(game, played(state, "7S"), 1)

    assert (Offer("pass", button=text.pass_button(FAN_TAN), shortcut="Enter"),) == table.offers
    assert ["Nothing fits: pass and pay 1 chip to the pool"] == list(map(render, table.message))
    assert Pass(1) == game.action(table, Answer("pass"))
    assert "Fan Tan · round 1 of 5" == render(table.title or text.POOL)
    passed = table_of(game, played(state, "7S -"), 2)
    assert ("passed", "17") == (render_last(passed.seats[1].last), render(passed.seats[1].facts[0].text))
    assert [6] == [pile.amount for pile in passed.piles if pile.form is Form.CHIPS and pile.seat is None]


def render_last(last: object) -> str:
    return render(last) if last is text.PASSED else str(last)


def test_who_can_play_nothing_discards_where_that_is_the_rule() -> None:
    state = played(replace(begun(STRAIGHTS, "7S 8S\n9D KH\n7H 8H"), turn=0), "7S")
    table, (nine, _) = table_of(game, state, 1), cards("9D KH")
    after, events = game.apply(state, Discard(1, nine))

    assert [("discard", False)] == [(offer.key, offer.is_raised) for offer in table.offers]
    assert Discard(1, nine) == game.action(table, Answer(cards=(nine,)))
    assert Discard(1, nine) == game.action(table, Answer(cards=(nine,), target="discards.1"))
    assert Play(1, nine) == game.action(table, Answer(cards=(nine,), target="row.D"))
    assert ["None of your cards fits. Discard one: its rank counts against you."] == said(table.message)
    assert Word.DISCARD == after.seats[1].last
    (hidden,) = told(game, after, events, table_of(game, state, 2)).happenings
    assert (Told("card_hidden", (1,)),) == hidden.told
    assert ["{name} discards a card."] == [each.template for each in text.EVENT_TEXTS["card_hidden"].log]


def said(sentences: Iterable[Sentence]) -> list[str]:
    return [*map(render, sentences)]


def test_a_seat_moves_with_one_card() -> None:
    state = begun(SEVENS)

    with pytest.raises(NotYourTurn):
        game.action(table_of(game, state, None), Answer("pass"))
    with pytest.raises(NotYourTurn):
        game.action(table_of(game, state, 1), Answer(cards=cards("7S 8S")))


@pytest.mark.parametrize(
    "rules, hands, move, reason",
    [
        (FAN_TAN, "7S", Pass(0), "You may pass only if nothing fits."),
        (FAN_TAN, "7S", Pass(1), "It’s Anna’s turn."),
        (STRAIGHTS, "7S 7D", Play(0, Card.parse("7D")), "This round starts with 7♠."),
        (FAN_TAN, "8S", Play(0, Card.parse("8S")), "8♠ doesn’t fit yet: its row has to reach it first."),
    ],
)
def test_a_refusal_says_why(rules: Rules, hands: str, move: Pass | Play, reason: str) -> None:
    state = replace(begun(replace(rules, players=3), f"{hands}\n9S\n9H"), turn=0)

    with pytest.raises(EngineError) as raised:
        game.apply(state, move)

    assert [reason] == said(game.refusal(raised.value, table_of(game, state, 0)))


def test_the_table_is_described_for_who_listens() -> None:
    state = replace(begun(replace(FAN_TAN, players=3), "7S 8S\n9S TS\n7H 8H"), turn=0)

    assert said(game.description(table_of(game, state, 0)))[4:] == [
        "Pool: 5.",
        "Your hand: 7♠ 8♠.",
        "You can play: 7♠.",
        "Anna: 2 cards, 19 chips.",
        "Ben: 2 cards, 18 chips.",
        "Clara: 2 cards, 18 chips.",
        "Your turn: play a raised card",
    ]
    assert ["Start the round with 7♦."] == said(
        text.instructions(seen(replace(begun(replace(SEVENS, players=3), "7D\n8D\n9D"), turn=0)))
    )
    assert "Anna: 2 cards, 0 points." in said(
        game.description(table_of(game, begun(replace(SEVENS, players=3), "7S 8S\n9D\n8S"), None))
    )


@pytest.mark.parametrize(
    "rules, title, heading",
    [
        ("3-any-pay-0-first-chips-1r", "Anna wins with 28 chips!", "Fan Tan · round 1 of 1"),
        ("3-any-pay-0-first-chips-2r", "Anna takes 9 chips.", "Fan Tan · round 2 of 2"),
        ("3-spades-pass-0-first-cards-1r", "Anna wins with 0 points!", "Sevens · round 1 of 1"),
        ("3-spades-pass-0-first-ranks-90p", "Anna leads with 0 points.", "Sevens · round 2"),
    ],
)
def test_a_result_says_what_the_round_means(rules: str, title: str, heading: str) -> None:
    state = played(replace(begun(rules_of(rules), "7S\n9S\nKS QS AS"), turn=0), "7S")

    result = game.result(seen(state))

    assert result is not None
    assert (title, [1, 2, 3]) == (render(result.title), [row.place for row in result.rows])
    sums = "Pool 5 and cards of the others 4, less 1 paid before: 8"
    assert [sums if "chips" in rules else "Anna is out of cards first."] == said(result.notes)
    assert heading == render(table_of(game, state, 0).title or text.POOL)


def test_a_tie_of_chips_is_one() -> None:
    state = played(replace(begun(rules_of("3-any-pay-0-first-chips-1r"), "7S\n9S\nKS QS AS"), turn=0), "7S")
    tied = replace(seen(state), winners=(0, 1))

    assert "Tie at 28 chips: Anna and Ben win!" == render(text.headline(tied))


@pytest.mark.parametrize("line", ["", "9 pass", "0 pass", "x", "1 passes", "1 play 1S", "1 strategy expert"])
def test_what_is_no_action_is_not_read(line: str) -> None:
    with pytest.raises(NotationError):
        game.read(line)


def test_a_damaged_setup_is_refused() -> None:
    value = game.setup_value(
        Setup(1, (SeatSetup("Anna"),) * 2 + (SeatSetup("Ben", Computer("lowest")),), STRAIGHTS)
    )
    assert value == game.setup_value(game.setup_of(value))
    seats = value["seats"]
    assert isinstance(seats, list)

    damaged = (
        None,
        {**value, "seed": 2**40},
        {**value, "rules": "any"},
        {**value, "seats": seats[:2]},
        {**value, "seats": [*seats[:2], {"name": "Eve", "strategy": "expert"}]},
    )
    for each in damaged:
        with pytest.raises(DamagedSaveGame):
            game.setup_of(each)


def test_computers_play_by_the_points_of_the_rules() -> None:
    """An ace that is left costs as much as a king, or less: so the blocker opens the way to it, or not."""
    hands = "8S 6D AD KS\n7C\n7H"
    choices = []
    for points in ("cards", "ranks"):
        state = begun(rules_of(f"3-spades-pass-0-first-{points}-5r"), hands)
        laid = state.table.with_card(Card.parse("7S")).with_card(Card.parse("7D"))
        choices.append(game.choose("blocker", seen(replace(state, table=laid, turn=0))))

    assert [Play(0, Card.parse("6D")), Play(0, Card.parse("8S"))] == choices
    with pytest.raises(UnknownStrategy):
        game.choose("expert", seen(begun(SEVENS)))
    with pytest.raises(CardNotInHand):
        game.apply(replace(begun(FAN_TAN), turn=0), Play(0, begun(FAN_TAN).seats[1].hand[0]))  # type: ignore[arg-type]  # known
