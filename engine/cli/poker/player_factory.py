"""Creates the players of a game from their kinds on the command line."""

from __future__ import annotations

import inspect
import os
import random
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from importlib import import_module

from engine.errors import UnknownStrategy
from engine.fast_dataclass import Protocol
from engine.foreign_code import describe_error, is_class_path
from engine.poker.game.player import Player
from engine.poker.players import NAMES, player_named

HUMAN = "human"

_METHODS = ("is_folding", "place_bet", "discard_unwanted")


class _Factory(Protocol):
    """A class of players, or a function that makes one, with or without its name."""

    def __call__(self, *arguments: str, **keywords: str) -> Player:
        """Make a player."""


def verify_kind(kind: str) -> None:
    """Raise UnknownStrategy unless it is a known name or has the form `package.module:Class`."""
    if not is_class_path(kind) and kind not in (*NAMES, HUMAN):
        names = ", ".join((*NAMES, HUMAN))
        raise UnknownStrategy(f"no player is called {kind!r}; there are: {names}, and package.module:Class")


def is_custom(kind: str) -> bool:
    """Whether the player is a class of the user, `package.module:Class`."""
    return ":" in kind


def make_players(
    kinds: Sequence[str], names: Sequence[str], seed: int, human: Callable[[int], Player]
) -> list[Player]:
    """Make a player for each seat; `human` makes that of a seat that a human plays.

    The seed determines the random choices of the players too, but these reveal nothing about the cards.
    Raises UnknownStrategy for a custom player that cannot be found or made.
    """
    generator = random.Random(f"{seed} players")  # noqa: S311  # a game, no secret
    custom_seed = generator.randrange(2**32)
    if any(map(is_custom, kinds)):
        random.seed(custom_seed)
        _add_current_folder()
    players: list[Player] = []
    for seat, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        own_seed = generator.randrange(2**32)  # for every seat, so that none depends on the other players
        if kind == HUMAN:
            players.append(human(seat))
        elif is_custom(kind):
            players.append(_custom_player(kind, name))
        else:
            players.append(player_named(kind, name, own_seed))
    return players


def _add_current_folder() -> None:
    """Let modules in the current folder be imported, after all others, if the folder still exists."""
    try:
        folder = os.getcwd()
    except OSError:
        return
    if folder not in sys.path:
        sys.path.append(folder)


def _custom_player(kind: str, name: str) -> Player:
    """A player of a class of the user; what its code prints goes to standard error."""
    with redirect_stdout(sys.stderr):
        factory = _factory_of(kind)
        try:
            arguments, keywords = _arguments_for(factory, name)
            player = factory(*arguments, **keywords)
            missing = [method for method in _METHODS if not callable(getattr(player, method, None))]
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise UnknownStrategy(f"{kind!r} cannot be made: {describe_error(error)}") from error
    if missing:
        raise UnknownStrategy(f"{kind!r} cannot play: it has no method {' and no '.join(missing)}")
    return player


def _factory_of(kind: str) -> _Factory:
    """Import the class; raises UnknownStrategy."""
    module_name, _, class_name = kind.partition(":")
    try:
        factory = getattr(import_module(module_name), class_name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # the user's code may raise anything
        raise UnknownStrategy(f"{kind!r} cannot be found: {describe_error(error)}") from error
    if not callable(factory):
        raise UnknownStrategy(f"{kind!r} cannot be called to make a player")
    found: _Factory = factory
    return found


def _arguments_for(factory: _Factory, name: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """The positional and keyword arguments to make a player with: its name, if a parameter takes it.

    That is a parameter called `name`, or else the first parameter if it has no default.
    """
    try:
        parameters = list(inspect.signature(factory).parameters.values())
    except (TypeError, ValueError):  # some callables written in C have no signature
        return (), {}
    for parameter in parameters:
        if parameter.name == "name" and parameter.kind is not parameter.POSITIONAL_ONLY:
            return (), {"name": name}
    first = parameters[0] if parameters else None
    is_positional = first is not None and first.kind in (first.POSITIONAL_ONLY, first.POSITIONAL_OR_KEYWORD)
    if first is not None and is_positional and (first.default is first.empty or first.name == "name"):
        return (name,), {}
    return (), {}
