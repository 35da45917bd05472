"""Estimates the value of each choice of a turn with the seat's next choice optimized as well.

The next choice is made per information set, that is, by what the seat will know then (see
`engine.straights.playouts.information_sets`). Choosing it deal by deal would be strategy fusion (Frank and
Basin 1998): a plan that needs to know the hidden cards. Its value is cross-fitted, and the model's favourite
is replaced only by a choice that is certainly better, so the value is not overestimated.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.straights.advice.analysis import STAGES, SWAPS, USUAL, Analysis, Budget, Evaluation
from engine.straights.advice.opponent_models import SELF
from engine.straights.observation import Observation
from engine.straights.playouts.information_sets import InformationSets

_NEAR = 0.1
"""The maximum distance to the best value of a choice that is analysed again: some seven points.

Late in a round a next choice other than the model's can gain as much.
"""

_CERTAINTY = 0.5
_WEIGHT_OF_GROUP = 100.0
_STAGES = 4
_MAX_PLAYOUTS = 2
"""The second step ends after a stage once it has this many playouts per deal, or the answer would be late."""

_MIN_CARDS = 3
_MAX_CARDS = 7
"""With more cards in hand the second step takes longest and hardly improves the present choice."""


class TwoStepAnalysis(Analysis):
    """An `Analysis` with a second step, which tries the next choices after all choices near the best."""

    def __init__(self, observation: Observation, budget: Budget = USUAL, seed: int = 0) -> None:
        super().__init__(observation, budget, seed)
        self._sets: InformationSets | None = None
        self._gains = [0.0] * len(self._choices)

    def run(self, is_cancelled: Callable[[], bool] = lambda: False, stages: int = STAGES) -> None:
        """Run both steps; `is_cancelled` is checked after each stage."""
        super().run(is_cancelled, stages)
        is_late = _MIN_CARDS <= self._position.hand.bit_count() <= _MAX_CARDS
        if self._budget.next_deals and is_late and not is_cancelled() and self._activate_near():
            self._try_next_choices(is_cancelled)

    def survivors(self) -> list[Evaluation]:
        """The evaluations of the choices that were not dropped; only after `run`."""
        evaluations = self.evaluations()
        return [evaluations[number] for number in self._active()]

    def _activate_near(self) -> bool:
        """Activate the choices that are close to the best; return whether there are several.

        The best is taken from those not dropped: the high value of another in few deals may be luck.
        """
        numbers = range(len(self._choices))
        least = max(map(self._mean, self._active())) - _NEAR
        active = list(self._playouts[0].active)
        for number in numbers:
            active[number] = int(self._mean(number) > least)
        self._playouts[0].active = active  # the compiled class returns a copy
        return len(self._active()) > 1

    def _try_next_choices(self, is_cancelled: Callable[[], bool]) -> None:
        """Try the next choices in stages, each with deals of both halves, and drop those that fall behind."""
        sets = self._sets = InformationSets(self._deals[0], self._playouts[0], _CERTAINTY, _WEIGHT_OF_GROUP)
        sets.begin(self._position, len(self._choices), SELF)
        most_playouts = _MAX_PLAYOUTS * self._budget.next_deals
        for _ in range(_STAGES):
            for half in (0, 1):
                sets.run(-(-self._budget.next_deals // (2 * _STAGES)), SWAPS, half)
            for number in self._active():
                self._gains[number] = sets.gain(number)
            if is_cancelled() or not self._drop_the_worst() or sets.playouts > most_playouts:
                return

    def _sums(self, number: int) -> tuple[int, float, float]:
        samples, value, squares = super()._sums(number)
        if self._sets is None:
            return samples, value, squares
        sets = self._sets
        return samples + sets.samples[number], value + sets.value[number], squares + sets.squares[number]

    def _mean(self, number: int) -> float:
        """The mean value with the model's next choice, and the gain of a better one."""
        return super()._mean(number) + self._gains[number]
