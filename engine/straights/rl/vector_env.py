"""Thousands of rounds in parallel over NumPy arrays, in which a policy moves for one seat.

A card is a number of 0 to 51: 13 * suit + rank, suits in the order clubs, diamonds, hearts, spades.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.errors import SetupError
from engine.fast_dataclass import dataclass
from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import policy_for
from engine.straights.rl.errors import IllegalAction, NotReset
from engine.straights.rl.rewards import POINTS, verify_kind
from engine.straights.rl.round_batch import FIRST_LEGAL, MODEL, RANDOM, RoundBatch
from engine.straights.setup import SEATS
from engine.straights.value_functions.blocker import Blocker

CARDS = 52
PLANES = ("hand", "table", "discards", "playable")
"""The planes of an observation, which are own hand, cards on the table, own discards, cards that fit."""

_KINDS = {"random": RANDOM, "first-legal": FIRST_LEGAL, "blocker": MODEL}
_COLDEST = 0.05


@dataclass(frozen=True, slots=True)
class Observations:
    """The learner's observations of all rounds.

    Attributes:
        planes: count x 4 x 52 of 0 and 1, see PLANES.
        mask: count x 52; the legal cards: to play or, if nothing fits, to discard.
        discards: count x 4; the number of discards of each seat, the learner's first.
    """

    planes: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    discards: NDArray[np.uint8]


class VectorEnv:
    """Rounds in parallel; one that ends gives its reward, and the next one is dealt in its place.

    The same seed and actions give the same rounds. The learner has seat 0, with 13 decisions per round;
    opponents are "random", "first-legal" or "blocker", three names or one for all.
    """

    def __init__(
        self,
        count: int,
        seed: int = 0,
        opponents: str | tuple[str, str, str] = "first-legal",
        rewards: str = POINTS,
    ) -> None:
        """Create rounds, to be reset before use; raises SetupError."""
        verify_kind(rewards)
        names = (opponents,) * (SEATS - 1) if isinstance(opponents, str) else opponents
        if count < 1 or len(names) != SEATS - 1 or not set(names) <= set(_KINDS):
            raise SetupError(f"one round or more, and three opponents of {', '.join(_KINDS)}, are wanted")
        self.count = count
        self._opponents, self._rewards = names, rewards
        self._is_dealt = False
        self._seed_rounds(seed)

    def reset(self, seed: int | None = None) -> Observations:
        """Deal all rounds, with all randomness from the seed if there is one."""
        if seed is not None:
            self._seed_rounds(seed)
        self._batch.deal_all()
        self._is_dealt = True
        return self._observe()

    def step(
        self, actions: NDArray[np.int64] | NDArray[np.intc]
    ) -> tuple[Observations, NDArray[np.float32], NDArray[np.bool_]]:
        """Move a card in each round; returns the observations, the rewards, and which rounds have ended.

        The observation of a round that has ended is the first turn of the next one. Raises IllegalAction and
        changes nothing; NotReset before the first reset.
        """
        if not self._is_dealt:
            raise NotReset
        places = self._places(actions)
        plain = places.data  # a memoryview, which gives Python ints to the interpreted batch
        wrong = self._batch.first_illegal(plain)
        if wrong >= 0:
            raise IllegalAction(f"in round {wrong} the card {places[wrong]} may not be moved")
        self._batch.move_all(plain)
        done = self._left == 0
        rewards = np.zeros(self.count, np.float32)
        if done.any():
            rewards[done] = learner_rewards(self._rewards, self._points[done])
            self._batch.deal_finished()
        return self._observe(), rewards, done

    def _places(self, given: object) -> NDArray[np.intc]:
        """One whole number a round; whether it is a card that may be moved is for the batch to say."""
        actions = np.asarray(given)
        if actions.shape != (self.count,):
            raise IllegalAction(f"{self.count} actions are wanted, unlike an array of shape {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise IllegalAction(f"actions are whole numbers from 0 to 51, unlike an array of {actions.dtype}")
        places = np.ascontiguousarray(actions, dtype=np.intc)
        if (places != actions).any():
            raise IllegalAction(f"actions are whole numbers from 0 to 51, unlike {actions.max()}")
        return places

    @property
    def points(self) -> NDArray[np.intc]:
        """The points of the discards so far, count x 4; a view that changes with the rounds."""
        return self._points

    def _seed_rounds(self, seed: int) -> None:
        batch = RoundBatch(_players(), self.count, seed)
        for seat, name in enumerate(self._opponents, 1):
            batch.played[seat] = _KINDS[name]
        self._batch = batch
        self._hands = np.asarray(batch.hands).reshape(self.count, SEATS)
        self._dead = np.asarray(batch.dead).reshape(self.count, SEATS)
        self._laid, self._opened = np.asarray(batch.laid), np.asarray(batch.opened)
        self._points = np.asarray(batch.points).reshape(self.count, SEATS)
        self._left = np.asarray(batch.left)

    def _observe(self) -> Observations:
        hands, opened = self._hands[:, 0], self._opened
        legal = hands & opened
        choices = np.where(legal != 0, legal, hands)
        seen = np.stack((hands, self._laid, self._dead[:, 0], opened, choices), axis=1)
        octets = seen.astype("<u8").view(np.uint8).reshape(self.count, -1, 8)
        planes = np.unpackbits(octets, axis=2, bitorder="little")
        return Observations(
            planes[:, :4, :CARDS], planes[:, 4, :CARDS].view(np.bool_), np.bitwise_count(self._dead)
        )


def learner_rewards(kind: str, points: NDArray[np.intc]) -> NDArray[np.float64]:
    """The rewards of seat 0 for many rounds, as `rewards.rewards` has them for one; points are count x 4."""
    ahead = points[:, 1:] - points[:, :1]
    return np.asarray(np.mean(ahead if kind == POINTS else np.sign(ahead), axis=1), np.float64)


@cache
def _players() -> Models:
    """The blocker at a temperature at which it hardly errs, created once."""
    return Models([policy_for(Blocker(), _COLDEST)])
