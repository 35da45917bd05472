"""How readily each opponent pays for staying: what a player learns of the others while it plays."""

from __future__ import annotations

from math import log

from engine.poker.game.events import BetMatched, BetPlaced, CardsDrawn, Event, Folded, RoundStarted

_USUAL = 2.0
"""So many calls and folds, half each, count as seen before the first one."""

_LOOSEST, _TIGHTEST = 0.1, 2.0


class Habits:
    """Calls and folds of every seat, before the draw and after it."""

    def __init__(self) -> None:
        """Nothing is known of anybody."""
        self._answers: dict[tuple[int, int], tuple[int, int]] = {}
        self._phase, self._is_bet = 0, False

    def watch(self, event: Event) -> None:
        """Take in who called and who folded when a bet was to be matched."""
        match event:
            case BetMatched() | Folded():
                if self._is_bet:
                    key, called = (event.seat, self._phase), isinstance(event, BetMatched)
                    calls, folds = self._answers.get(key, (0, 0))
                    self._answers[key] = (calls + called, folds + (not called))
            case BetPlaced():
                self._is_bet = True
            case RoundStarted():
                self._phase, self._is_bet = 0, False
            case CardsDrawn():
                self._phase, self._is_bet = 1, False
            case _:
                pass

    def reluctance(self, seat: int, phase: int) -> float:
        """By how much a bet weighs heavier on this opponent than on most: 1 as long as nothing is known."""
        calls, folds = self._answers.get((seat, phase), (0, 0))
        share = (calls + _USUAL / 2) / (calls + folds + _USUAL)
        return min(max(log(share) / log(0.5), _LOOSEST), _TIGHTEST)
