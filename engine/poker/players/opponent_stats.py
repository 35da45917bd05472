"""How often each opponent calls and folds, as observed during the game."""

from __future__ import annotations

from math import log

from engine.poker.game.events import BetMatched, BetPlaced, CardsDrawn, Event, Folded, RoundStarted

_PRIOR = 2.0
"""Answers assumed before the first one is seen, half calls and half folds."""

_LOOSEST, _TIGHTEST = 0.1, 2.0


class OpponentStats:
    """Counts the calls and folds of every seat, before and after the draw."""

    def __init__(self) -> None:
        self._answers: dict[tuple[int, int], tuple[int, int]] = {}
        self._phase, self._is_bet = 0, False

    def watch(self, event: Event) -> None:
        """Count the event if it answers a bet."""
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

    def tightness(self, seat: int, phase: int) -> float:
        """How tight the opponent is: the exponent of its chances to call; 1 for an unknown opponent."""
        calls, folds = self._answers.get((seat, phase), (0, 0))
        share = (calls + _PRIOR / 2) / (calls + folds + _PRIOR)
        return min(max(log(share) / log(0.5), _LOOSEST), _TIGHTEST)
