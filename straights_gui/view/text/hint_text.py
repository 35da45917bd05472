"""Texts of hints: a short sentence with the advice, reasons on demand, and the cost of each other card.

A function names the cards: 7♠ on screen, seven of spades for a screen reader.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Play
from engine.straights.text.rendering import capitalized
from straights_gui.view.text.fill import fill
from straights_gui.view.text.plurals import Plurals, points_text
from straights_gui.view.text.table_text import card_label, card_name

_Name = Callable[[Card], str]


def advice_text(advice: Advice, name: _Name = card_label) -> str:
    """The recommended move and its reason, in at most twelve words."""
    return hint_text(advice.hint, name) if advice.tie is None else _tie_text(advice.hint, advice.tie, name)


def why_text(advice: Advice, name: _Name = card_label) -> str:
    """The expected result, and the argument against the worst choice if there is a certain one."""
    translate = QCoreApplication.translate
    parts = []
    if advice.tie is not None:
        parts.append(hint_text(advice.hint, name))
    expected = translate("hints", "You can expect to end the round with about {points}.")
    parts.append(fill(expected, points=points_text(round(advice.points))))
    if advice.against is not None:
        worst = advice.against.choice.card
        price = next(each for each in advice.alternatives if each.card == worst)
        if not price.is_near_tie:
            parts += [cost_text(price, name), reason_against(advice.against, advice.hint, name)]
    return " ".join(part for part in parts if part)


def spoken_advice(advice: Advice) -> str:
    """The sentence, the reasons and all costs, for players who do not see the bars on the cards."""
    sentence = advice_text(advice, card_name)
    why = why_text(advice, card_name)
    costs = (cost_text(each, card_name) for each in advice.alternatives)
    return " ".join((sentence, why, *(text for text in costs if text not in why)))


def cost_text(alternative: Alternative, name: _Name = card_label) -> str:
    """The extra cost of another card over the best one."""
    translate = QCoreApplication.translate
    if alternative.is_near_tie:
        text = translate("hints", "{card} is about equally good.")
    else:
        text = translate("hints", "{card} costs you about {points} more against the others.")
    points = points_text(max(1, round(alternative.cost)))
    return fill(text, card=capitalized(name(alternative.card)), points=points)


def cost_tooltip(alternative: Alternative) -> str:
    """The cost of another card, with the error of the estimate."""
    translate = QCoreApplication.translate
    error = translate("hints", "The estimate may be off by {number}.")
    digits = max(1, round(2 * alternative.error))
    return f"{cost_text(alternative)} {fill(error, number=digits)}"


def bars_text() -> str:
    """Explain the bars on the cards, and how to see the reasons."""
    return QCoreApplication.translate(
        "hints", "The bars show what each card costs you. Press H again to see why."
    )


def best_tooltip(advice: Advice) -> str:
    """Explain the mark on the best card."""
    text = QCoreApplication.translate("hints", "The best choice: you can expect about {points} this round.")
    return fill(text, points=points_text(round(advice.points)))


def hint_text(hint: Hint, name: _Name = card_label) -> str:
    """The recommended move and its reason, regardless of ties."""
    text = _play_text(hint, name) if isinstance(hint.choice, Play) else _discard_text(hint)
    return capitalized(fill(text, card=name(hint.choice.card)))


def _tie_text(hint: Hint, other: Card, name: _Name) -> str:
    translate = QCoreApplication.translate
    if isinstance(hint.choice, Play):
        text = translate("hints", "Play {card} or {other}: both are about equally good.")
    else:
        text = translate("hints", "Discard {card} or {other}: both are about equally good.")
    return fill(text, card=name(hint.choice.card), other=name(other))


def _play_text(hint: Hint, name: _Name) -> str:
    translate = QCoreApplication.translate
    if hint.alternatives == 1:
        return translate("hints", "{card} is the only card you can play.")
    if hint.behind and not hint.opened:
        text = translate("hints", "Play {card}: it brings your {own} nearer and opens nothing.")
    elif hint.behind:
        text = translate("hints", "Play {card}: it brings {own} nearer, but may open {others}.")
    elif hint.ends_row:
        text = translate("hints", "Play {card}: it ends its row and opens nothing.")
    elif not hint.opened:
        text = translate("hints", "Play {card}: it opens nothing.")
    else:
        text = translate("hints", "Play {card}, or risk {points}; it may open {others}.")
    own = name(hint.behind[0]) if hint.behind else ""
    return fill(text, own=own, others=cards_text(hint.opened, name), points=points_text(hint.points))


def _discard_text(hint: Hint) -> str:
    translate = QCoreApplication.translate
    if hint.alternatives == 1:
        return translate("hints", "{card} is your last card, and it doesn't fit.")
    if hint.cheaper:
        text = translate("hints", "Discard {card} for {points}: keep your cheaper cards.")
    elif hint.needed:
        text = translate("hints", "Discard {card}: your cheapest card, and {needed} away from its row.")
    else:
        text = translate("hints", "Discard {card}: it is your cheapest card.")
    return fill(text, points=points_text(hint.points), needed=Plurals().cards(hint.needed))


def reason_against(hint: Hint, best: Hint, name: _Name) -> str:
    """The reason why the worst choice is bad, if the facts show one; else ""."""
    translate = QCoreApplication.translate
    if not isinstance(hint.choice, Play):
        if hint.points <= best.points:
            return ""
        text = translate("hints", "The card alone is {points}.")
        return fill(text, points=points_text(hint.points))
    if not hint.opened:
        return ""
    if hint.behind:
        text = translate("hints", "It may open {others} for others.")
    else:
        text = translate("hints", "It may open {others} for others, and you have nothing behind it.")
    return fill(text, others=cards_text(hint.opened, name))


def cards_text(cards: tuple[Card, ...], name: _Name) -> str:
    """The one or two cards that fit next to the played one."""
    names = [name(card) for card in cards]
    if len(names) < 2:
        return "".join(names)
    both = QCoreApplication.translate("hints", "{first} and {last}")
    return fill(both, first=names[0], last=names[1])
