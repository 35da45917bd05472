"""The games, by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TypeAlias

from engine.errors import NotASaveGame, NotationError
from engine.fast_dataclass import TYPE_CHECKING
from engine.games.game import Game
from engine.games.saved_game import SavedGame
from engine.games.session import Session
from engine.text.sentence import Sentence

if TYPE_CHECKING:
    from engine.games.new_game import NewGames, Preset

AnyGame: TypeAlias = Game[object, object, object, object, object]
AnySession: TypeAlias = Session[object, object, object, object, object]

GAMES = {
    "straights": "engine.straights.game",
    "sevens": "engine.sevens.game",
    "draw": "engine.poker.table.game",
}
"""The modules of the games."""


OFFERED = ("sevens", "draw")
"""Those that are set up by presets."""


def new_games(name: str) -> NewGames[object, object]:
    """What can be chosen for a new game of that name; raises NotationError unless it is among `OFFERED`."""
    if name not in OFFERED:
        raise NotationError(f"no game that is set up by presets is called {name!r}")
    return import_module(GAMES[name])


def offered_presets() -> tuple[tuple[str, Preset], ...]:
    """The kinds of games that can be begun besides Straights, each with the name of its game."""
    return tuple((name, preset) for name in OFFERED for preset in new_games(name).presets)


def preset_named(name: str, key: str) -> Preset:
    """A kind of game by its key; raises NotationError or SetupError if there is none."""
    offered = new_games(name)
    return next((each for each in offered.presets if each.key == key), None) or offered.own_preset(key)


def level_of(strategy: str) -> Sentence | None:
    """How strong a computer of these games is; None for another one."""
    offered = (new_games(name) for name in OFFERED)
    return next((each.level(strategy) for each in offered if strategy in each.strategies), None)


def game_named(name: str) -> AnyGame:
    """A game; raises NotationError if there is none of that name."""
    if name not in GAMES:
        raise NotationError(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return import_module(GAMES[name])


def loads(text: str | bytes) -> tuple[str, AnySession]:
    """The name of the game in a text, and the session, whichever game it is; raises a SaveGameError."""
    saved = SavedGame.of(text)
    if saved.game not in GAMES:
        raise NotASaveGame(f"no game is called {saved.game!r}")
    game = game_named(saved.game)
    session = game.session(game.setup_of(saved.setup))
    saved.replay(game, session)
    return game.name, session
