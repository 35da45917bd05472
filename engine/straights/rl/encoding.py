"""What a seat sees as arrays, for both environments, and as the string of its information state.

A card is a number of 0 to 51: 13 * suit + rank, suits in the order clubs, diamonds, hearts, spades. Seats are
counted from the observing one, in the order of play.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from engine.cards.card import CARDS, Card
from engine.straights.observation import Observation
from engine.straights.rules import legal_plays
from engine.straights.setup import CARDS_OF_A_HAND, SEATS
from engine.straights.table import Table

_PLAYED, _LACKED = ([f"{what} by {seat}" for seat in range(1, SEATS)] for what in ("played", "lacked"))
PLANES = ("hand", "table", "discards", "playable", *_PLAYED, *_LACKED, "number of the move")
"""The planes of an observation.

Own hand, cards on the table, own discards, cards that fit; what each other seat has played; what fitted when
it had to discard, so that it held none of it. In the last plane, cards on the table and own discards have the
number of their move in the round, 1 to 52: the numbers that are missing are the discards of others.
"""

Encoded = dict[str, NDArray[np.uint8] | NDArray[np.int8]]

NUMBERS = {card: place for place, card in enumerate(CARDS)}
"""The number of each card."""


def observation_space() -> spaces.Dict:
    """The space of an observation.

    `observation`, the planes; `action_mask`, the legal cards: to play or, if nothing fits, to discard; and
    `discards`, the number of discards of each seat.
    """
    return spaces.Dict(
        {
            "observation": spaces.Box(0, len(CARDS), (len(PLANES), len(CARDS)), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(CARDS),), np.int8),
            "discards": spaces.Box(0, CARDS_OF_A_HAND, (SEATS,), np.uint8),
        }
    )


def encode(seen: Observation, deck: Sequence[Card] = CARDS) -> Encoded:
    """A seat's observation of a round; the mask is empty when it is not on turn.

    Nothing is there of seats and cards that a round with fewer of them does not have.
    """
    assert seen.seat is not None
    players = len(seen.seats)
    played: list[list[Card]] = [[] for _ in range(SEATS)]
    lacked: list[list[Card]] = [[] for _ in range(SEATS)]
    own_discards = iter(seen.discards)
    planes = np.zeros((len(PLANES), len(CARDS)), np.uint8)
    table = Table()
    for number, move in enumerate(seen.moves, 1):
        after = (move.seat - seen.seat) % players
        card = move.card
        if card is None:
            lacked[after] += legal_plays(deck, table)
            card = next(own_discards) if after == 0 else None
        else:
            played[after].append(card)
            table = table.with_card(card)
        if card is not None:
            planes[-1, NUMBERS[card]] = number
    fitting = legal_plays(deck, seen.table)
    sets = (seen.hand, seen.table.cards(), seen.discards, fitting, *played[1:], *lacked[1:])
    for plane, cards in enumerate(sets):
        planes[plane, [NUMBERS[card] for card in cards]] = 1
    mask = np.zeros(len(CARDS), np.int8)
    mask[[NUMBERS[choice.card] for choice in seen.choices]] = 1
    counts = np.zeros(SEATS, np.uint8)
    counts[:players] = [seen.seats[(seen.seat + after) % players].discard_count for after in range(players)]
    return {"observation": planes, "action_mask": mask, "discards": counts}


def information_state(seen: Observation) -> str:
    """All that a seat knows of a round and remembers; equal strings are equal knowledge.

    The seat, its hand by suit and rank, its discards in order, and the moves of all seats; - is a discard.
    """
    hand = " ".join(str(card) for card in sorted(seen.hand, key=NUMBERS.__getitem__))
    discards = " ".join(str(card) for card in seen.discards)
    moves = " ".join(f"{move.seat}:{move.card or '-'}" for move in seen.moves)
    return f"seat {seen.seat}; hand {hand}; discards {discards}; moves {moves}"
