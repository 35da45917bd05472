"""A table as its viewer may see it, and what happens on it, as plain data: who draws it knows no game."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.protocol.codecs import OptionalValue
from engine.protocol.sentences import Said, SaidParts, SentenceValue
from engine.protocol.values import KnownCards, PackedCards, WholeNumber
from engine.text.sentence import Sentence

Place = str
"""The name of a pile, such as "hand.2", which only its game reads; "" is off the table."""

Cards = Annotated[tuple[Card | None, ...], PackedCards()]
"""Cards in order; None for one that the viewer may not know."""

TextValue = str | int | Card | tuple[Card, ...]
"""What stands in a place of a text about an event."""

Known = Annotated[tuple[Card, ...], KnownCards()]


class Form(Enum):
    """How the cards of a pile lie: a row has a slot for each of its cards, empty or taken."""

    FAN = "fan"
    ROW = "row"
    SPREAD = "spread"
    STACK = "stack"
    CHIPS = "chips"


class Mood(Enum):
    """The face that a player makes."""

    GLAD = "glad"
    PLEASED = "pleased"
    SORRY = "sorry"
    DISMAYED = "dismayed"


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards or chips at a place.

    Attributes:
        seat: whose it is; None for the middle of the table.
        is_open: whether known cards lie face up: a player knows the own discards, which lie face down.
        is_blind: whether the viewer forgets a card that is put here.
        slots: all cards that a row has room for, in order.
        amount: of chips; `unit` divides it on the screen.
    """

    place: Place
    form: Form
    cards: Cards = ()
    seat: int | None = None
    is_open: bool = True
    is_blind: bool = False
    slots: Cards = ()
    label: Said | None = None
    amount: int = 0
    unit: int = 1


@dataclass(frozen=True, slots=True)
class Fact:
    """A number of a seat, such as its score: the only value of its text, so that it can be counted up.

    Attributes:
        short: for a small panel, if the text is long.
        label: what it is, if the text does not say it.
        limit: of which the number is a part, 0 for none.
    """

    text: Said
    short: Said | None = None
    label: Said | None = None
    limit: int = 0

    @property
    def number(self) -> int:
        """A LookupError without one."""
        return [value for value in self.text.values.values() if isinstance(value, int)][0]  # noqa: RUF015  # so it is


@dataclass(frozen=True, slots=True)
class SeatData:
    """A seat; its piles say how many cards it has.

    Attributes:
        player: the computer's name among the strategies of the game, "" for a human.
        mark: stands for its colour and its shape.
        last: what it did last: a card, or words.
        hand: what its cards make together, as far as the viewer knows them.
        best: those of its shown cards that make it; the others count less.
        is_out: whether it takes no part until the next round.
        is_left: whether nobody sits there any more.
    """

    name: str
    player: str
    mark: int
    facts: tuple[Fact, ...] = ()
    last: Annotated[Card | Sentence | None, OptionalValue(SentenceValue())] = None
    is_out: bool = False
    is_left: bool = False
    is_winner: bool = False
    is_dealer: bool = False
    hand: Said | None = None
    best: Known = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """A number that is named where one is chosen, such as half the pot."""

    label: Said
    number: int


@dataclass(frozen=True, slots=True)
class Offer:
    """What the viewer may do now: with some cards, with a number, or by a button alone.

    Of buttons without a number, the last one is the way on, and one before it a way out.

    Attributes:
        cards: of these, `least` to `most` are chosen.
        target: where they go; one offer for each target.
        button: None where choosing a card is enough; its value `number` is that of the cards or the number
            that are chosen.
        numbers: the first, the last and the proposed number, which `unit` divides on the screen.
        is_raised: whether the cards stand out from the others.
        marks: of the numbers.
        shortcut: the key, such as "F" or "Shift+Enter".
        asks: what is asked before it is done.
    """

    key: str
    cards: Known = ()
    target: Place | None = None
    least: int = 1
    most: int = 1
    button: Said | None = None
    numbers: tuple[int, ...] = ()
    unit: int = 1
    is_raised: bool = True
    marks: tuple[Mark, ...] = ()
    shortcut: str = ""
    asks: Said | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A button that is there also while it is not offered, and when it is."""

    label: Said
    why_not: Said | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What the viewer does: an offer, or anything else, which the game refuses with a reason."""

    key: str = ""
    cards: Known = ()
    target: Place | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat in a result.

    Attributes:
        place: from 1; of equals the first seat stands first.
        cards: lie face up.
        counts: the number of the first column after each card, which is turned over and counted.
    """

    seat: int
    place: int
    cards: Known
    columns: tuple[Fact, ...]
    counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Award:
    """Chips that seats have won: who has, then why."""

    label: Said
    amount: int
    seats: tuple[int, ...]
    why: SaidParts = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a round, or of the game if it is the last; `rounds` are what all seats have gained.

    With awards it is shown on the table itself, whose cards lie open.
    """

    title: Said
    rows: tuple[ResultRow, ...]
    notes: SaidParts = ()
    is_last: bool = False
    rounds: tuple[tuple[WholeNumber, ...], ...] = ()
    awards: tuple[Award, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """All that is drawn.

    Attributes:
        viewer: the seat that sees it; None for somebody who looks on.
        turn: the seat that is to move.
        message: what the viewer is to do; empty where the name of the seat on turn says enough.
        result: of the last finished round, which is shown when a happening says so.
        buttons: of the game, from the way out to the way on; the same at all times.
    """

    viewer: int | None
    round: int
    turn: int | None
    seats: tuple[SeatData, ...]
    piles: tuple[Pile, ...] = ()
    offers: tuple[Offer, ...] = ()
    message: SaidParts = ()
    title: Said | None = None
    result: Result | None = None
    buttons: tuple[Button, ...] = ()

    def pile_of(self, seat: int, form: Form) -> Pile:
        """The pile of a seat in this form."""
        return next(pile for pile in self.piles if pile.seat == seat and pile.form is form)


@dataclass(frozen=True, slots=True)
class Movement:
    """Cards or chips go from one place to another."""

    begin: Place
    end: Place
    cards: Cards = ()
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Told:
    """One of the texts of a game by its key, and what stands in its places: a number under `name` is a seat.

    The values have the order in which their places first appear in the text.
    """

    key: str
    values: tuple[TextValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Happening:
    """An event on the screen.

    Attributes:
        seat: who has done it, and is looked at; None for what the table itself does.
        last: what the seat did, in words; None for the card that moves, if it is known.
        told: what is said of it.
        spoken: what a screen reader says instead, of what is shown again.
        is_deal: whether a round begins with it.
        shows_result: whether it ends a round.
        clears: whether all cards leave the table, by these movements or by others.
        moods: the face of each seat after it; empty where none changes.
    """

    movements: tuple[Movement, ...] = ()
    seat: int | None = None
    last: Said | None = None
    told: tuple[Told, ...] = ()
    spoken: SaidParts = ()
    is_deal: bool = False
    shows_result: bool = False
    clears: bool = False
    moods: tuple[Mood | None, ...] = ()
