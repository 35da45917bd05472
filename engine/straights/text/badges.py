"""States of a table other than ordinary play, in a few words, and what they mean."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.text.sentence import plural, sentence, signs

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.text.sentence import Sentence

PAUSED = sentence("Badges", "Paused")
DEMO = sentence("Badges", "Demo")
REPLAY = sentence("Actions", "&Replay")
PRACTICE = sentence("Badges", "Practice")
NOT_COUNTED = sentence("StatisticsController", "Practice: this round won’t count in the statistics.")
OFFLINE = sentence("Badges", "No connection")
CLOSED = sentence("Badges", "The host closed the table")
SHORT_CLOSED = sentence("Badges", "Closed")
SUBSTITUTE = sentence("Badges", "A computer is playing for you")
WATCHING = sentence("Badges", "You are watching")
TIME_LEFT = sentence("Badges", "Time left for this move")
BANK_LEFT = sentence("Badges", "Time left for this move, and in the time bank for the game")


def queued(card: Card) -> Sentence:
    """The card that is played once it is the player's turn."""
    return sentence("Badges", "Queued: {card}", card=card)


def turn_time(name: str, seconds: int) -> Sentence:
    """The time left for a move; the name is "" for the player."""
    if not name:
        return sentence("Badges", "You: {seconds} s", seconds=seconds)
    return sentence("Badges", "{name}: {seconds} s", name=name, seconds=seconds)


def turn_time_and_bank(name: str, seconds: int, bank: int) -> Sentence:
    """The time left for a move and in the time bank; the name is "" for the player."""
    if not name:
        return sentence("Badges", "You: {seconds} s + {bank} s", seconds=seconds, bank=bank)
    return sentence("Badges", "{name}: {seconds} s + {bank} s", name=name, seconds=seconds, bank=bank)


def short_time(seconds: int, bank: int = 0) -> Sentence:
    """The time left for a move and in the time bank, where little room is left."""
    if not bank:
        return sentence("Badges", "{seconds} s", seconds=seconds)
    return signs("{seconds}+{bank}", seconds=seconds, bank=bank)


def away(name: str, seconds: int | None) -> Sentence:
    """An absent player, and the time until a computer plays for them."""
    return signs("{name}", name=name) if seconds is None else turn_time(name, seconds)


def away_explained(name: str, seconds: int | None) -> tuple[Sentence, ...]:
    """What happens at the seat of an absent player."""
    is_away = sentence("Badges", "{name} is away.", name=name)
    if seconds is None:
        return (is_away,)
    return (
        is_away,
        plural(
            "Badges",
            "A computer plays for them after %n second.",
            "A computer plays for them after %n seconds.",
            seconds,
        ),
    )


def spectators(count: int) -> Sentence:
    """How many people look on."""
    return plural("Badges", "%n watching", "%n watching", count)
