"""Commands as text: as typed at the prompt, and as recorded, with the seat in front; and setups as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.errors import DamagedSaveGame, NoSuchCard, SetupError
from engine.fast_dataclass import assert_never
from engine.straights import commands
from engine.straights.errors import NoSuchSeat, UnknownCommand
from engine.straights.player import Computer, Human, strategy_of
from engine.straights.setup import FIRST_LEGAL, SEATS, SeatSetup, Setup, Variant
from engine.straights.strategies.registry import NAMES

name = "straights"

_REQUIRED = {"seed", "score_limit", "reseed_each_round", "seats"}
_SETUP_KEYS = _REQUIRED | {"salt", "key", "duplicate_deals"}
_SEAT_KEYS = {"name", "strategy"}
TYPED = "play CARD, discard CARD, deck, quit, ragequit"
"""The commands that a player can type."""


def parse_command(line: Sequence[str], seat: int) -> commands.Command:
    """Parse the words of a line that a player at the seat typed; extra words are ignored.

    >>> parse_command(["play", "7S"], 0)
    Play(seat=0, card=Card.parse('7S'))

    Raises UnknownCommand or NoSuchCard.
    """
    verb, *words = line or [""]
    match verb:
        case "play":
            return commands.Play(seat, _card(verb, words))
        case "discard":
            return commands.Discard(seat, _card(verb, words))
        case "deck":
            return commands.ShowDeck(seat)
        case "quit":
            return commands.Quit(seat)
        case "ragequit":
            return commands.RageQuit(seat)
        case _:
            raise UnknownCommand(f"{verb!r} is no command; these are: {TYPED}")


def format_choice(choice: commands.Choice) -> str:
    """The choice as typed at the prompt.

    >>> format_choice(commands.Play(0, Card.parse("7S")))
    'play 7S'
    """
    return f"{'play' if isinstance(choice, commands.Play) else 'discard'} {choice.card}"


def format_action(action: commands.Action) -> str:
    """The action on one line, the seat first, counted from 1.

    >>> format_action(commands.Discard(2, Card.parse("KH")))
    '3 discard KH'
    """
    seat = action.seat + 1
    match action:
        case commands.Play() | commands.Discard():
            return f"{seat} {format_choice(action)}"
        case commands.RageQuit():
            return f"{seat} ragequit {action.strategy}"
        case commands.TakeSeat():
            return f"{seat} take"
        case commands.SetStrategy():
            return f"{seat} strategy {action.strategy}"
        case _:
            return assert_never(action)


def parse_action(text: str) -> commands.Action:
    """Parse a line of `format_action`; raises NoSuchSeat, UnknownCommand or NoSuchCard."""
    number, verb, *words = [*text.split(), "", ""]
    if number not in _SEAT_NUMBERS:
        raise NoSuchSeat(f"{number!r} is no seat: 1 to {SEATS} are")
    seat = int(number) - 1
    match verb:
        case "play":
            return commands.Play(seat, _card(verb, words))
        case "discard":
            return commands.Discard(seat, _card(verb, words))
        case "ragequit":
            return commands.RageQuit(seat, words[0] or FIRST_LEGAL)
        case "take":
            return commands.TakeSeat(seat)
        case "strategy":
            return commands.SetStrategy(seat, words[0] or FIRST_LEGAL)
        case _:
            raise UnknownCommand(f"{verb!r} is no recorded command")


def is_choice(text: str) -> bool:
    """Whether a line of `format_action` plays or discards a card, if it is one at all."""
    return text.partition(" ")[2].startswith(("play ", "discard "))


_SEAT_NUMBERS = tuple(str(number) for number in range(1, SEATS + 1))


def _card(verb: str, words: list[str]) -> Card:
    if not words:
        raise NoSuchCard(f"{verb} which card?")
    return Card.parse(words[0])


write = format_action
"""An action in a saved game."""


def read(line: str) -> commands.Action:
    """An action in a saved game; raises as `parse_action`, or DamagedSaveGame for an unknown strategy."""
    action = parse_action(line)
    if isinstance(action, commands.RageQuit | commands.SetStrategy):
        _known(action.strategy)
    return action


def setup_of(part: object) -> Setup:
    """The setup of its JSON; raises DamagedSaveGame."""
    if not isinstance(part, dict) or not _REQUIRED <= part.keys() <= _SETUP_KEYS:
        raise DamagedSaveGame("the setup is not whole")
    seed, salt, key = part["seed"], part.get("salt", ""), part.get("key", "")
    if type(seed) is not int or type(salt) is not str or type(key) is not str:
        raise DamagedSaveGame("a seed is a whole number, salt and key are text")
    if not isinstance(part["seats"], list):
        raise DamagedSaveGame("there are no seats")
    try:
        return Setup(seed, tuple(_seat(seat) for seat in part["seats"]), Variant.of(part), salt, key)
    except SetupError as error:
        raise DamagedSaveGame(f"no game can be set up so: {error}") from error


def setup_value(setup: Setup) -> dict[str, object]:
    """The setup as JSON."""
    return {
        "seed": setup.seed,
        **setup.variant.values(),
        "salt": setup.salt,
        **({"key": setup.key} if setup.key else {}),
        "seats": [{"name": seat.name, "strategy": strategy_of(seat.player)} for seat in setup.seats],
    }


def _seat(part: object) -> SeatSetup:
    if not isinstance(part, dict) or part.keys() != _SEAT_KEYS:
        raise DamagedSaveGame("a seat is not whole")
    name, strategy = part["name"], part["strategy"]
    if not isinstance(name, str):
        raise DamagedSaveGame("a seat has no name")
    return SeatSetup(name, Human() if strategy is None else Computer(_known(strategy)))


def _known(strategy: object) -> str:
    if not isinstance(strategy, str) or strategy not in NAMES:
        raise DamagedSaveGame(f"this program has no strategy {strategy!r}")
    return strategy
