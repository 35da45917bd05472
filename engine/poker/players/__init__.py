"""The built-in players, by name; they see only the arguments defined in `engine.poker.game.player`.

The console's human player is not one of them, since it reads and prints. Start with `simple.py`, then
`odds.py`; a new player is a class here, a name in NAMES and a case in `player_named`.
"""

from __future__ import annotations

from engine.errors import UnknownStrategy
from engine.poker.game.player import Player

NAMES: tuple[str, ...] = ("random", "tight", "odds")
"""The names of all players, roughly from the weakest to the strongest."""


def player_named(name: str, shown_name: str, seed: int = 0) -> Player:
    """Make a player that is displayed under this name; raises UnknownStrategy.

    The seed determines the choices of players that use randomness. A player's module is imported only when it
    is needed.
    """
    match name:
        case "random" | "tight":
            from engine.poker.players.simple import RandomPlayer, TightPlayer  # noqa: PLC0415

            return TightPlayer(shown_name) if name == "tight" else RandomPlayer(shown_name, seed)
        case "odds":
            from engine.poker.players.odds import OddsPlayer  # noqa: PLC0415

            return OddsPlayer(shown_name)
        case _:
            raise UnknownStrategy(f"no player is called {name!r}; there are: {', '.join(NAMES)}")
