"""Makes the players of a poker game from what the command line calls them."""

from __future__ import annotations

import inspect
import os
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from importlib import import_module

from engine.errors import UnknownStrategy
from engine.lean import Protocol
from engine.poker.game.player import Player
from engine.poker.players import NAMES, player_named

HUMAN = "human"

_METHODS = ("is_folding", "place_bet", "discard_unwanted")
_LONGEST = 100


class _Maker(Protocol):
    """Makes a player, with or without its name."""

    def __call__(self, *arguments: str, **keywords: str) -> Player:
        """A player."""


def verify_kind(kind: str) -> None:
    """Raise UnknownStrategy for what is no name of ours and not of the form `package.module:Class`."""
    module, _, made = kind.partition(":")
    is_path = made.isidentifier() and all(part.isidentifier() for part in module.split("."))
    if not is_path and kind not in (*NAMES, HUMAN):
        names = ", ".join((*NAMES, HUMAN))
        raise UnknownStrategy(f"no player is called {kind!r}; there are: {names}, and package.module:Class")


def is_custom(kind: str) -> bool:
    """Whether the player comes from elsewhere."""
    return ":" in kind


def make_players(
    kinds: Sequence[str], names: Sequence[str], seed: int, human: Callable[[int], Player]
) -> list[Player]:
    """A player for each seat; `human` gives the one for a seat that a human plays.

    All chance of the players follows from the seed too, but tells nothing of the deals. Raises
    UnknownStrategy for a player from elsewhere that cannot be found or made.
    """
    chance = random.Random(f"{seed} players")  # noqa: S311  # a game, no secret
    foreign_seed = chance.randrange(2**32)
    if any(map(is_custom, kinds)):
        random.seed(foreign_seed)
        _look_here()
    players: list[Player] = []
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        own_seed = chance.randrange(
            2**32
        )  # drawn for every seat, so that nobody's depends on who the others are
        if kind == HUMAN:
            players.append(human(seat))
        elif is_custom(kind):
            players.append(_custom_player(kind, name))
        else:
            players.append(player_named(kind, name, own_seed))
    return players


def _look_here() -> None:
    """Let modules of the current folder be found after all others, if the folder still exists."""
    try:
        folder = os.getcwd()
    except OSError:
        return
    if folder not in sys.path:
        sys.path.append(folder)


def _custom_player(kind: str, name: str) -> Player:
    """A player from elsewhere; what its code prints goes to standard error, away from the transcript."""
    with redirect_stdout(sys.stderr):
        maker = _maker_of(kind)
        try:
            arguments, keywords = _name_for(maker, name)
            player = maker(*arguments, **keywords)
            missing = [method for method in _METHODS if not callable(getattr(player, method, None))]
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise UnknownStrategy(f"{kind!r} cannot be made: {_described(error)}") from error
    if missing:
        raise UnknownStrategy(f"{kind!r} cannot play: it has no method {' and no '.join(missing)}")
    return player


def _maker_of(kind: str) -> _Maker:
    """The class, its module imported; raises UnknownStrategy."""
    module_name, _, class_name = kind.partition(":")
    try:
        maker = getattr(import_module(module_name), class_name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # anybody's code
        raise UnknownStrategy(f"{kind!r} cannot be found: {_described(error)}") from error
    if not callable(maker):
        raise UnknownStrategy(f"{kind!r} cannot be called to make a player")
    made: _Maker = maker
    return made


def _name_for(maker: _Maker, name: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """The arguments to make a player with: its name, if there is a place for one; else nothing.

    A place is a parameter `name`, or a first one without a default.
    """
    try:
        parameters = list(inspect.signature(maker).parameters.values())
    except (TypeError, ValueError):  # of something made in C, nothing is known
        return (), {}
    for parameter in parameters:
        if parameter.name == "name" and parameter.kind is not parameter.POSITIONAL_ONLY:
            return (), {"name": name}
    first = parameters[0] if parameters else None
    is_place = first is not None and first.kind in (first.POSITIONAL_ONLY, first.POSITIONAL_OR_KEYWORD)
    if first is not None and is_place and (first.default is first.empty or first.name == "name"):
        return (name,), {}
    return (), {}


def _described(error: BaseException) -> str:
    """An error of anybody's code in a line of bearable length, whatever its `__str__` does."""
    try:
        lines = str(error).splitlines() or [""]
    except Exception:  # noqa: BLE001  # anybody's code
        lines = [""]
    text = "".join(letter if letter.isprintable() else " " for letter in lines[0])[:_LONGEST]
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
