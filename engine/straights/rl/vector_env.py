"""Thousands of rounds in parallel over NumPy arrays, as a vector environment of Gymnasium; and one alone.

Actions and observations are encoded as in `encoding`. A round is played by the compiled `round_batch`, except
for strategies without a compiled form, such as the expert, which take their usual time.
"""

from __future__ import annotations

import copy
import operator
from functools import cache
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from engine.cards.card import CARDS
from engine.errors import SetupError
from engine.straights.observation import Observation
from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import policy_for
from engine.straights.projection import observe
from engine.straights.rl.encoding import Encoded, observation_space
from engine.straights.rl.round_batch import ARRAYS, EXTERNAL, FIRST_LEGAL, MODEL, RANDOM, RoundBatch
from engine.straights.rl.seats import (
    LEARNER,
    POINTS,
    IllegalAction,
    NotReset,
    Opponents,
    seat_players,
    verify_kind,
)
from engine.straights.rl.single_round import dealt, moved
from engine.straights.setup import SEATS
from engine.straights.state import GameState
from engine.straights.strategies.registry import strategy_named
from engine.straights.value_functions.values import Blocker

_KINDS = {"random": RANDOM, "first-legal": FIRST_LEGAL, "blocker": MODEL}
_COLDEST = 0.05

Infos = dict[str, Any]
Actions = NDArray[np.int64] | NDArray[np.intc]
Rewards = NDArray[np.float32]
Flags = NDArray[np.bool_]


