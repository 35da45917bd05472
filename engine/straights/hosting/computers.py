"""The computers' turns: a strategy that raises, or makes an illegal choice, does not stop the game."""

from __future__ import annotations

from engine.errors import Refusal
from engine.straights.commands import Choice, SetStrategy
from engine.straights.events import Event
from engine.straights.hosting.hosted_game import HostedGame
from engine.straights.observation import Observation
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.registry import strategy_named


def move(game: HostedGame, seat: int, strategy: str) -> tuple[Event, ...]:
    """Let a strategy move for the seat on turn; if its choice is refused, first-legal takes the seat."""
    choice = _choose(strategy, game.session.observe(seat))
    try:
        return game.submit(choice)
    except Refusal:
        return game.submit(SetStrategy(seat, FIRST_LEGAL))


def _choose(strategy: str, observation: Observation) -> Choice:
    try:
        return strategy_named(strategy).choose(observation)
    except Exception:  # noqa: BLE001  # strategies are anybody's code: whatever they raise, play goes on
        return strategy_named(FIRST_LEGAL).choose(observation)
