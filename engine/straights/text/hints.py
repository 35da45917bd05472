"""Hints: the advice in a sentence, its reasons, and what each other card costs."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights.commands import Play
from engine.straights.text.levels import quoted_level
from engine.straights.text.table import next_cards
from engine.text.sentence import cards, points, sentence, signs

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.straights.advice.hints import Advice, Alternative, Hint
    from engine.text.sentence import Sentence, Value


def recommendation(advice: Advice, tried: Card | None = None) -> Sentence:
    """The recommended move, and what a tried card or the dearest one costs, in at most twelve words."""
    own = tuple(each for each in advice.alternatives if each.card == tried and not each.is_near_tie)
    if advice.tie is None or own:
        return _choice_with_price(advice, own or advice.alternatives)
    card, is_play = advice.hint.choice.card, isinstance(advice.hint.choice, Play)
    tied = {"card": card, "other": advice.tie}
    if sum(each.is_near_tie for each in advice.alternatives) > 1:
        if is_play:
            return sentence("hints", "Play {card}. Others are about as good.", card=card)
        return sentence("hints", "Discard {card}. Others are about as good.", card=card)
    if is_play:
        return sentence("hints", "Play {card} or {other}: both are about equally good.", **tied)
    return sentence("hints", "Discard {card} or {other}: both are about equally good.", **tied)


def _choice_with_price(advice: Advice, others: tuple[Alternative, ...]) -> Sentence:
    """The recommended move and the cost of the dearest of others, or its reason if there is no other card."""
    if not others:
        return choice_with_reason(advice.hint)
    card, dearest = advice.hint.choice.card, max(others, key=lambda each: each.cost)
    values: dict[str, Value] = {"card": card, "other": dearest.card, "cost": str(_whole_points(dearest))}
    if isinstance(advice.hint.choice, Play):
        return sentence("hints", "Play {card}. {other} costs about {cost}.", **values)
    return sentence("hints", "Discard {card}. {other} costs about {cost}.", **values)


def reasons(advice: Advice) -> tuple[Sentence, ...]:
    """The reason for the move, and the argument against the worst choice if there is a certain one."""
    found = [choice_with_reason(advice.hint)]
    if advice.against is not None:
        worst = advice.against.choice.card
        price = next(each for each in advice.alternatives if each.card == worst)
        if not price.is_near_tie:
            found += [cost(price), *reasons_against(advice.against, advice.hint)]
    return (*found, *opponents(advice))


def why(advice: Advice) -> tuple[Sentence, ...]:
    """In a line on the table, what the worst card opens, or if nothing shows that, why the best is good.

    Nothing if there is no other card: the recommendation has said so.
    """
    if not advice.alternatives:
        return ()
    _best, *against = reasons(replace(advice, opponents=()))
    if against and isinstance(advice.hint.choice, Play):
        return tuple(against[1:]) or (choice_with_reason(advice.hint),)
    return (choice_with_reason(advice.hint),)


def short_advice(advice: Advice) -> Sentence:
    """The recommendation, and the key that asks for its reason if there is one."""
    advised = recommendation(advice)
    return sentence("Hints", "{advice} H: why?", advice=advised) if why(advice) else advised


def opponents(advice: Advice) -> tuple[Sentence, ...]:
    """Against which players the costs were computed; nothing if nobody has noted them."""
    if not any(advice.opponents):
        return (sentence("hints", "Computed for opponents of unknown strength."),) if advice.opponents else ()
    levels = [
        quoted_level(each) if each else sentence("hints", "an unknown player") for each in advice.opponents
    ]
    if levels == levels[:1] * 3:
        return (sentence("hints", "Computed against three computers of the level {level}.", level=levels[0]),)
    named = dict(zip(("first", "second", "third"), levels, strict=True))
    return (sentence("hints", "Computed against {first}, {second} and {third}.", **named),)


def whole_advice(advice: Advice) -> tuple[Sentence, ...]:
    """The advice, the reasons and all costs, for players who do not see the bars on the cards."""
    if not advice.alternatives:
        return reasons(advice)
    tie = () if advice.tie is None else (recommendation(advice),)
    reason, *others = reasons(advice)
    said = (*tie, reason, best(advice), *others)
    return (*said, *(each for each in map(cost, advice.alternatives) if each not in said))


def choice_with_reason(hint: Hint) -> Sentence:
    """The recommended move and its reason, regardless of ties."""
    return _play(hint) if isinstance(hint.choice, Play) else _discard(hint)


def best(advice: Advice) -> Sentence:
    """What can be expected of the best of several cards."""
    expected = points(round(advice.points))
    return sentence("hints", "The best choice: you can expect about {points} this round.", points=expected)


def cost(alternative: Alternative) -> Sentence:
    """The extra cost of another card over the best one."""
    if alternative.is_near_tie:
        return sentence("hints", "{card} is about equally good.", card=alternative.card)
    values: dict[str, Value] = {"card": alternative.card, "points": points(_whole_points(alternative))}
    return sentence("hints", "{card} costs you about {points} more against the others.", **values)


def mark(alternative: Alternative) -> Sentence:
    """The extra cost of another card, in the two words that fit on it."""
    if alternative.is_near_tie:
        return sentence("hints", "as good")
    return sentence("hints", "costs {points}", points=_whole_points(alternative))


def short_mark(alternative: Alternative) -> Sentence:
    """The extra cost of another card where a card shows less than a word."""
    return signs("{points}", points=0 if alternative.is_near_tie else _whole_points(alternative))


def _whole_points(alternative: Alternative) -> int:
    return max(1, round(alternative.cost))


def _play(hint: Hint) -> Sentence:
    card = hint.choice.card
    if hint.alternatives == 1:
        return sentence("hints", "{card} is the only card you can play.", card=card)
    if not hint.opened:
        return _play_that_opens_nothing(hint, card)
    others = next_cards(hint.opened)
    values: dict[str, Value] = {"card": card, "points": points(hint.points), "others": others}
    if hint.behind:
        values = {"card": card, "own": hint.behind[0], "others": others}
        return sentence("hints", "Play {card}: it brings {own} nearer, but may open {others}.", **values)
    return sentence("hints", "Play {card}, or risk {points}; it may open {others}.", **values)


def _play_that_opens_nothing(hint: Hint, card: Card) -> Sentence:
    if hint.behind:
        own = hint.behind[0]
        return sentence("hints", "Play {card}: it brings {own} nearer and opens nothing.", card=card, own=own)
    if hint.ends_row:
        return sentence("hints", "Play {card}: it ends its row and opens nothing.", card=card)
    return sentence("hints", "Play {card}: it opens nothing.", card=card)


def _discard(hint: Hint) -> Sentence:
    card = hint.choice.card
    if hint.alternatives == 1:
        return sentence("hints", "{card} is your last card, and it doesn’t fit.", card=card)
    if hint.cheaper:
        values: dict[str, Value] = {"card": card, "points": points(hint.points)}
        return sentence("hints", "Discard {card} for {points}: keep your cheaper cards.", **values)
    if not hint.needed:
        return sentence("hints", "Discard {card}: it is your cheapest card.", card=card)
    values = {"card": card, "needed": cards(hint.needed)}
    return sentence("hints", "Discard {card}: your cheapest card, and {needed} away from its row.", **values)


def reasons_against(hint: Hint, best: Hint) -> tuple[Sentence, ...]:
    """Why the worst choice is bad, if the facts show it."""
    if not isinstance(hint.choice, Play):
        if hint.points <= best.points:
            return ()
        return (sentence("hints", "The card alone is {points}.", points=points(hint.points)),)
    if not hint.opened:
        return ()
    card, others = hint.choice.card, next_cards(hint.opened)
    opens = sentence("hints", "{card} opens {others} to the others.", card=card, others=others)
    return (opens,) if hint.behind else (opens, sentence("hints", "Nothing of yours is behind."))
