"""The requests of a client to the table in the page."""

from __future__ import annotations

from typing import Annotated

from engine.errors import BadMessage, InvalidJson
from engine.fast_dataclass import dataclass
from engine.games.saved_game import MAX_BYTES
from engine.games.table import Answer
from engine.json_text import read_json
from engine.protocol.codecs import AnyObject, Integer, ListOf
from engine.protocol.records import FLAT, NUMBER, Flat, Json, Tagged, number_in, required_number
from engine.protocol.values import MessageNumber
from engine.straights.protocol import daily_messages as daily
from engine.straights.protocol.game_record import KeptRecord
from engine.straights.protocol.other_games import AskGames, AskLesson, AskNewGame, NewOther
from engine.straights.protocol.tables import VERSION, SentTable
from engine.straights.protocol.values import CHOSEN_VARIANT, Command, Four, Name, Seat, SeatPlayer, Seed
from engine.straights.setup import Variant

_MAX_LENGTH = 8 * MAX_BYTES  # in characters: fits a whole saved game with every character escaped
_VERSION_FIELD = "v"


@dataclass(frozen=True, slots=True)
class Ready:
    """The client has shown everything up to the message `seq`.

    Attributes:
        is_paced: whether a forced move of a computer takes as long as its last free choice.
    """

    seq: MessageNumber
    is_paced: bool = False


@dataclass(frozen=True, slots=True)
class SubmitCommand:
    """Submit a command for the viewer's seat."""

    command: Command


@dataclass(frozen=True, slots=True)
class GiveAnswer:
    """Do what the viewer may do, or try anything else."""

    answer: Flat[Answer]


@dataclass(frozen=True, slots=True)
class NewGame:
    """Start a new game; without a seed, a sealed one."""

    names: Four[Name]
    strategies: Four[SeatPlayer]
    seed: Seed | None
    variant: Annotated[Variant, CHOSEN_VARIANT, FLAT]


@dataclass(frozen=True, slots=True)
class OpenGame:
    """Resume a game from text; `record` is its last `statistics` message, None for none."""

    text: str
    record: KeptRecord | None


@dataclass(frozen=True, slots=True)
class Rename:
    """Rename a seat."""

    seat: Seat
    name: Name


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show the hand of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HideHand:
    """Hide the hand that is shown."""


@dataclass(frozen=True, slots=True)
class Restart:
    """Begin again with the same cards and players."""


@dataclass(frozen=True, slots=True)
class DealAgain:
    """Begin again with other cards and the same players, in a game that is not Straights."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the viewer's last move back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Repeat what was taken back."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Recommend a choice."""


@dataclass(frozen=True, slots=True)
class AskPromise:
    """Tell what the viewer's new cards are worth, if the round counts."""


@dataclass(frozen=True, slots=True)
class AskRecord:
    """At a server: the record of the game that is over, for the statistics of who played it."""


@dataclass(frozen=True, slots=True)
class Track:
    """Tell where each card can be."""


@dataclass(frozen=True, slots=True)
class ShowDeck:
    """Show the hands as they were dealt."""


@dataclass(frozen=True, slots=True)
class Save:
    """Send the text of the saved game."""


@dataclass(frozen=True, slots=True)
class Replay:
    """Show the game after this many actions, None for all; `open` shows all hands."""

    at: MessageNumber | None
    open: bool


@dataclass(frozen=True, slots=True)
class Describe:
    """Put into words the table that a client shows, with the cards in its order."""

    table: SentTable


@dataclass(frozen=True, slots=True)
class Review:
    """Run one step of the review of a finished round, which are counted from 1.

    Attributes:
        others: other rounds, already reviewed, whose total is wanted with the last step.
    """

    seat: Seat
    round: MessageNumber
    step: MessageNumber
    others: tuple[MessageNumber, ...]


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Continue from this many actions, as a separate game."""

    at: MessageNumber


@dataclass(frozen=True, slots=True)
class AskSeal:
    """Tell the seal of the game in a text."""

    text: str


@dataclass(frozen=True, slots=True)
class AskStatistics:
    """Sum the records that the client has kept, after a reset if it is wanted.

    Attributes:
        records: each is read by itself: what another version has written must not hide the others.
        tables: whether the records are wanted as comma-separated values, too.
    """

    records: Annotated[tuple[Json, ...], ListOf(AnyObject())]
    reset: bool
    tables: bool = False


@dataclass(frozen=True, slots=True)
class KeptGame:
    """The text of a saved game, and the moment of its last move, ISO 8601 in UTC."""

    text: str
    moment: str


@dataclass(frozen=True, slots=True)
class AskBackup:
    """Write one file of all that the client has kept, or tell what of one, `text`, it has to keep besides."""

    games: tuple[KeptGame, ...]
    records: daily.KeptObjects
    days: daily.KeptObjects
    helped: tuple[str, ...]
    settings: dict[str, str]
    text: str


Question = AskHint | AskPromise | Track | ShowDeck | Review | daily.AskDealDay | daily.AskDealResult
"""The requests that are answered by a message of their own, and do not change the game."""

DailyQuestion = daily.AskToday | daily.AskPuzzle | daily.AnswerPuzzle
QuestionWithoutGame = AskSeal | AskStatistics | AskBackup | AskGames | AskNewGame | AskLesson | DailyQuestion
"""The questions that need no game."""

NewSession = NewGame | daily.NewDailyDeal
"""The requests that start another game."""

InAnyGame = SubmitCommand | GiveAnswer | Restart | Undo | Redo | PlayOn | Replay | Save | Describe
"""What every game knows."""

_Beginning = NewSession | NewOther | OpenGame | DealAgain
Request = InAnyGame | _Beginning | Rename | ShowHand | HideHand | QuestionWithoutGame | Question

REQUEST = Tagged[Request](
    Request,
    {
        "do": SubmitCommand,
        "answer": GiveAnswer,
        "new": NewGame,
        "open": OpenGame,
        "deck": ShowDeck,
        "daily_deal": daily.NewDailyDeal,
    },
    name="Request",
)
READY = Tagged[Ready](Ready, {}, name="Ready")


@dataclass(frozen=True, slots=True)
class NumberedRequest:
    """A request with the number that its answer contains."""

    n: int
    request: Request


class UnreadableMessage(BadMessage):
    """A message that cannot be parsed as a request.

    Attributes:
        n: its number, None where it has none either.
    """

    def __init__(self, n: int | None, error: BadMessage) -> None:
        super().__init__(error.reason, error.path)
        self.n = n


def read_message(text: str) -> Ready | NumberedRequest:
    """Parse a message; raises UnreadableMessage for any invalid text."""
    n: int | None = None
    try:
        document = object_in(text, _MAX_LENGTH)
        n = number_in(document)
        version = document.pop(_VERSION_FIELD, VERSION)
        Integer(VERSION, VERSION).read(version)
        if READY.record_of(document) is not None:
            return READY.read(document)
        number = required_number(document)
        del document[NUMBER]
        return NumberedRequest(number, REQUEST.read(document))
    except BadMessage as error:
        raise UnreadableMessage(n, error) from error


def object_in(text: str, longest: int) -> Json:
    """Parse a JSON object of at most so many characters; raises BadMessage."""
    if not text:
        raise BadMessage("the message is empty, or is no text")
    if len(text) > longest:
        raise BadMessage(f"a message has at most {longest} characters")
    try:
        document = read_json(text)
    except InvalidJson as error:
        raise BadMessage(f"the message is no JSON: {error}") from error
    if not isinstance(document, dict):
        raise BadMessage("a message is an object")
    return document
