"""The rules and the rule variant of a game, and the name of its deal."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights.setup import ONE_ROUND
from engine.text.sentence import plural, points, sentence

if TYPE_CHECKING:
    from engine.straights.setup import Variant
    from engine.text.sentence import Sentence

_SEAL_SHOWN = 8


def game_end(variant: Variant) -> Sentence:
    """When the game ends."""
    if variant.duplicate_deals:
        return plural(
            "variant",
            "The game ends after %n round: everyone plays each hand of {deals} deals once.",
            "The game ends after %n rounds: everyone plays each hand of {deals} deals once. "
            "After round {deals} the deals "
            "come back in other suits: whoever recognizes one knows every hand.",
            variant.match_rounds,
            deals=variant.duplicate_deals,
        )
    if variant.score_limit == ONE_ROUND:
        return sentence("variant", "The game ends after one round.")
    return sentence(
        "variant", "The game ends once someone reaches {points}.", points=points(variant.score_limit)
    )


def game_length(variant: Variant) -> Sentence:
    """The length of a game in a few words."""
    if variant.duplicate_deals:
        return plural(
            "variant", "duplicate match, %n round", "duplicate match, %n rounds", variant.match_rounds
        )
    return (
        sentence("variant", "one round") if variant.score_limit == ONE_ROUND else points(variant.score_limit)
    )


def round_text(variant: Variant) -> Sentence:
    """The running round, whose `number` is left open, and when the game ends."""
    if variant.duplicate_deals:
        return sentence("variant", "Round {number} of {rounds}", rounds=variant.match_rounds)
    if variant.score_limit == ONE_ROUND:
        return sentence("variant", "Game of one round")
    return sentence("variant", "Round {number} · game to {limit}", limit=variant.score_limit)


def short_round_text(variant: Variant) -> Sentence:
    """As `round_text`, for a small screen."""
    if variant.duplicate_deals or variant.score_limit == ONE_ROUND:
        return round_text(variant)
    return sentence("Web", "Round {number} · to {limit}", limit=variant.score_limit)


def game_progress(number: int, variant: Variant) -> Sentence:
    """The running round, and when the game ends."""
    text = round_text(variant)
    return replace(text, values={**text.values, "number": number})


def variant_terms(variant: Variant) -> Sentence:
    """The length of the game, and how its cards are dealt if that is unusual."""
    length = game_length(variant)
    if not variant.reseed_each_round:
        return length
    return sentence("variant", "{length}, the same deal each round", length=length)


def seed_name(seed: int) -> Sentence:
    """The name of an open deal."""
    return sentence("MoveMenuController", "Number {seed}", seed=str(seed))


def seal_name(seal: str) -> Sentence:
    """The name of a sealed deal."""
    return sentence("MoveMenuController", "Seal {seal}…", seal=seal[:_SEAL_SHOWN])
