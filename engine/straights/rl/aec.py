"""A PettingZoo environment: agents in turn, each of which sees what a player at its seat would.

Actions and observations are encoded as in `encoding`; a `Session` applies the rules.
"""

from __future__ import annotations

import copy

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from engine.cards.card import CARDS, Card
from engine.errors import GameIsOver
from engine.straights.commands import Discard, Play
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.rl.encoding import Encoded, encode, observation_space
from engine.straights.rl.seats import LEARNER, IllegalAction, Opponents, rewards, seat_players, verify_kind
from engine.straights.session import Session
from engine.straights.setup import SEATS, Setup, Variant
from engine.straights.strategies.registry import strategy_named

_SEEDS = 2**31

Options = dict[str, object]


class StraightsEnv(AECEnv[str, Encoded, int | None]):
    """A round, or a game to a score limit; all rewards are given at its end.

    Opponents are "learner", an agent, or strategies by name, which move by themselves; three or one for all.
    """

    metadata = {"name": "straights_v0", "render_modes": []}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self, reward_kind: str = "points", score_limit: int = 0, opponents: Opponents = LEARNER
    ) -> None:
        """Create an environment, to be reset before use; raises SetupError."""
        super().__init__()
        verify_kind(reward_kind)
        self.render_mode = None
        self._players = seat_players(opponents)
        learners = [seat for seat in range(SEATS) if self._players[seat] == LEARNER]
        self.possible_agents = [f"seat_{seat}" for seat in learners]
        self._seats = dict(zip(self.possible_agents, learners, strict=True))
        self._reward_kind = reward_kind
        self._variant = Variant(score_limit)
        self._rng = np.random.default_rng()
        self._observation_space = observation_space()
        self.agent_selection = self.possible_agents[0]
        self._action_spaces = {agent: spaces.Discrete(len(CARDS)) for agent in self.possible_agents}

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
        self._strategies = {
            seat: strategy_named(name, deal) for seat, name in enumerate(self._players) if name != LEARNER
        }
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Options] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Encoded:
        """The agent's observation as arrays; the mask is empty when it is not on turn."""
        return encode(self.observation_value(agent))

    def observation_value(self, agent: str) -> Observation:
        """The agent's observation in the form that strategies receive."""
        return self._session.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play or discard a card for the agent on turn, or remove an agent after the end by None.

        Raises a Refusal and changes nothing if that is not possible.
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
        seat = self._seats[agent]
        kind = Discard if self._session.observe(seat).must_discard else Play
        self._session.submit(kind(seat, card))
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if self._session.is_over:
            scores = [view.score for view in self._session.observe(None).seats]
            paid = rewards(self._reward_kind, scores)
            self.rewards = {agent: paid[self._seats[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()

    def clone(self) -> StraightsEnv:
        """A copy, which goes on with the same game and deals the same ones after it."""
        return copy.deepcopy(self)

    def render(self) -> None:
        """Do nothing: there is no rendering."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _select(self) -> None:
        """Let the strategies move until an agent is on turn; after the end, take the next one."""
        while (turn := self._session.turn) in self._strategies:
            self._session.submit(self._strategies[turn].choose(self._session.observe(turn)))
        if turn is None:
            following = self.possible_agents.index(self.agent_selection) + 1
            self.agent_selection = self.possible_agents[following % len(self.possible_agents)]
        else:
            self.agent_selection = f"seat_{turn}"


def _card(action: object) -> Card:
    """The card of an action, which is a whole number of Python or NumPy."""
    place = int(action) if isinstance(action, int | np.integer) and not isinstance(action, bool) else -1
    if not 0 <= place < len(CARDS):
        raise IllegalAction(f"an action is a whole number from 0 to 51, unlike {action!r}")
    return CARDS[place]
