"""What can be chosen for a new game of five-card draw, its rules in words, and its lesson: all of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.errors import SetupError
from engine.fast_dataclass import replace
from engine.games.lesson import Lesson, LessonStep
from engine.games.new_game import Preset
from engine.names import COMPUTER_NAMES
from engine.poker.game.setup import MIN_SEATS, Setup
from engine.poker.table.text import NAME
from engine.poker.table.values import TableSetup
from engine.text.sentence import Sentence, sentence, signs

_CHIPS, _ANTE, _LEAST_BET = 1000, 5, 10
_HANDS = (20, None)
_DOUBLES_EVERY = (None, 10)  # else careful computers play thousands of hands until one has all chips
MARKS = 8
"""How many seats a table tells apart by colour and shape; the rules allow ten."""

presets: Sequence[Preset] = (
    Preset(
        "draw",
        NAME,
        sentence("Draw", "Bet, exchange cards, bet again. Best hand wins."),
        range(MIN_SEATS, MARKS + 1),
        5,
        (sentence("Draw", "20 hands"), sentence("Draw", "Until one has all chips")),
        sentence("StatisticsController", "Hands"),
        sentence("StatisticsController", "Chips per hand"),
    ),
)
_LEVELS = {
    "reckless": sentence("Draw", "reckless"),
    "cautious": sentence("Draw", "cautious"),
    "calculating": sentence("Draw", "by the odds"),
}


def own_preset(key: str) -> Preset:
    """Nobody has rules of their own yet."""
    raise SetupError(f"there is no kind of game {key!r}")


def setup_for(_preset: str, seats: Sequence[tuple[str, str]], length: int, seed: int) -> TableSetup:
    names, players = tuple([name.strip() for name, _ in seats]), tuple([player for _, player in seats])
    ends, doubles = _HANDS[length], _DOUBLES_EVERY[length]
    setup = Setup(names, _CHIPS, _ANTE, seed, min_bet=_LEAST_BET, max_rounds=ends, double_ante_every=doubles)
    return TableSetup(setup, players)


def preset_of(_setup: TableSetup) -> str:
    return presets[0].key


def dealt_from(setup: TableSetup, key: str) -> TableSetup:
    return replace(setup, setup=replace(setup.setup, seed=0, key=key))


def key_of(setup: TableSetup) -> str:
    return setup.setup.key


def level(strategy: str) -> Sentence:
    """How a computer plays, in a word; another one is called by its own name."""
    return _LEVELS.get(strategy) or signs("{name}", name=strategy)


def rules_text(setup: TableSetup) -> tuple[Sentence, ...]:
    chips, ante, hands = setup.setup.balance, setup.setup.ante, setup.setup.double_ante_every
    doubled = (
        () if hands is None else (sentence("Draw", "The ante doubles every {count} hands.", count=hands),)
    )
    return (
        sentence(
            "Draw", "Each player has {chips} chips, and pays {ante} for each hand.", chips=chips, ante=ante
        ),
        *doubled,
        sentence("Draw", "With five cards, check, bet, call or fold. Nobody raises."),
        sentence("Draw", "Then exchange up to four cards, and bet once more."),
        sentence("Draw", "The best hand wins the pot. Equal hands share it."),
        sentence(
            "Draw",
            "From best to worst: straight flush, four of a kind, full house (three and a pair), "
            "flush (one suit), straight (five ranks in a row), three of a kind, two pairs, a pair, "
            "the highest card.",
        ),
        sentence("Draw", "Aces are high, and low in the straight from ace to five."),
        sentence(
            "Draw",
            "With too few chips to call, go all in: you stay in the hand, and can win as much from each "
            "other player as you put in. The others bet for the rest in a side pot.",
        ),
        sentence("Draw", "The player with the D is the dealer; the next player bets first."),
        sentence("Draw", "A player who can’t pay the ante is out."),
    )


_SEATS = ((COMPUTER_NAMES[0], ""), *((name, "reckless") for name in COMPUTER_NAMES[1:4]))
_CHECK = sentence("Lesson", "Nobody has bet, so it is free to stay in. Press “{button}”.")
_CHOOSE = sentence("Lesson", "You have two pairs. Choose {card} to exchange it.")
_EXCHANGE = sentence("Lesson", "You may choose up to four cards: one will do. Press “{button}”.")
_BET = sentence("Lesson", "Two pairs often win. Make the others pay to stay in: press “{button}”.")
_LOW = Card.parse("2S")
LESSON = Lesson(
    setup_for("draw", _SEATS, 0, 12),
    (
        LessonStep(0, _CHECK, "check"),
        LessonStep(4, _CHOOSE, _LOW),
        LessonStep(4, _EXCHANGE, "draw", (_LOW,)),
        LessonStep(8, _BET, "bet"),
    ),
    end=12,
)
