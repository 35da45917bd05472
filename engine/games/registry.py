"""The games, by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias

from engine.errors import NotASaveGame, NotationError
from engine.games.game import Game
from engine.games.saved_game import SavedGame
from engine.games.session import Session

AnyGame: TypeAlias = Game[object, object, object, object, object]
AnySession: TypeAlias = Session[object, object, object, object, object]

GAMES = {
    "straights": "engine.straights.game",
    "sevens": "engine.sevens.game",
    "draw": "engine.poker.table.game",
}
"""The modules of the games."""


def game_named(name: str) -> AnyGame:
    """A game; raises NotationError if there is none of that name."""
    if name not in GAMES:
        raise NotationError(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return import_module(GAMES[name])


def loads(text: str | bytes) -> AnySession:
    """The saved game of a text, whichever it is; raises a SaveGameError."""
    saved = SavedGame.of(text)
    if saved.game not in GAMES:
        raise NotASaveGame(f"no game is called {saved.game!r}")
    game = game_named(saved.game)
    session = game.session(game.setup_of(saved.setup))
    saved.replay(game, session)
    return session
