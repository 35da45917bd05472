"""A PettingZoo environment: four agents in turn, each of which sees what a player at its seat would.

Actions and observations are encoded as in `vector_env`; a `Session` applies the rules.
"""

from __future__ import annotations

from typing import NoReturn

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from engine.cards.card import CARDS, Card
from engine.errors import GameIsOver
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.rl.errors import IllegalAction, NotReset
from engine.straights.rl.rewards import rewards, verify_kind
from engine.straights.rules import legal_plays
from engine.straights.session import Session
from engine.straights.setup import SEATS, Setup, Variant

_SEEDS = 2**31
_PLANES = 4
_OF_A_ROUND = frozenset(
    {"_session", "agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"}
)
_PLACES = {card: place for place, card in enumerate(CARDS)}

Options = dict[str, object]
Encoded = dict[str, NDArray[np.int8]]


class StraightsEnv(AECEnv[str, Encoded, int | None]):
    """A round, or a game to a score limit; all rewards are given at its end.

    An observation has `observation`, planes of 0 and 1 (4 x 52: hand, table, own discards, playable cards),
    and `action_mask`, the legal cards: to play or, if nothing fits, to discard.
    """

    metadata = {"name": "straights_v0", "render_modes": []}  # noqa: RUF012  # as PettingZoo has it

    def __init__(self, reward_kind: str = "points", score_limit: int = 0) -> None:
        """Create an environment, to be reset before use; raises SetupError."""
        super().__init__()
        verify_kind(reward_kind)
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(SEATS)]
        self._reward_kind = reward_kind
        self._variant = Variant(score_limit)
        self._rng = np.random.default_rng()
        cards = len(CARDS)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (_PLANES, cards), np.int8),
                "action_mask": spaces.Box(0, 1, (cards,), np.int8),
            }
        )
        self.agent_selection = self.possible_agents[0]
        self._action_spaces = {agent: spaces.Discrete(cards) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002  # as above
        """The observation space, the same for all agents."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action space: 52 cards."""
        return self._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Options | None = None,  # noqa: ARG002  # as PettingZoo has it
    ) -> None:
        """Deal; the deals follow from the seed, or continue the previous sequence."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        deal = int(self._rng.integers(_SEEDS))
        self._session = Session(Setup.of(deal, (Human(),) * SEATS, self._variant))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Options] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Encoded:
        """The agent's observation as arrays; the mask is empty when it is not on turn."""
        seen = self.observation_value(agent)
        fitting = legal_plays(CARDS, seen.table)  # whoever holds them
        planes = np.zeros((_PLANES, len(CARDS)), np.int8)
        for plane, cards in enumerate((seen.hand, seen.table.cards(), seen.discards, fitting)):
            planes[plane, [_PLACES[card] for card in cards]] = 1
        mask = np.zeros(len(CARDS), np.int8)
        mask[[_PLACES[choice.card] for choice in seen.choices]] = 1
        return {"observation": planes, "action_mask": mask}

    def observation_value(self, agent: str) -> Observation:
        """The agent's observation in the form that strategies receive."""
        return self._session.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play or discard a card for the agent on turn, or remove an agent after the end by None.

        Raises a Refusal and changes nothing if that is not possible, and NotReset before the first reset.
        """
        if not self.agents:
            raise GameIsOver("all agents are done: call reset() for another round")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalAction(f"the game is over: the action of {agent} is None, unlike {action!r}")
            self._was_dead_step(action)
            return
        card = _card(action)
        seat = self.possible_agents.index(agent)
        kind = Discard if self._session.observe(seat).must_discard else Play
        self._session.submit(kind(seat, card))
        self._cumulative_rewards[agent] = 0.0
        if self._session.is_over:
            scores = [view.score for view in self._session.observe(None).seats]
            self.rewards = dict(zip(self.agents, rewards(self._reward_kind, scores), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> None:
        """Do nothing: there is no rendering."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    if not TYPE_CHECKING:  # it would hide the attributes of PettingZoo's class, whose types are not known

        def __getattr__(self, name: str) -> NoReturn:
            """Say that there is no round yet: what belongs to one is set by `reset`."""
            if name in _OF_A_ROUND:
                raise NotReset
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _select(self) -> None:
        turn = self._session.turn
        following = self.possible_agents.index(self.agent_selection) + 1 if turn is None else turn
        self.agent_selection = self.possible_agents[following % SEATS]


def _card(action: object) -> Card:
    """The card of an action, which is a whole number of Python or NumPy."""
    place = int(action) if isinstance(action, int | np.integer) and not isinstance(action, bool) else -1
    if not 0 <= place < len(CARDS):
        raise IllegalAction(f"an action is a whole number from 0 to 51, unlike {action!r}")
    return CARDS[place]
