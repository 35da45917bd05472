"""Texts about cards and the players of seats, in the player's language."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.fast_dataclass import assert_never
from engine.games.registry import level_of
from engine.games.table import Form, Happening, Pile, Table
from engine.straights.player import Computer, Human, Player
from engine.straights.text import table
from engine.straights.text.events import earlier_move
from engine.straights.text.levels import level
from engine.text.sentence import Sentence
from straights_gui.view.text.rendering import fill, shown, spoken


def player_text(player: Player) -> str:
    """The player of a seat: human, or a kind of computer."""
    translate = QCoreApplication.translate
    match player:
        case Human():
            return translate("TableText", "human")
        case Computer(strategy):
            return fill(translate("TableText", "computer · {kind}"), kind=shown(level(strategy)))
        case _:
            return assert_never(player)


def level_text(strategy: str) -> str:
    """The player of a seat in short: human, or the level of a computer."""
    if not strategy:
        return player_text(Human())
    said = level(strategy)
    return shown(said if said.context else level_of(strategy) or said)  # without one it is its own name


def played_text(name: str, card: Card) -> str:
    """The card that a seat has laid, in words."""
    return spoken(earlier_move(card, name))


def turn(table_now: Table) -> tuple[Sentence, ...]:
    """Whose turn it is, if it is anybody's."""
    return table.turn_of(None if table_now.turn is None else table_now.seats[table_now.turn].name)


def recalled(happening: Happening, name: str) -> tuple[Sentence, ...]:
    """A move of one card that is shown again; nothing for another one."""
    cards = [card for way in happening.movements for card in way.cards]
    return (earlier_move(cards[0], name),) if len(cards) == 1 else ()


def hand_text(card: Card, number: int, count: int, *, is_my_turn: bool, legal: Collection[Card]) -> str:
    """A card of the hand for a screen reader."""
    return spoken(table.hand_card(card, number, count, is_my_turn=is_my_turn, legal=legal))


def row_text(row: Pile) -> str:
    """A row for a screen reader."""
    suit = next(card.suit for card in row.slots if card is not None)
    return spoken(table.row(suit, [card.rank for card in row.cards if card is not None]))


def seat_text(shown_table: Table, seat: int) -> str:
    """A seat for a screen reader, after its turn."""
    data = shown_table.seats[seat]
    hand = len(shown_table.pile_of(seat, Form.FAN).cards)
    stacks = [pile for pile in shown_table.piles if pile.seat == seat and pile.form is Form.STACK]
    discards = len(stacks[0].cards) if stacks else None
    score = data.facts[0]
    said = table.seat(data.name, score.number, hand, discards, data.last, score.label or table.SCORE)
    is_next = seat == shown_table.turn
    return spoken(*turn(shown_table) * is_next, *said)


def player_description(player: Player) -> str:
    """Describe how a player plays, in a sentence; "" for an unknown strategy."""
    if isinstance(player, Computer):
        from engine.straights.text.descriptions import description  # not for the first paint

        return shown(description(player.strategy))
    return QCoreApplication.translate("NewGameDialog", "Someone at this screen.")
