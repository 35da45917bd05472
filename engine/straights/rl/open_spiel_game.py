"""A round as a game of OpenSpiel: its import registers `straights`, for `pyspiel.load_game("straights")`.

Chance says of each card, by suit and rank, which seat has it; then an action is a card, 13 * suit + rank.
What a round pays is the others' mean minus one's own points. `straights(players=3,suits=2,ranks=7)` is a
smaller round: 2 to 4 players, the cards of `deck_of`, tensors of the same form. Needs OpenSpiel 2, which is
no dependency of any extra.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from engine.cards.card import CARDS, Card
from engine.errors import SetupError
from engine.straights.observation import Observation
from engine.straights.projection import observe
from engine.straights.rl.encoding import NUMBERS, PLANES, encode, information_state
from engine.straights.rl.seats import POINTS, rewards
from engine.straights.rl.single_round import dealt, deck_of, moved, resampled
from engine.straights.rules import points
from engine.straights.setup import SEATS
from engine.straights.state import GameState

_PARAMETERS = {"players": SEATS, "suits": 4, "ranks": 13}

_GAME_TYPE = pyspiel.GameType(
    short_name="straights",
    long_name="Straights",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_PARAMETERS,
)


class _Dealt(NamedTuple):
    """The hands as far as they are dealt, and the round once all cards are."""

    hands: tuple[tuple[Card, ...], ...]
    round: GameState | None = None

    def __deepcopy__(self, memo: object) -> _Dealt:
        """Nothing in it changes, and OpenSpiel copies a state for each move that it tries."""
        return self


class StraightsState(pyspiel.State):
    """The deal so far, and the round once all cards are dealt."""

    def __init__(self, game: StraightsGame) -> None:
        super().__init__(game)
        self._dealt = _Dealt(((),) * game.num_players())

    def current_player(self) -> int:
        """The seat on turn, or chance, or the end."""
        if self._dealt.round is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._dealt.round.turn is None else self._dealt.round.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seats that lack cards, each as likely as it lacks many."""
        deck, hands = self.get_game().deck, self._dealt.hands
        lacking = [len(deck[seat :: len(hands)]) - len(hand) for seat, hand in enumerate(hands)]
        return [(seat, number / sum(lacking)) for seat, number in enumerate(lacking) if number]

    def _legal_actions(self, player: int) -> list[int]:
        seen = self.observation_value(player)
        return sorted(NUMBERS[choice.card] for choice in seen.choices) if seen else []

    def _apply_action(self, action: int) -> None:
        hands = self._dealt.hands
        if self._dealt.round is not None:
            self._dealt = _Dealt(hands, moved(self._dealt.round, CARDS[action]))
            return
        deck, number = self.get_game().deck, sum(map(len, hands)) + 1
        hands = (*hands[:action], (*hands[action], deck[number - 1]), *hands[action + 1 :])
        order = [card for hand in hands for card in hand]
        self._dealt = _Dealt(hands, dealt(order, len(hands)) if number == len(deck) else None)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seat {action}" if player == pyspiel.PlayerId.CHANCE else str(CARDS[action])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> StraightsState:
        """A state that the player cannot tell from this one, all with the same probability."""
        seen = self.observation_value(player)
        assert seen is not None  # nobody is asked while chance deals
        game: StraightsGame = self.get_game()
        return game.state_of(*resampled(seen, sampler, game.deck))

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self._dealt.round is not None and self._dealt.round.turn is None

    def returns(self) -> list[float]:
        """What the round pays each seat; 0 before its end."""
        if self._dealt.round is None or self._dealt.round.turn is not None:
            return [0.0] * len(self._dealt.hands)
        return list(rewards(POINTS, [seat.score for seat in self._dealt.round.seats]))

    def observation_value(self, seat: int) -> Observation | None:
        """What the seat sees, in the form that strategies receive; None while chance deals."""
        return observe(self._dealt.round, seat) if self._dealt.round else None

    def __str__(self) -> str:
        if self._dealt.round is None:
            return "dealt " + "; ".join(" ".join(map(str, hand)) for hand in self._dealt.hands)
        seats = range(len(self._dealt.hands))
        return "\n".join(information_state(observe(self._dealt.round, seat)) for seat in seats)


class StraightsGame(pyspiel.Game):
    """A round of four seats with 52 cards, or of fewer.

    Attributes:
        deck: the cards that are dealt.
    """

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        players, suits, ranks = {**_PARAMETERS, **(params or {})}.values()
        if players not in range(2, SEATS + 1):
            raise SetupError(f"a round has 2 to {SEATS} players, not {players}")
        self.deck = deck_of(suits, ranks)
        dearest = sorted(self.deck, key=lambda card: card.rank.index)[-len(self.deck[::players]) :]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(CARDS),
            max_chance_outcomes=players,
            num_players=players,
            min_utility=-float(points(dearest)),
            max_utility=float(points(dearest)),
            utility_sum=0.0,
            max_game_length=len(self.deck),
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def state_of(self, order: Sequence[Card], moves: Sequence[Card]) -> StraightsState:
        """The state after these moves of a round that was dealt in this order, as in `dealt`."""
        players = range(self.num_players())
        seats = [seat for seat in players for _ in self.deck[seat :: len(players)]]
        seat_of, made = dict(zip(order, seats, strict=True)), self.new_initial_state()
        for action in (*map(seat_of.__getitem__, self.deck), *map(NUMBERS.__getitem__, moves)):
            made.apply_action(action)
        return made

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
        return StraightsObserver(self.deck)


class StraightsObserver:
    """Encodes what a seat knows: the observer's seat, the planes, the numbers of discards.

    Attributes:
        tensor: all of it, flat.
        dict: its parts, as views.
    """

    def __init__(self, deck: Sequence[Card]) -> None:
        self._deck = deck
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
            encoded = encode(seen, self._deck)
            self.dict["planes"][:] = encoded["observation"]
            self.dict["discards"][:] = encoded["discards"]

    def string_from(self, state: StraightsState, player: int) -> str:
        """What the player knows, as a string."""
        seen = state.observation_value(player)
        return f"seat {player}" if seen is None else information_state(seen)


pyspiel.register_game(_GAME_TYPE, StraightsGame)
