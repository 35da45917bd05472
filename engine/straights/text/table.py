"""The table as a player sees it: turns, what to do, the cards, the winners, and the whole table in words."""

from __future__ import annotations

from engine.cards.card import Suit
from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.straights.player import Computer
from engine.text.cards import card_words
from engine.text.sentence import Names, Sentence, plural, sentence, signs
from engine.text.sentence import cards as card_count

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from engine.cards.card import Card, Rank
    from engine.games.table import Pile, Table
    from engine.protocol.sheet import Place
    from engine.straights.observation import Observation

YOUR_TURN = sentence("TableText", "Your turn")
DEMO = sentence("TableText", "Demo: the computer is playing for you. Press D to stop.")
TABLE_TEXTS = {
    "turn": sentence("TableText", "{name}’s turn."),
    "discard": sentence("TableText", "None of your cards fits. Discard one: its rank counts against you."),
    "start": sentence("TableText", "Start the round with the seven of spades."),
    "play": sentence("TableText", "Your turn: play a raised card"),
    "card": sentence("TableText", "{card}, {number} of {count}"),
    "playable": sentence("TableText", "{card}, playable, {number} of {count}, press to play"),
    "not_playable": sentence("TableText", "{card}, not playable, {number} of {count}"),
    "to_discard": sentence("TableText", "{card}, {number} of {count}, press to discard"),
}
"""What changes with each move, without values: a page gets it once, and messages of moves stay small."""
_TRACKED = {
    "on_table": sentence("CardTracker", "{card} is on the table."),
    "in_hand": sentence("CardTracker", "{card} is in your hand."),
    "put_down": sentence("CardTracker", "{card} is in your discard pile."),
    "nowhere": sentence("CardTracker", "{card} is certainly face down: no one can hold it any more."),
}
SCORE = sentence("SeatPanel", "Score")
DISCARDS = sentence("DiscardPile", "Discards")
LAST_DISCARD = sentence("spoken", "Last move: a discard.")


def instructions(observation: Observation) -> tuple[Sentence, ...]:
    """What the viewer is to do now, or whose turn it is; nothing once the game is over."""
    turn, task = observation.turn, observation.task
    if turn is None or task is None or isinstance(observation.seats[turn].player, Computer):
        return turn_of(None if turn is None else observation.seats[turn].name)
    return (TABLE_TEXTS[task.value],)


def turn_of(name: str | None) -> tuple[Sentence, ...]:
    """Name who is on turn; nothing if that is nobody."""
    return () if name is None else (replace(TABLE_TEXTS["turn"], values={"name": name}),)


def hand_card(card: Card, number: int, count: int, *, is_my_turn: bool, legal: Collection[Card]) -> Sentence:
    """A card of the hand for a screen reader: its place, and what pressing it does."""
    if not is_my_turn:
        kind = "card"
    elif card in legal:
        kind = "playable"
    else:
        kind = "not_playable" if legal else "to_discard"
    return replace(TABLE_TEXTS[kind], values={"card": card_words(card), "number": number, "count": count})


def hand(table: Table, own: Pile) -> Iterator[Sentence]:
    """The viewer's cards, and those of them that fit."""
    cards = tuple(card for card in own.cards if card)
    yield sentence("spoken", "Your hand: {cards}.", cards=cards or sentence("spoken", "none"))
    offered = {card for offer in table.offers if offer.is_raised for card in offer.cards}
    if offered:
        legal = tuple(card for card in cards if card in offered)
        yield sentence("spoken", "You can play: {cards}.", cards=legal)


def opening(card: Card, opened: tuple[Card, ...], own: tuple[Card, ...]) -> Sentence:
    """Name the cards that become playable after a card, and those of them that the player holds."""
    if not opened:
        return sentence("OpeningText", "{card} opens nothing.", card=card)
    values = {"card": card, "cards": next_cards(opened)}
    if not own:
        return sentence("OpeningText", "{card} opens {cards}: you hold none.", **values)
    return sentence("OpeningText", "{card} opens {cards}: you hold {own}.", **values, own=next_cards(own))


def next_cards(opened: tuple[Card, ...]) -> Card | Sentence:
    """The one or two cards that fit next to a played one."""
    if len(opened) == 1:
        return opened[0]
    first, last = opened
    return sentence("hints", "{first} and {last}", first=first, last=last)


def gained_so_far(points: int) -> Sentence:
    """The points that the viewer has gained in this round."""
    return sentence("SeatPanel", "+{points} this round", points=points)


def winning(names: Sequence[str], scores: Sequence[int], seats: Sequence[int]) -> Sentence:
    """The winners of the game, with their points; `scores` are those of all seats."""
    score = scores[seats[0]]
    if len(seats) == 1:
        name = names[seats[0]]
        return plural(
            "ScoreSheet", "{name} wins with %n point!", "{name} wins with %n points!", score, name=name
        )
    won = Names(tuple(names[seat] for seat in seats))
    return plural(
        "ScoreSheet", "Tie at %n point: {names} win!", "Tie at %n points: {names} win!", score, names=won
    )


def tracked_card(card: Card, place: Place, barred: Sequence[str]) -> Sentence:
    """What the viewer knows of a card; `barred` are those of the other players who cannot hold it."""
    if place in _TRACKED:
        return replace(_TRACKED[place], values={"card": card})
    if not barred:
        return sentence("CardTracker", "{card}: any of the others can hold it.", card=card)
    if len(barred) == 1:
        return sentence("CardTracker", "{card}: {name} can’t hold it.", card=card, name=barred[0])
    return sentence("CardTracker", "{card}: {names} can’t hold it.", card=card, names=Names(tuple(barred)))


def seat(
    name: str,
    score: int,
    cards: int,
    discards: int | None,
    last: Card | Sentence | None,
    label: Sentence = SCORE,
) -> Iterator[Sentence]:
    """A seat for a screen reader: points, cards, discards (None where nobody discards), what it did last."""
    if discards is None:
        count = card_count(cards)
        yield signs("{name}: {label} {score}, {cards}.", name=name, label=label, score=score, cards=count)
    else:
        counts = {"score": score, "cards": cards, "discards": discards}
        yield sentence(
            "spoken", "{name}: score {score}, cards {cards}, discards {discards}.", name=name, **counts
        )
    if last is not None:
        yield last if isinstance(last, Sentence) else sentence("spoken", "Last move: {card}.", card=last)


def row(suit: Suit, ranks: Sequence[Rank]) -> Sentence:
    """A row for a screen reader: its first and its last card."""
    if not ranks:
        return sentence("spoken", "{suit}: no cards.", suit=suit)
    if len(ranks) == 1:
        return sentence("spoken", "{suit}: {first}.", suit=suit, first=ranks[0])
    return sentence("spoken", "{suit}: {first} to {last}.", suit=suit, first=ranks[0], last=ranks[-1])
