"""The game in words for screen readers: each event, and the whole table on demand."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Suit
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
from engine.straights.observation import Observation
from engine.straights.record import Move
from straights_gui.view.text.fill import fill
from straights_gui.view.text.log_text import seat_text
from straights_gui.view.text.table_text import capitalized, card_name, rank_name, suit_name, turn_text


def event_text(event: Event, names: tuple[str, ...]) -> str:
    """Describe an event in a sentence or two."""
    translate = QCoreApplication.translate
    match event:
        case RoundStarted():
            text = translate("spoken", "Round {number} begins.")
            return fill(text, number=event.number)
        case CardPlayed():
            text = translate("spoken", "{name} plays the {card}.")
            return fill(text, card=card_name(event.card), name=names[event.seat])
        case CardDiscarded():
            return fill(translate("spoken", "{name} discards a card."), name=names[event.seat])
        case SeatChanged():
            return seat_text(event, names[event.seat])
        case RoundEnded():
            return " ".join([translate("spoken", "The round is over."), *_scores(event, names)])
        case GameEnded():
            text = translate("spoken", "{name} wins the game.")
            return " ".join(fill(text, name=names[seat]) for seat in event.winners)
        case DeckShown() | TableLeft():
            return ""
        case _:
            assert_never(event)


def table_text(observation: Observation) -> str:
    """Describe the whole table: rows, hand, seats, turn."""
    translate = QCoreApplication.translate
    parts = [_row_text(observation, suit) for suit in Suit]
    hand = ", ".join(card_name(card) for card in observation.hand)
    parts.append(fill(translate("spoken", "Your hand: {cards}."), cards=hand or translate("spoken", "none")))
    if observation.legal_plays:
        legal = ", ".join(card_name(card) for card in observation.legal_plays)
        parts.append(fill(translate("spoken", "You can play: {cards}."), cards=legal))
    for seat, move in zip(observation.seats, observation.last_moves, strict=True):
        text = translate("spoken", "{name}: score {score}, cards {cards}, discards {discards}.")
        parts.append(
            fill(text, score=seat.score, cards=seat.cards_left, discards=seat.discard_count, name=seat.name)
        )
        parts.append(_move_text(move))
    parts.append(turn_text(observation))
    return " ".join(part for part in parts if part)


def _move_text(move: Move | None) -> str:
    if move is None:
        return ""
    if move.card is None:
        return QCoreApplication.translate("spoken", "Last move: a discard.")
    text = QCoreApplication.translate("spoken", "Last move: {card}.")
    return fill(text, card=card_name(move.card))


def _row_text(observation: Observation, suit: Suit) -> str:
    translate = QCoreApplication.translate
    ranks = observation.table.ranks(suit)
    if not ranks:
        text = translate("spoken", "{suit}: no cards.")
    elif len(ranks) == 1:
        text = translate("spoken", "{suit}: {first}.")
    else:
        text = translate("spoken", "{suit}: {first} to {last}.")
    first, last = (rank_name(ranks[0]), rank_name(ranks[-1])) if ranks else ("", "")
    return fill(text, suit=capitalized(suit_name(suit)), first=first, last=last)


def _scores(event: RoundEnded, names: tuple[str, ...]) -> list[str]:
    text = QCoreApplication.translate("spoken", "{name}: {gained}, total {score}.")
    return [
        fill(text, gained=event.result.gained[seat], score=event.result.scores[seat], name=name)
        for seat, name in enumerate(names)
    ]
