"""What can be chosen for a new game of the family, and the lessons, with the same cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.games.lesson import Lesson, LessonStep
from engine.games.new_game import Preset
from engine.names import COMPUTER_NAMES
from engine.protocol.sheet import SheetChoice
from engine.sevens import own_rules, text
from engine.sevens.rules import FAN_TAN, PLAYERS, SEVENS, Points, Rules, rules_of
from engine.sevens.state import Observation, Setup
from engine.straights.player import Computer, Human
from engine.straights.setup import FIRST_LEGAL, SeatSetup
from engine.straights.text.lesson import BEGIN, GO_ON
from engine.text.sentence import Sentence, sentence

_LENGTHS = {
    "fan_tan": (FAN_TAN, replace(FAN_TAN, rounds=1), replace(FAN_TAN, rounds=0)),
    "sevens": (SEVENS, replace(SEVENS, rounds=1), replace(SEVENS, rounds=0, limit=30)),
}
"""The rules of each kind of game, in each of its lengths."""


def _preset(
    key: str, title: Sentence, line: Sentence, lengths: Sequence[Rules], choices: tuple[SheetChoice, ...] = ()
) -> Preset:
    usual, rounds = lengths[0], sentence("StatisticsController", "Rounds")
    has_chips = usual.points is Points.CHIPS
    seats = range(usual.players, usual.players + 1) if choices else PLAYERS
    gain = sentence("StatisticsController", "Points per round")
    if has_chips:
        gain = sentence("StatisticsController", "Chips per round")
    texts = tuple(map(text.length, lengths))
    return Preset(key, title, line, seats, usual.players, texts, rounds, gain, has_chips, choices)


def own_preset(key: str) -> Preset:
    """The kind of game with the rules of a text."""
    rules = rules_of(key)
    choices = own_rules.choices(rules)
    return _preset(str(rules), own_rules.title(rules), own_rules.line(rules), (rules,), choices)


PRESETS = (
    _preset(
        "fan_tan",
        sentence("Sevens", "Fan Tan"),
        sentence("Sevens", "Nothing fits: pay a chip. First out takes the pool."),
        _LENGTHS["fan_tan"],
    ),
    _preset(
        "sevens",
        sentence("Sevens", "Sevens (Domino)"),
        sentence("Sevens", "Nothing fits: pass. First out wins the round."),
        _LENGTHS["sevens"],
    ),
    replace(
        own_preset("5-spades-pass-3-first-cards-5r"),
        title=sentence("Sevens", "Own rules"),
        line=sentence("Sevens", "Choose players, start, passing and points."),
    ),
)


def preset_of(setup: Setup) -> str:
    """The key of the kind that the game is of; "" for rules of one's own, whose figures would not compare."""
    alike = replace(setup.rules, players=FAN_TAN.players)
    return next((key for key, lengths in _LENGTHS.items() if alike in lengths), "")


def gained(seen: Observation) -> tuple[int, ...]:
    return seen.results[-1].gained


def dealt_from(setup: Setup, key: str) -> Setup:
    return replace(setup, seed=0, key=key)


def key_of(setup: Setup) -> str:
    return setup.key


def setup_for(preset: str, seats: Sequence[tuple[str, str]], length: int, seed: int) -> Setup:
    agreed = _LENGTHS[preset] if preset in _LENGTHS else (rules_of(preset),)
    rules: Rules = replace(agreed[length], players=len(seats))
    people = tuple(SeatSetup(name, Computer(player) if player else Human()) for name, player in seats)
    return Setup(seed, people, rules)


_SEATS = ((COMPUTER_NAMES[0], ""), *((name, FIRST_LEGAL) for name in COMPUTER_NAMES[1:4]))


def _lesson(preset: str, passes: Sentence, wins: Sentence) -> Lesson:
    return Lesson(
        setup_for(preset, _SEATS, 1, 950),
        (
            LessonStep(0, BEGIN, Card.parse("7D")),
            LessonStep(4, GO_ON, Card.parse("6C")),
            LessonStep(12, passes, "pass"),
            LessonStep(52, wins, Card.parse("QH")),
        ),
    )


LESSONS = {
    "fan_tan": _lesson(
        "fan_tan",
        sentence("Lesson", "Nothing fits: a chip of yours goes to the pool. Press “{button}”."),
        sentence("Lesson", "Your last card fits. Play {card}, and the pool is yours."),
    ),
    "sevens": _lesson(
        "sevens",
        sentence("Lesson", "Nothing fits: let the others go on. Press “{button}”."),
        sentence("Lesson", "Your last card fits. Play {card}, and you win the round."),
    ),
}
