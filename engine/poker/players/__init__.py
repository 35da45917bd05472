"""The players that come with the game, by name. A new one is a module beside this, and a line in both places.

The human of the console is no part of them: it reads and prints.
"""

from __future__ import annotations

from engine.errors import UnknownStrategy
from engine.poker.game.player import Player

NAMES: tuple[str, ...] = ("random", "hold", "tight", "odds", "bluff")
"""The names of all players, by and large weakest first."""


def player_named(name: str, shown_name: str, seed: int = 0) -> Player:  # one for each
    """A player, ready to play under the name that is to be shown; raises UnknownStrategy.

    Those that use chance repeat themselves for a seed. A module is loaded when its player is asked for.
    """
    match name:
        case "random":
            from engine.poker.players.random_player import AtRandom  # noqa: PLC0415

            return AtRandom(shown_name, seed)
        case "hold":
            from engine.poker.players.hold import Hold  # noqa: PLC0415

            return Hold(shown_name)
        case "tight":
            from engine.poker.players.tight import Tight  # noqa: PLC0415

            return Tight(shown_name)
        case "odds":
            from engine.poker.players.odds import Odds  # noqa: PLC0415

            return Odds(shown_name)
        case "bluff":
            from engine.poker.players.bluff import Bluff  # noqa: PLC0415

            return Bluff(shown_name, seed)
        case _:
            raise UnknownStrategy(f"no player is called {name!r}; there are: {', '.join(NAMES)}")
