"""The rules and the rule variant of a game, and the name of its deal."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights.setup import ONE_ROUND
from engine.straights.text.sentence import Sentence, plural, points, sentence

if TYPE_CHECKING:
    from engine.straights.setup import Variant

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
    same_deal = sentence("variant", ", the same deal each round")
    return Sentence("", "{length}{same_deal}", {"length": length, "same_deal": same_deal})


def seed_name(seed: int) -> Sentence:
    """The name of an open deal."""
    return sentence("MoveMenuController", "Number {seed}", seed=str(seed))


def seal_name(seal: str) -> Sentence:
    """The name of a sealed deal."""
    return sentence("MoveMenuController", "Seal {seal}…", seal=seal[:_SEAL_SHOWN])


_RULES = (
    sentence(
        "Rules",
        "<h2>Goal</h2>"
        "<p>Each of the four players is dealt thirteen cards. On the table, every suit grows into a "
        "row from its seven, down to the ace and up to the king. Cards that you can’t play cost "
        "points. The player with the fewest points at the end wins.</p>",
    ),
    sentence(
        "Rules",
        "<h2>Playing a card</h2>"
        "<p>The player with the seven of spades starts each round by playing it. Play then continues "
        "around the table. On your turn, play any seven to start the row of its suit, or a card that "
        "extends a row at either end.</p>"
        '<p><img src="picture:legal"></p>'
        "<p>The seven of spades is on the table: the six and the eight (with the bright edge) fit, "
        "and so do the other three sevens.</p>"
        '<p><img src="picture:illegal"></p>'
        "<p>The nine of diamonds doesn’t fit: there is no card on the table next to it.</p>"
        '<p><img src="picture:growing"></p>'
        "<p>The row of hearts has grown on both sides: now the three and the nine fit. Rows have no "
        "gaps. They end at the ace and at the king; these two aren’t neighbours.</p>"
        "<p>If any of your cards fits, you must play one that does.</p>",
    ),
    sentence(
        "Rules",
        "<h2>When nothing fits</h2>"
        "<p>If none of your cards fits, discard one: put it face down on your discard pile. The "
        "others don’t see which card it is until the round is over. It is out of the round and costs "
        "you its points.</p>",
    ),
    sentence(
        "Rules",
        "<h2>Points</h2>"
        "<p>When all hands are empty, the discards are turned over. Each one costs its rank: an ace "
        "1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.</p>"
        '<p><img src="picture:discards"></p>'
        "<p>An ace, a six and a king cost 1 + 6 + 13 = 20 points.</p>"
        "<p>The points of all rounds are added up. {end} The lowest score wins; "
        "players who share it win together.</p>",
        end="",
    ),
)
RULES_PICTURES = {
    "legal": "(5S) *6S 7S *8S (9S)",
    "illegal": "(7D) (8D) -9D (TD)",
    "growing": "*3H 4H 5H 6H 7H 8H *9H",
    "discards": "AS 6C KH",
}
"""The pictures of the rules by name.

They have cards; (card) is an empty place, *card can be played there, -card is dimmed.
"""


def rules(variant: Variant) -> tuple[Sentence, ...]:
    """The rules of a game with these rule switches, as HTML with `picture:NAME` for addresses."""
    *others, points_of_a_game = _RULES
    return (*others, replace(points_of_a_game, values={"end": game_end(variant)}))
