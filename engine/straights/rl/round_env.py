"""One round as an environment of Gymnasium: a `VectorEnv` of one, whose rounds begin when it is reset."""

from __future__ import annotations

import operator
from typing import Any, SupportsIndex

import gymnasium
import numpy as np

from engine.straights.rl.encoding import Encoded
from engine.straights.rl.opponents import Opponents
from engine.straights.rl.rewards import POINTS
from engine.straights.rl.vector_env import VectorEnv

Infos = dict[str, Any]


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