class VectorEnv(gymnasium.vector.VectorEnv[Encoded, Actions, NDArray[np.generic]]):
    """Rounds in parallel; one that ends gives its reward, and the next one is dealt in its place.

    The same seed and actions give the same rounds. The learner has seat 0 and the seats of opponents named
    "learner", with 13 decisions a seat and round; it observes as the seat on turn. Other opponents are
    strategies by name, three or one for all; "random", "first-legal" and "blocker" are fast.

    `infos` has `seat`, the seat on turn in each round. When rounds end, `_final_info` says which, `final_obs`
    has their last observations, and `final_info` the `rewards` and `points` of their seats, num_envs x 4.

    Attributes:
        learner_seats: the number of seats that the learner has.
        points: those of the discards so far, num_envs x 4; a view that changes with the rounds.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        num_envs: int,
        seed: SupportsIndex = 0,
        opponents: Opponents = "first-legal",
        rewards: str = POINTS,
    ) -> None:
        """Create rounds, to be reset before use; raises SetupError."""
        verify_kind(rewards)
        if num_envs < 1:
            raise SetupError("one round or more are wanted")
        self.num_envs = num_envs
        self._players, self._rewards = seat_players(opponents), rewards
        self.learner_seats = self._players.count(LEARNER)
        self.single_observation_space = observation_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(len(CARDS))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_dealt = False
        self._seed_rounds(seed)

    def reset(
        self,
        *,
        seed: SupportsIndex | None = None,
        options: Infos | None = None,  # noqa: ARG002  # as Gymnasium has it
    ) -> tuple[Encoded, Infos]:
        """Deal all rounds, with all randomness from the seed if there is one."""
        if seed is not None:
            self._seed_rounds(seed)
        self._batch.deal_all()
        self._move_strategies()
        self._is_dealt = True
        return self._observe(), {"seat": self._turn.copy()}

    def step(self, actions: Actions) -> tuple[Encoded, Rewards, Flags, Flags, Infos]:
        """Move a card in each round; a round that ends pays the seat that moved.

        Raises IllegalAction and changes nothing; NotReset before the first reset.
        """
        if not self._is_dealt:
            raise NotReset
        places = self._places(actions)
        plain = places.data  # a memoryview, which gives Python ints to the interpreted batch
        wrong = self._batch.first_illegal(plain)
        if wrong >= 0:
            raise IllegalAction(f"in round {wrong} the card {places[wrong]} may not be moved")
        moving = self._turn.copy()
        self._batch.move_all(plain)
        self._move_strategies()
        done = self._left == 0
        rewards = np.zeros(self.num_envs, np.float32)
        infos: Infos = {}
        if done.any():
            infos = self._end(done, moving)
            paid = seat_rewards(self._rewards, self.points)
            rewards[done] = paid[np.arange(self.num_envs), moving][done]
            infos["final_info"] = {"rewards": paid, "points": self.points.copy()}
            self._batch.deal_finished()
            self._move_strategies()
        return self._observe(), rewards, done, np.zeros_like(done), infos | {"seat": self._turn.copy()}

    def clone(self) -> VectorEnv:
        """A copy, which goes on with the same rounds, and deals the same ones after them."""
        return copy.copy(self)

    def __getstate__(self) -> dict[str, object]:
        """The batch as plain values: the arrays are views of it, and the compiled one is none."""
        views = np.ndarray, RoundBatch
        kept = {name: part for name, part in self.__dict__.items() if not isinstance(part, views)}
        content = {name: bytes(getattr(self._batch, name)) for name in ARRAYS}
        return kept | {"_batch": (self._batch.random, content)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        batch = RoundBatch(_models(), self.num_envs, 0)
        batch.random, content = kept["_batch"]
        for name, each in content.items():
            memoryview(getattr(batch, name)).cast("B")[:] = each
        self._view(batch)

    def observation_value(self, number: int) -> Observation:
        """The observation of the seat on turn in a round, in the form that strategies receive."""
        state = self._state(number)
        return observe(state, state.turn)

    def _places(self, given: object) -> NDArray[np.intc]:
        """One whole number a round; whether it is a card that may be moved is for the batch to say."""
        actions = np.asarray(given)
        if actions.shape != (self.num_envs,):
            raise IllegalAction(
                f"{self.num_envs} actions are wanted, unlike an array of shape {actions.shape}"
            )
        if actions.dtype.kind not in "iu":
            raise IllegalAction(f"actions are whole numbers from 0 to 51, unlike an array of {actions.dtype}")
        places = np.ascontiguousarray(actions, dtype=np.intc)
        if (places != actions).any():
            raise IllegalAction(f"actions are whole numbers from 0 to 51, unlike {actions.max()}")
        return places

    def _seed_rounds(self, seed_number: SupportsIndex) -> None:
        seed = operator.index(seed_number)  # a whole number of NumPy would overflow
        batch = RoundBatch(_models(), self.num_envs, seed)
        for seat, name in enumerate(self._players):
            batch.kinds[seat] = _KINDS.get(name, EXTERNAL)
        others = {name for name in self._players if name not in _KINDS and name != LEARNER}
        self._strategies = {name: strategy_named(name, seed) for name in sorted(others)}
        self._view(batch)

    def _view(self, batch: RoundBatch) -> None:
        """Let the arrays be those of the batch."""
        self._batch = batch
        by_seat = (self.num_envs, SEATS)
        self._hands, self._dead, self._played, self._lacked, self.points = (
            np.asarray(each).reshape(by_seat)
            for each in (batch.hands, batch.dead, batch.played, batch.lacked, batch.points)
        )
        self._laid, self._opened = np.asarray(batch.laid), np.asarray(batch.opened)
        self._turn, self._left = np.asarray(batch.turn), np.asarray(batch.left)
        self._moved = np.asarray(batch.moved).reshape(self.num_envs, len(CARDS))

    def _move_strategies(self) -> None:
        """Let strategies without a compiled form move until the learner is on turn in all rounds."""
        if not self._strategies:
            return
        for number in range(self.num_envs):
            while self._left[number]:
                strategy = self._strategies.get(self._players[self._turn[number]])
                if strategy is None:
                    break
                choice = strategy.choose(self.observation_value(number))
                self._batch.move(number, CARDS.index(choice.card))

    def _state(self, number: int) -> GameState:
        """A round as a state of the engine."""
        decks = self._batch.decks
        state = dealt([CARDS[place] for place in decks[len(CARDS) * number : len(CARDS) * (number + 1)]])
        numbers = self._moved[number]
        for place in np.argsort(numbers)[np.count_nonzero(numbers == 0) :]:
            state = moved(state, CARDS[place])
        return state

    def _observe(self, turn: NDArray[np.intc] | None = None) -> Encoded:
        """What these seats see, or those on turn."""
        rounds = np.arange(self.num_envs)[:, None]
        seats = ((self._turn if turn is None else turn)[:, None] + np.arange(SEATS)) % SEATS
        own, others = seats[:, 0], seats[:, 1:]
        hands, dead = self._hands[rounds[:, 0], own], self._dead[rounds[:, 0], own]
        legal = hands & self._opened
        own_sets = hands, self._laid, dead, self._opened
        of_others = self._played[rounds, others], self._lacked[rounds, others]
        gone = self._laid | dead
        sets = np.column_stack((*own_sets, *of_others, np.where(legal != 0, legal, hands), gone))
        octets = sets.astype("<u8").view(np.uint8).reshape(self.num_envs, -1, 8)
        planes = np.unpackbits(octets, axis=2, bitorder="little")[:, :, : len(CARDS)]
        mask = planes[:, -2].astype(np.int8)
        planes[:, -2] = planes[:, -1] * self._moved
        discards = np.bitwise_count(self._dead[rounds, seats])
        return {"observation": planes[:, :-1], "action_mask": mask, "discards": discards}

    def _end(self, done: Flags, moving: NDArray[np.intc]) -> Infos:
        """The last observations of the rounds that have ended, as Gymnasium's wrappers expect them."""
        last = self._observe(moving)
        final = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(done):
            final[number] = {key: part[number] for key, part in last.items()}
        return {"final_obs": final, "_final_obs": done, "_final_info": done}


