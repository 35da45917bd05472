"""Events as lines of the log: like those of the console, but with names and suit symbols, translated."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.straights.events import (
    CardDiscarded,
    CardPlayed,
    DeckShown,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    SeatChanged,
    TableLeft,
)
from engine.straights.player import Human
from engine.straights.record import RoundResult
from straights_gui.view.text.fill import fill
from straights_gui.view.text.table_text import card_label


def log_lines(event: Event, names: tuple[str, ...]) -> list[str]:
    """The lines for an event; a hidden discard is not named."""
    translate = QCoreApplication.translate
    match event:
        case RoundStarted():
            text = translate("log", "A new round begins. It's {name}'s turn to play.")
            return ["", fill(text, name=names[event.leader])]
        case CardPlayed():
            text = translate("log", "{name} plays {card}.")
            return [fill(text, card=card_label(event.card), name=names[event.seat])]
        case CardDiscarded():
            return [_discard_line(names[event.seat], event.card)]
        case SeatChanged():
            return [seat_text(event, names[event.seat])]
        case RoundEnded():
            return _result_lines(event.result, names)
        case GameEnded():
            return [fill(translate("log", "{name} wins!"), name=names[seat]) for seat in event.winners]
        case DeckShown() | TableLeft():
            return []
        case _:
            assert_never(event)


def seat_text(event: SeatChanged, name: str) -> str:
    """A sentence about the new player of a seat."""
    translate = QCoreApplication.translate
    if event.is_rage_quit:
        text = translate("log", "{name} ragequits. A computer will now take over.")
    elif isinstance(event.now, Human):
        text = translate("log", "You now play as {name}.")
    else:
        text = translate("log", "Another computer now plays for {name}.")
    return fill(text, name=name)


def _discard_line(name: str, card: Card | None) -> str:
    if card is None:
        return fill(QCoreApplication.translate("log", "{name} discards a card."), name=name)
    text = QCoreApplication.translate("log", "{name} discards {card}.")
    return fill(text, card=card_label(card), name=name)


def _result_lines(result: RoundResult, names: tuple[str, ...]) -> list[str]:
    lines = []
    discards_text = QCoreApplication.translate("log", "{name}'s discards: {cards}")
    score_text = QCoreApplication.translate("log", "{name}'s score: {before} + {gained} = {score}")
    for seat, name in enumerate(names):
        gained, score = result.gained[seat], result.scores[seat]
        cards = " ".join(map(card_label, result.discards[seat]))
        lines.append(fill(discards_text, cards=cards, name=name).rstrip())
        lines.append(fill(score_text, before=score - gained, gained=gained, score=score, name=name))
    return lines
