"""Advice in words: the facts of the position and the prices, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.straights.advice.hints import Advice, Hint
from engine.straights.commands import Play
from straights_gui.view.text.plurals import Plurals, cost_text, points_text
from straights_gui.view.text.table_text import card_name


def advice_text(advice: Advice) -> str:
    """What to do and why, and why not the worst that might be done."""
    text = hint_text(advice.hint)
    if advice.against is None:
        return text
    return f"{text} {_reason_against(advice.against, advice.hint)}".strip()


def spoken_advice(advice: Advice) -> str:
    """The same with all prices, for who does not see the marks on the cards."""
    translate = QCoreApplication.translate
    expected = translate("hints", "You can expect {points} this round.")
    parts = [advice_text(advice), expected.replace("{points}", points_text(round(advice.points)))]
    for card, cost in advice.costs:
        text = translate("hints", "{card}: {number} more.").replace("{number}", cost_text(cost))
        parts.append(text.replace("{card}", card_name(card)))
    return " ".join(parts)


def _reason_against(hint: Hint, best: Hint) -> str:
    """Why the worst choice is bad, where the facts show it; else nothing."""
    translate = QCoreApplication.translate
    if not isinstance(hint.choice, Play):
        if hint.points <= best.points:
            return ""
        return (
            translate("hints", "Discarding the {card} would cost {points}.")
            .replace("{card}", card_name(hint.choice.card))
            .replace("{points}", points_text(hint.points))
        )
    if not hint.opened:
        return ""
    if hint.behind:
        text = translate("hints", "The {card} would open the {others} for others.")
    else:
        text = translate("hints", "The {card} would only help others: you have nothing behind it.")
    return text.replace("{card}", card_name(hint.choice.card)).replace("{others}", _cards(hint.opened))


def hint_text(hint: Hint) -> str:
    """What to do and why."""
    card = hint.choice.card
    reason = _reason_to_play(hint) if isinstance(hint.choice, Play) else _reason_to_discard(hint)
    return reason.replace("{card}", card_name(card))


def _reason_to_play(hint: Hint) -> str:
    translate = QCoreApplication.translate
    if hint.alternatives == 1:
        return translate("hints", "The {card} is the only card you can play.")
    if hint.behind and not hint.opened:
        text = translate(
            "hints", "Play the {card}: it brings your {own} within reach and opens nothing for others."
        )
    elif hint.behind:
        text = translate(
            "hints", "Play the {card}: it brings your {own} within reach, but also opens the {others}."
        )
    elif hint.ends_row:
        text = translate("hints", "Play the {card}: it ends its row, so it opens nothing for others.")
    elif not hint.opened:
        text = translate("hints", "Play the {card}: it opens nothing for others.")
    else:
        text = translate(
            "hints", "Play the {card}: it opens only the {others}, and keeping it could cost you {points}."
        )
    text = text.replace("{own}", _cards(hint.behind)).replace("{others}", _cards(hint.opened))
    return text.replace("{points}", points_text(hint.points))


def _reason_to_discard(hint: Hint) -> str:
    translate = QCoreApplication.translate
    if hint.alternatives == 1:
        return translate("hints", "The {card} is your last card, and it doesn't fit.")
    if hint.cheaper and hint.needed:
        text = translate(
            "hints",
            "Discard the {card} ({points}): {needed} before it fits, and your "
            "cheaper cards have better chances.",
        )
    elif hint.cheaper:
        text = translate("hints", "Discard the {card} ({points}): your cheaper cards are worth keeping.")
    elif hint.needed:
        text = translate("hints", "Discard the {card}: it costs only {points}, and {needed} before it fits.")
    else:
        text = translate("hints", "Discard the {card}: it costs only {points}.")
    text = text.replace("{points}", points_text(hint.points))
    return text.replace("{needed}", Plurals().missing(hint.needed))


def _cards(cards: tuple[Card, ...]) -> str:
    names = [card_name(card) for card in cards[:3]]
    if len(names) < 2:
        return "".join(names)
    both = QCoreApplication.translate("hints", "{first} and {last}")
    return both.replace("{first}", ", ".join(names[:-1])).replace("{last}", names[-1])
