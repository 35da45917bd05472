"""The messages of a server to its clients."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from engine.fast_dataclass import dataclass
from engine.games.new_game import MOST_SEATS
from engine.protocol.codecs import Converted, Integer, Length, ListOf, Number, OneOf, Text
from engine.protocol.records import TYPE, Json, Record, Tagged
from engine.protocol.sentences import Said, SaidParts
from engine.protocol.values import Count, MessageNumber
from engine.straights.protocol import other_games, tables
from engine.straights.protocol.server_requests import MAX_NOTICE_LENGTH, TableName, Token
from engine.straights.protocol.table_messages import StatisticsMessage, TrackerMessage
from engine.straights.protocol.values import PersonName, PlaceName, Strategy
from engine.straights.strategies.registry import StrategyInfo

Seconds = Annotated[float, Number(0, 10_000_000)]
PLACES = Length(2, MOST_SEATS)
Phrase = Annotated[str, Text(1, 64, "Phrase")]
"""The name of a phrase; a client ignores one that it does not know."""

CLOSED_BY_HOST = 4000
"""The WebSocket close code of a server whose host has closed the table."""


class Stage(Enum):
    """The stage of a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class PlaceKind(Enum):
    """The occupant of a place."""

    EMPTY = "empty"
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class MatchLength:
    """A duplicate match that dialogs offer: its deals, its length in a few words, and when it ends."""

    duplicate_deals: Count
    text: Said
    game_end: Said


