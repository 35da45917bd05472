"""What may be known of each card: where it is, or who can hold it."""

import pytest

from engine.cards.card import CARDS
from engine.fast_dataclass import replace
from engine.protocol.sheet import CardGrid
from engine.straights.advice.inference import possible_holders
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL
from engine.straights.sheets.card_tracker import card_grid
from engine.text.rendering import render
from tests.support.playing import play_on, session_with

TWO = (Human(), Computer(FIRST_LEGAL), Human(), Computer(FIRST_LEGAL))


def observed(viewer: int | None, moves: int = 40) -> Observation:
    return play_on(session_with(TWO, seed=5), moves).observe(viewer)


def legend(grid: CardGrid) -> list[str]:
    return [render(each.text) for each in grid.legend]


def named(observation: Observation, *names: str) -> CardGrid:
    seats = [replace(each, name=name) for each, name in zip(observation.seats, names, strict=True)]
    return card_grid(replace(observation, seats=tuple(seats)))


def test_each_card_is_where_the_viewer_knows_it() -> None:
    observation = observed(0, 50)  # late enough to tell what must lie face down
    grid, holders = card_grid(observation), possible_holders(observation)
    expected = {card: "held" if holders[card] else "nowhere" for card in holders}
    expected |= dict.fromkeys(observation.table.cards(), "on_table")
    expected |= dict.fromkeys(observation.discards, "put_down")
    expected |= dict.fromkeys(observation.hand, "in_hand")

    assert [expected[card] for card in CARDS] == [each.place for each in grid.cards]
    assert {"on_table", "put_down", "in_hand", "held", "nowhere"} == {*expected.values()}


@pytest.mark.parametrize(
    "viewer, others", [(0, (1, 2, 3)), (1, (2, 3, 0)), (3, (0, 1, 2)), (None, (0, 1, 2, 3))]
)
def test_the_others_are_told_in_the_order_of_play(viewer: int | None, others: tuple[int, ...]) -> None:
    """The legend explains own cards where somebody has some."""
    observation = observed(viewer)
    grid, holders = card_grid(observation), possible_holders(observation)
    found = {card: each.holders for card, each in zip(CARDS, grid.cards, strict=True) if each.holders}
    letters = [each.holders[0] for each in grid.legend[: len(others)]]
    names = [observation.seats[seat].name for seat in others]

    assert [f"{name} may hold it" for name in names] == legend(grid)[: len(others)]
    assert {
        card: tuple(letter if seat in seats else "" for letter, seat in zip(letters, others, strict=True))
        for card, seats in holders.items()
        if seats
    } == found
    own = [("in your hand", "in_hand"), ("discarded by you", "put_down")] if viewer is not None else []
    places = [
        ("can’t hold it", "held"),
        ("on the table", "on_table"),
        *own,
        ("certainly face down", "nowhere"),
    ]
    assert places == [(render(each.text), each.place) for each in grid.legend[len(others) :]]


def test_letters_are_those_of_the_names_where_they_differ() -> None:
    different = named(observed(0), "Me", "Clara", "Diego", "Hugo")
    same = named(observed(0), "Me", "Anna", "anton", "Hugo")

    assert ["C", "D", "H", ""] == [each.holders[0] for each in different.legend if each.holders]
    assert ["2", "3", "4", ""] == [each.holders[0] for each in same.legend if each.holders]
