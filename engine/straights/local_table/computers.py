"""The computers' turns: their moves, and the time that they take.

A strategy that raises, or makes an illegal choice, does not stop the game.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.errors import Refusal
from engine.games.changes import Moved
from engine.games.game import Game
from engine.games.session import Action, Event, Seen, Setup, State
from engine.games.viewed_session import ViewedSession


def move(
    rules: Game[Setup, State, Action, Event, Seen],
    game: ViewedSession[Setup, State, Action, Event, Seen],
    seat: int,
    strategies: tuple[str, str],
) -> tuple[Event, ...]:
    """Let the first strategy move for the seat on turn; if that is refused, the other takes the seat."""
    chosen, simplest = strategies
    seen = game.session.observe(seat)
    try:
        action = rules.choose(chosen, seen)
    except Exception:  # noqa: BLE001  # strategies are anybody's code: whatever they raise, play goes on
        action = rules.choose(simplest, seen)
    try:
        return game.submit(action)
    except Refusal:
        return game.submit(rules.exchange(game.session.state, seat, simplest))


_LONGEST_DELAY = 2.0
"""In seconds: a clock that went on while the machine slept would delay everything else as well."""


class Pace:
    """Makes a forced move take as long as the last free choice of the same computer, within limits.

    Without this people could see that a computer had no choice, and so which cards it does not hold.

    Args:
        clock: the time in seconds.
        sleep: waits for so many seconds.
    """

    def __init__(self, clock: Callable[[], float], sleep: Callable[[float], None]) -> None:
        self._clock, self._sleep = clock, sleep
        self._thought: dict[tuple[int, str], float] = {}

    def move(self, seat: int, strategy: str, make_move: Callable[[], Moved], *, is_forced: bool) -> Moved:
        """Make the move of a computer; returns what to tell of it once its time has passed."""
        began = self._clock()
        moves = make_move()
        took = self._clock() - began
        if not is_forced:
            self._thought[seat, strategy] = took
        elif (missing := self._thought.get((seat, strategy), took) - took) > 0:
            self._sleep(min(missing, _LONGEST_DELAY))
        return moves
