"""The games, by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias

from engine.errors import NotationError
from engine.games.game import Game

AnyGame: TypeAlias = Game[object, object, object, object, object]

GAMES = {"straights": "engine.straights.game"}
"""The modules of the games."""


def game_named(name: str) -> AnyGame:
    """A game; raises NotationError if there is none of that name."""
    if name not in GAMES:
        raise NotationError(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return import_module(GAMES[name])
