"""A hint in words: the facts of the position, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.straights.commands import Play
from engine.straights.hints import Hint
from straights_gui.view.counted import Counted, points_words
from straights_gui.view.words import card_name


def hint_words(hint: Hint) -> str:
    """What to do and why."""
    card = hint.choice.card
    reason = _reason_to_play(hint) if isinstance(hint.choice, Play) else _reason_to_discard(hint)
    return reason.replace("{card}", card_name(card))


def _reason_to_play(hint: Hint) -> str:
    """What a play is good for."""
    translate = QCoreApplication.translate
    if hint.alternatives == 1:
        return translate("hints", "The {card} is the only card that you may play.")
    if hint.behind and not hint.opened:
        text = translate(
            "hints", "Play the {card}: it brings your {own} within reach, and opens nothing for others."
        )
    elif hint.behind:
        text = translate(
            "hints", "Play the {card}: it brings your {own} within reach. It also opens the {others}."
        )
    elif hint.ends_row:
        text = translate("hints", "Play the {card}: it ends its row and opens nothing for others.")
    elif not hint.opened:
        text = translate("hints", "Play the {card}: it opens nothing for others.")
    else:
        text = translate("hints", "Play the {card}: it opens only the {others}, and would cost you {points}.")
    text = text.replace("{own}", _cards(hint.behind)).replace("{others}", _cards(hint.opened))
    return text.replace("{points}", points_words(hint.points))


def _reason_to_discard(hint: Hint) -> str:
    """Why a card is the one to lose."""
    translate = QCoreApplication.translate
    if hint.alternatives == 1:
        return translate("hints", "The {card} is your last card, and nothing fits.")
    if hint.needed:
        text = translate(
            "hints", "Put down the {card}: it costs only {points}, and {needed} before it would fit."
        )
        missing = Counted().missing(hint.needed)
        return text.replace("{points}", points_words(hint.points)).replace("{needed}", missing)
    text = translate("hints", "Put down the {card}: it costs only {points}.")
    return text.replace("{points}", points_words(hint.points))


def _cards(cards: tuple[Card, ...]) -> str:
    """Cards in a sentence."""
    names = [card_name(card) for card in cards[:3]]
    if len(names) < 2:
        return "".join(names)
    both = QCoreApplication.translate("hints", "{first} and {last}")
    return both.replace("{first}", ", ".join(names[:-1])).replace("{last}", names[-1])
