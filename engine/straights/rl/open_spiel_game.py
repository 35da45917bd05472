"""A round as a game of OpenSpiel: its import registers `straights`, for `pyspiel.load_game("straights")`.

Chance deals the 52 cards one by one, seat after seat; then an action is a card, 13 * suit + rank. What a
round pays is the others' mean minus one's own points. Needs OpenSpiel 2, which is no dependency of any extra.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pyspiel
from numpy.typing import NDArray

from engine.cards.card import CARDS
from engine.straights.observation import Observation
from engine.straights.projection import observe
from engine.straights.rl.encoding import PLANES, encode, information_state
from engine.straights.rl.rewards import POINTS, rewards
from engine.straights.rl.single_round import dealt, moved, resampled
from engine.straights.rules import points
from engine.straights.setup import CARDS_OF_A_HAND, SEATS
from engine.straights.state import GameState

_MOST = float(points(sorted(CARDS, key=lambda card: card.rank.index)[-CARDS_OF_A_HAND:]))

_GAME_TYPE = pyspiel.GameType(
    short_name="straights",
    long_name="Straights",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
)
_GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=len(CARDS),
    max_chance_outcomes=len(CARDS),
    num_players=SEATS,
    min_utility=-_MOST,
    max_utility=_MOST,
    utility_sum=0.0,
    max_game_length=len(CARDS),
)


class StraightsState(pyspiel.State):
    """The deal so far, and the round once all cards are dealt."""

    def __init__(self, game: StraightsGame) -> None:
        super().__init__(game)
        self._order: list[int] = []
        self._round: GameState | None = None

    def current_player(self) -> int:
        """The seat on turn, or chance, or the end."""
        if self._round is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._round.turn is None else self._round.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that are not dealt yet, equally likely."""
        left = sorted({*range(len(CARDS))} - {*self._order})
        return [(place, 1 / len(left)) for place in left]

    def _legal_actions(self, player: int) -> list[int]:
        seen = self.observation_value(player)
        return sorted(CARDS.index(choice.card) for choice in seen.choices) if seen else []

    def _apply_action(self, action: int) -> None:
        if self._round is not None:
            self._round = moved(self._round, CARDS[action])
            return
        self._order.append(action)
        if len(self._order) == len(CARDS):
            self._round = dealt([CARDS[place] for place in self._order])

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  # as OpenSpiel has it
        return str(CARDS[action])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> StraightsState:
        """A state that the player cannot tell from this one, all with the same probability."""
        seen = self.observation_value(player)
        assert seen is not None  # nobody is asked while chance deals
        deal, moves = resampled(seen, sampler)
        made = StraightsState(self.get_game())
        for card in (*deal, *moves):
            made.apply_action(CARDS.index(card))
        return made

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self._round is not None and self._round.turn is None

    def returns(self) -> list[float]:
        """What the round pays each seat; 0 before its end."""
        if self._round is None or self._round.turn is not None:
            return [0.0] * SEATS
        return list(rewards(POINTS, [seat.score for seat in self._round.seats]))

    def observation_value(self, seat: int) -> Observation | None:
        """What the seat sees, in the form that strategies receive; None while chance deals."""
        return observe(self._round, seat) if self._round else None

    def __str__(self) -> str:
        if self._round is None:
            return "dealt " + " ".join(str(CARDS[place]) for place in self._order)
        return "\n".join(information_state(observe(self._round, seat)) for seat in range(SEATS))


class StraightsGame(pyspiel.Game):
    """A round of four seats; it has no parameters."""

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        super().__init__(_GAME_TYPE, _GAME_INFO, params or {})

    def new_initial_state(self) -> StraightsState:
        """The state before the first card is dealt."""
        return StraightsState(self)

    def make_py_observer(
        self,
        iig_obs_type: object = None,  # noqa: ARG002  # what a seat sees has all that it remembers
        params: Mapping[str, object] | None = None,
    ) -> StraightsObserver:
        """An observer of information states."""
        if params:
            raise ValueError(f"observers have no parameters, unlike {params}")
        return StraightsObserver()


class StraightsObserver:
    """Encodes what a seat knows: the observer's seat, the planes, the numbers of discards.

    Attributes:
        tensor: all of it, flat.
        dict: its parts, as views.
    """

    def __init__(self) -> None:
        shapes = {"player": (SEATS,), "planes": (len(PLANES), len(CARDS)), "discards": (SEATS,)}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: dict[str, NDArray[np.float32]] = {
            name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def set_from(self, state: StraightsState, player: int) -> None:
        """Encode what the player knows; nothing but the seat while chance deals."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        seen = state.observation_value(player)
        if seen is not None:
            encoded = encode(seen)
            self.dict["planes"][:] = encoded["observation"]
            self.dict["discards"][:] = encoded["discards"]

    def string_from(self, state: StraightsState, player: int) -> str:
        """What the player knows, as a string."""
        seen = state.observation_value(player)
        return f"seat {player}" if seen is None else information_state(seen)


pyspiel.register_game(_GAME_TYPE, StraightsGame)
