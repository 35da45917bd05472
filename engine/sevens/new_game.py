"""What can be chosen for a new game of the family."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import SetupError
from engine.fast_dataclass import replace
from engine.games.new_game import Preset
from engine.sevens import text
from engine.sevens.rules import FAN_TAN, PLAYERS, SEVENS, Points, Rules
from engine.sevens.state import Observation, Setup
from engine.straights.player import Computer, Human
from engine.straights.setup import SeatSetup
from engine.text.sentence import Sentence, sentence

_LENGTHS = {
    "fan_tan": (FAN_TAN, replace(FAN_TAN, rounds=1), replace(FAN_TAN, rounds=0)),
    "sevens": (SEVENS, replace(SEVENS, rounds=1), replace(SEVENS, rounds=0, limit=30)),
}
"""The rules of each kind of game, in each of its lengths."""


def _preset(key: str, title: Sentence, line: Sentence) -> Preset:
    usual, rounds = _LENGTHS[key][0], sentence("StatisticsController", "Rounds")
    lengths, has_chips = tuple(text.length(rules) for rules in _LENGTHS[key]), usual.points is Points.CHIPS
    gain = sentence("StatisticsController", "Points per round")
    if has_chips:
        gain = sentence("StatisticsController", "Chips per round")
    return Preset(key, title, line, PLAYERS, usual.players, lengths, rounds, gain, has_chips)


PRESETS = (
    _preset(
        "fan_tan",
        sentence("Sevens", "Fan Tan"),
        sentence("Sevens", "Nothing fits: pay a chip. First out takes the pool."),
    ),
    _preset(
        "sevens",
        sentence("Sevens", "Sevens (Domino)"),
        sentence("Sevens", "Nothing fits: pass. First out wins the round."),
    ),
)


def preset_of(setup: Setup) -> str:
    """The key of the kind that the game is of."""
    return "fan_tan" if setup.rules.points is Points.CHIPS else "sevens"


def gained(seen: Observation) -> tuple[int, ...]:
    """What each seat has gained in the last finished round."""
    return seen.results[-1].gained


def dealt_from(setup: Setup, key: str) -> Setup:
    """The same game with the cards of a key."""
    return replace(setup, seed=0, key=key)


def key_of(setup: Setup) -> str:
    """The key of its cards, "" if they follow from a seed."""
    return setup.key


def setup_for(preset: str, seats: Sequence[tuple[str, str]], length: int, seed: int) -> Setup:
    """A game of a kind, with the number of its length; seats are names and strategies, "" for a human."""
    if preset not in _LENGTHS:
        raise SetupError(f"there is no kind of game {preset!r}")
    rules: Rules = replace(_LENGTHS[preset][length], players=len(seats))
    people = tuple(SeatSetup(name, Computer(player) if player else Human()) for name, player in seats)
    return Setup(seed, people, rules)