def seat_rewards(kind: str, points: NDArray[np.intc]) -> NDArray[np.float64]:
    """The rewards of many rounds, as `seats.rewards` has them for one; both are count x 4."""
    ahead = points[:, None, :] - points[:, :, None]
    paid = ahead if kind == POINTS else np.sign(ahead)
    return np.asarray(paid.sum(axis=2) / (SEATS - 1), np.float64)


@cache
def _models() -> Models:
    """The blocker at a temperature at which it hardly errs, created once."""
    return Models([policy_for(Blocker(), _COLDEST)])


class RoundEnv(gymnasium.Env[Encoded, np.int64]):
    """A round with the arguments of `VectorEnv`.

    `infos` has the `seat` on turn, and at the end the `rewards` and `points` of all seats.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self, seed: SupportsIndex = 0, opponents: Opponents = "first-legal", rewards: str = POINTS
    ) -> None:
        self._rounds = VectorEnv(1, seed, opponents, rewards)
        self.observation_space = self._rounds.single_observation_space
        self.action_space = self._rounds.single_action_space

    def reset(
        self, *, seed: SupportsIndex | None = None, options: Infos | None = None
    ) -> tuple[Encoded, Infos]:
        """Deal a round, from the seed if there is one."""
        super().reset(seed=None if seed is None else operator.index(seed), options=options)
        seen, infos = self._rounds.reset(seed=seed)
        return _only(seen), _only(infos)

    def step(self, action: np.int64) -> tuple[Encoded, float, bool, bool, Infos]:
        """Move a card; raises IllegalAction and changes nothing, and NotReset before the first reset."""
        seen, rewards, done, _, infos = self._rounds.step(np.array([action]))
        now = infos["final_obs"][0] if done[0] else _only(seen)
        told = _only(infos["final_info"] if done[0] else infos)
        return now, float(rewards[0]), bool(done[0]), False, told


def _only(parts: Infos) -> Infos:
    """The parts of the only round."""
    return {name: part[0] for name, part in parts.items()}