@dataclass(frozen=True, slots=True)
class ServerHello:
    """The options of a server.

    Attributes:
        v: the version of the protocol that the server speaks.
        phrase_texts: a text for each of the phrases; any of the texts may be missing.
        table_texts: `text.table.TABLE_TEXTS`.
        table_phrases, event_texts: what tables and events have the numbers of.
        lengths, game_end: of the games that dialogs offer, and when one of the usual length ends.
        turn_range: the lowest and the highest time limit for a move, in seconds.
        requests: the types of those that the server knows.
        longest_time_bank: in seconds; None where no table has one.
        public_turn_limit, public_time_bank: what dialogs offer first for a public table.
        match_lengths: the duplicate matches that dialogs offer; none where no table has one.
    """

    v: Count
    program: str
    strategies: tuple[StrategyInfo, ...]
    phrases: tuple[Phrase, ...]
    score_limit: Count
    highest_score_limit: Count
    turn_range: Annotated[tuple[Count, ...], Length(2, 2)]
    longest_name: Count
    phrase_texts: SaidParts = ()
    table_phrases: SaidParts = ()
    event_texts: tuple[tables.EventTexts, ...] = ()
    table_texts: dict[str, Said] | None = None
    lengths: tuple[tables.GameLength, ...] = ()
    game_end: Said | None = None
    requests: tuple[str, ...] = ()
    longest_time_bank: Count | None = None
    public_turn_limit: Count | None = None
    public_time_bank: Count | None = None
    match_lengths: tuple[MatchLength, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """A place at a table.

    Attributes:
        name, strategy: "" for an empty place; of a computer, else None.
        is_here: whether the person is connected.
        has_left: whether the person has left during the game.
        away_seconds: until a computer replaces an absent person; None while connected.
        bank_seconds: what is left of the time bank of the person; None without one.
        kick_vote: how many of the others want the person removed; None if nobody does.
        is_waiting: whether the next round waits for the person.
    """

    name: PlaceName
    kind: PlaceKind
    strategy: Strategy | None
    is_here: bool
    is_ready: bool
    has_left: bool
    away_seconds: Seconds | None
    bank_seconds: Seconds | None = None
    kick_vote: Said | None = None
    is_waiting: bool = False


@dataclass(frozen=True, slots=True)
class RoomGame:
    """A game other than Straights: its name, its kind with a title, and the levels of its strategies."""

    name: tables.Word
    preset: tables.Word
    title: Said
    levels: dict[str, Said]


@dataclass(frozen=True, slots=True)
class RoomMessage:
    """The places and the settings of a table.

    Attributes:
        host: the seat of the host, who assigns computers to seats; None if there is nobody.
        turn_limit: seconds for a move, None for no limit.
        turn_seconds: the time left for the turn when the message arrives; None for no limit.
        time_bank: the seconds of each player at the beginning of a game; None for none.
        length: of the games, in a few words.
        game: what is played; None for Straights.
        n: the number of the request that has changed it, to the client that sent it.
    """

    table: TableName
    stage: Stage
    host: other_games.SeatNumber | None
    places: Annotated[tuple[Place, ...], PLACES]
    variant: tables.SentVariant
    turn_limit: Count | None
    turn_seconds: Seconds | None
    is_private: bool
    length: Said | None = None
    time_bank: Count | None = None
    game: RoomGame | None = None
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class ListedPlace:
    """A place at a public table."""

    name: PlaceName
    kind: PlaceKind


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A public table.

    Attributes:
        length: of its games, in a few words.
        title: what is played, if it is not Straights.
    """

    table: TableName
    stage: Stage
    variant: tables.SentVariant
    turn_limit: Count | None
    places: Annotated[tuple[ListedPlace, ...], PLACES]
    length: Said | None = None
    time_bank: Count | None = None
    title: Said | None = None


LISTED_TABLE = Record(ListedTable, is_open=True)


@dataclass(frozen=True, slots=True)
class TablesMessage:
    """The public tables."""

    tables: Annotated[tuple[ListedTable, ...], ListOf(LISTED_TABLE, 0, 1000)]


@dataclass(frozen=True, slots=True)
class SeatedMessage:
    """The seat of the connection, sent again when it is another one; the token is sent once.

    Attributes:
        last_n: the highest number of a request that was executed for the seat, -1 for none.
        invitation: lets others watch.
    """

    table: TableName
    seat: other_games.SeatNumber
    last_n: Annotated[int, Integer(-1)]
    invitation: Token
    token: Token | None = None


@dataclass(frozen=True, slots=True)
class WatchingMessage:
    """The connection is a spectator's; unless `is_live`, each round is sent at its end."""

    table: TableName
    is_live: bool


@dataclass(frozen=True, slots=True)
class SpectatorsMessage:
    """How many connections look on at the table, with a text; sent when one has come or left."""

    count: Count
    text: Said


@dataclass(frozen=True, slots=True)
class SaidMessage:
    """A phrase from a seat; `n` is the number of the request, to the client that sent it."""

    seat: other_games.SeatNumber
    phrase: Phrase
    n: MessageNumber | None = None


@dataclass(frozen=True, slots=True)
class NoticeMessage:
    """What the operator of the server tells everybody, as it is to be shown."""

    text: Annotated[str, Text(1, MAX_NOTICE_LENGTH)]


@dataclass(frozen=True, slots=True)
class AliveMessage:
    """The connection works: sent every ten seconds to who connects with `alive` in the address."""


_AboutRoom = ServerHello | TablesMessage | SeatedMessage | WatchingMessage | SpectatorsMessage | RoomMessage
_AboutGame = tables.WholeTable | tables.TableMoves | other_games.GamesMessage
_Said = SaidMessage | NoticeMessage | AliveMessage
_Answer = tables.TableReplay | tables.Description | TrackerMessage | StatisticsMessage | tables.Refused
ServerMessage = _AboutRoom | _AboutGame | _Said | _Answer

SERVER_MESSAGE = Tagged[ServerMessage](
    ServerMessage,
    {
        "hello": ServerHello,
        "table": tables.WholeTable,
        "moved": tables.TableMoves,
        "replay": tables.TableReplay,
    },
    is_open=True,
    name="FromServer",
)
SERVICE = "_straights._tcp.local."
"""The DNS-SD service by which a server announces a table on its local network."""


_DIGIT = OneOf(*map(str, range(MOST_SEATS)))


@dataclass(frozen=True, slots=True)
class Announcement:
    """The properties of the service of a table.

    Attributes:
        host: the name of its host.
        wanted: the number of people wanted.
        version: of the host's program.
    """

    table: Annotated[str, Text(1, 20, pattern="[0-9a-z]+")]
    host: PersonName
    wanted: Annotated[int, Converted(_DIGIT, lambda number: int(str(number)), str)]
    version: str = ""


ANNOUNCEMENT = Record(Announcement, is_open=True)


def server_message_from(message: Json) -> ServerMessage | None:
    """Parse a message of a server, None for an unknown type; raises BadMessage.

    Of the greeting of another version, only the version is read.
    """
    if SERVER_MESSAGE.record_of(message) is None:
        return None
    version = message.get("v")
    if message[TYPE] == "hello" and type(version) is int and version != tables.VERSION:
        return ServerHello(version, "", (), (), 0, 0, (0, 0), 0)
    return SERVER_MESSAGE.read(message)
