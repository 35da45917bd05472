"""The messages about a game, whichever it is: its table as data, for clients that know no game."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.cards.card import Card
from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.games.changes import Moved
from engine.games.messages import TableMessages
from engine.games.table import Happening, Table, Told
from engine.protocol.codecs import Length, ListOf, Text
from engine.protocol.records import FLAT, Flat
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.values import Count, MessageNumber, PackedCards
from engine.straights.protocol.values import VARIANT, Hexadecimal, Seed, Strategy
from engine.straights.setup import Variant
from engine.straights.text.events import EVENT_TEXTS, REMOTE_EVENT_TEXTS
from engine.straights.text.phrases import PHRASES
from engine.text.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.text.sentence import EventText

VERSION = 2
"""The version of the messages: that of docs/protocol.md."""

Reason = Literal["new", "opened", "undone", "redone", "renamed", "hand_shown", "hand_hidden", "resumed"]
Word = Annotated[str, Text(1, 64)]
"""A name that a client knows, or ignores."""

CODECS = TableMessages(PHRASES, EVENT_TEXTS)
TABLE, MOVED = CODECS.table, CODECS.moved

SentTable = Annotated[Table, CODECS.table]
SentMoves = Annotated[Moved, CODECS.moved, FLAT]
SentHappening = Annotated[Happening, CODECS.happening]
SentHappenings = Annotated[tuple[Happening, ...], ListOf(CODECS.happening)]
SentLog = Annotated[tuple[Told, ...], ListOf(CODECS.told)]
SentHands = Annotated[tuple[tuple[Card, ...], ...], ListOf(PackedCards())]
SentTitle = Annotated[Sentence, CODECS.said]
SentVariant = Annotated[Variant, VARIANT, FLAT]


@dataclass(frozen=True, slots=True)
class EventTexts:
    """The sentences about an event without values: lines of the log, and what a screen reader says."""

    log: SaidParts = ()
    spoken: SaidParts = ()


def event_texts(*, is_remote: bool = False) -> tuple[EventTexts, ...]:
    """The texts that messages name by number; players at screens of their own read others of seats."""
    texts: Mapping[str, EventText] = REMOTE_EVENT_TEXTS if is_remote else EVENT_TEXTS
    return tuple(EventTexts(each.log, each.spoken) for each in texts.values())


@dataclass(frozen=True, slots=True)
class GameFields:
    """What is known of a game beside its table.

    Attributes:
        game: its name.
        variant: the rule switches of Straights, which mean nothing in another game.
        viewer: the seat whose hand is shown.
        humans: the seats that humans play.
        players: the strategies of the seats when the first cards were dealt; None for a human.
        seal: of a seed or a key; None for a deal without one.
        seed, salt: None and "" while they are sealed, and for a deal from a key.
        key: of which the deals are made, "" while it is secret; None for a deal that has a number.
        game_end: when a game of Straights ends, a sentence.
        match: the result of a duplicate match, or the hints in a game, a sentence, at its end.
        is_practice: whether the round does not count, since somebody has seen hidden cards.
        left_seat: that a human at the screen may take back from a computer.
    """

    game: Word
    variant: SentVariant
    viewer: Count | None
    humans: tuple[Count, ...]
    players: tuple[Strategy | None, ...]
    seal: Hexadecimal | None
    seed: Seed | None
    salt: Hexadecimal
    key: Hexadecimal | None = None
    game_end: SentTitle | None = None
    match: Said | None = None
    can_undo: bool = False
    can_redo: bool = False
    is_practice: bool = False
    left_seat: Count | None = None


@dataclass(frozen=True, slots=True)
class ShownGame:
    """A game as its viewer may see it."""

    table: SentTable
    fields: Flat[GameFields]


@dataclass(frozen=True, slots=True)
class GameTexts:
    """What stands on the sheets about a game other than Straights.

    Attributes:
        texts: what is said of events, in the log as aloud, by their keys: those that Straights has not.
        levels: of its strategies, by name.
        rules: what is played, in sentences.
        has_hints: whether `hint` is answered.
    """

    texts: dict[str, Said]
    levels: dict[str, Said]
    rules: SaidParts
    has_hints: bool


@dataclass(frozen=True, slots=True)
class WholeTable:
    """The whole game, to be redrawn.

    Attributes:
        log: what was said of all that happened before the last deal; discards are open there.
        events: what has happened since then, the deal included.
        about: another game than Straights.
        short_title: the round, whose `number` is an empty text, for a small screen.
    """

    seq: MessageNumber
    reason: Reason
    shown: Flat[ShownGame]
    log: SentLog
    events: SentHappenings
    about: GameTexts | None = None
    short_title: SentTitle | None = None


@dataclass(frozen=True, slots=True)
class TableMoved:
    """What has happened at the table in the page, and the game after it."""

    seq: MessageNumber
    moves: SentMoves
    fields: Flat[GameFields]


@dataclass(frozen=True, slots=True)
class TableMoves:
    """What has happened at a table of a server; `key` and `match` are those of a game that is over."""

    seq: MessageNumber
    moves: SentMoves
    key: Hexadecimal | None = None
    note: Said | None = None
    match: Said | None = None
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class TableReplay:
    """The game after `at` of `count` actions.

    Attributes:
        rounds: after how many actions each round begins.
        events: since the last deal, which is the first of them.
        event: of the last action.
        hands: of all seats, None unless they are open.
    """

    at: Count
    count: Count
    rounds: tuple[Count, ...]
    table: SentTable
    events: SentHappenings
    event: SentHappening | None = None
    hands: SentHands | None = None


@dataclass(frozen=True, slots=True)
class LineUp:
    """Three opponents that dialogs offer together, and who they are as texts."""

    name: Word
    label: Said
    note: Said
    strategies: Annotated[tuple[str, ...], Length(3, 3)]


@dataclass(frozen=True, slots=True)
class GameLength:
    """A score limit that dialogs offer, and the length of such a game in a few words."""

    score_limit: Count
    text: Said


@dataclass(frozen=True, slots=True)
class Description:
    """The whole table for a screen reader."""

    text: SaidParts


@dataclass(frozen=True, slots=True)
class Refused:
    """A request was refused.

    Attributes:
        reason: the name of a refusal.
        detail: for developers.
        text: for the player; without a server only if a rule or the text of a game is the reason.
    """

    reason: Word
    detail: str = ""
    text: SaidParts | None = None
    n: MessageNumber | None = None
