"""A sheet as a value: its parts and answers, which window and page draw without knowing what it is about."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from engine.fast_dataclass import dataclass
from engine.protocol.codecs import ListOf
from engine.protocol.records import Record, Tagged
from engine.protocol.sentences import SENTENCE, Said, SaidParts, SentenceValue
from engine.protocol.values import AnyNumber, CardList, Count, NotNegative, PlayedCard, WholeNumber
from engine.text.sentence import Sentence, Tenths

Shown: TypeAlias = Annotated["Sentence | str | int | Tenths", SentenceValue()]
"""What stands in a place of a sheet; a text is a name, a code or a sign, which no language translates."""

DayState = Literal["level", "played", "open", "to_come"]
Place = Literal["on_table", "in_hand", "put_down", "nowhere", "held"]


@dataclass(frozen=True, slots=True)
class Link:
    """A text that leads to an address."""

    text: str
    address: str


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph.

    Attributes:
        kind: `program`: the name of the program, with its picture; `status`: what an answer has found, at
            first nothing; `lines`: text of any length, whose lines stay as they are.
        links: what in it can be followed.
    """

    text: Shown
    kind: Literal["body", "program", "title", "strong", "quiet", "status", "lines"] = "body"
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class Player:
    """The mark of a player, and whether it is who reads this."""

    mark: Count
    is_own: bool


@dataclass(frozen=True, slots=True)
class Row:
    """What is named, its value, what is said below it ("" for nothing), and its share of a whole as a bar."""

    name: Shown
    value: Shown
    note: Shown = ""
    player: Player | None = None
    share: NotNegative = 0.0


@dataclass(frozen=True, slots=True)
class Rows:
    """Names and values: in a list, as tiles, codes that can be selected, or players with their scores."""

    kind: Literal["list", "tiles", "codes", "players"]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Keys:
    """A table of keys and what they do, with the heads of its columns."""

    name: Said
    heads: Annotated[tuple[Sentence, ...], ListOf(SENTENCE, 2, 2)]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Article:
    """A long text as HTML, in which `picture:NAME` is the address of a row of cards.

    Attributes:
        pictures: the cards by name; (card) is an empty place, *card can be played there, -card is dimmed.
    """

    name: Said
    texts: SaidParts
    pictures: dict[str, str]


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards, and whose they are."""

    name: str
    cards: CardList


@dataclass(frozen=True, slots=True)
class CardRows:
    """Rows of cards, face up."""

    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class Meters:
    """Rows with bars, the first one of what is best."""

    title: Said
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Band:
    """A range of a plot that begins where the one before ends, with its upper limit; None for the last."""

    name: Said
    most: NotNegative | None


@dataclass(frozen=True, slots=True)
class Plot:
    """Values over time, oldest first, from `bottom`, which is 0 or less, to `top`.

    Attributes:
        name: what it shows.
        line, dots: values, of which either may be missing.
        levels: where a thin line goes through it, with its number.
        bands: what lies behind it, the lowest first.
        note, caption: what is said above and below it, or in its place if nothing is to be shown.
    """

    name: Said
    line: tuple[AnyNumber, ...]
    top: NotNegative
    dots: tuple[Count, ...] = ()
    levels: tuple[WholeNumber, ...] = ()
    bands: tuple[Band, ...] = ()
    note: Said | None = None
    caption: Said | None = None
    bottom: AnyNumber = 0


@dataclass(frozen=True, slots=True)
class Page:
    """One of several plots in one place, and the text of its choice."""

    title: Said
    plot: Plot


@dataclass(frozen=True, slots=True)
class Pages:
    """Plots, one of which is in sight; `name` is that of the choice."""

    name: Said
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The table of a game with the cards that were played, small."""

    cards: CardList


@dataclass(frozen=True, slots=True)
class ScaleMark:
    """A mark on a line, at a place from 0 to 1, and what stands there."""

    place: NotNegative
    names: SaidParts
    is_own: bool = False


@dataclass(frozen=True, slots=True)
class SmallCards:
    """The cards of answers, None for one face down; and whether each answer was right, None without one."""

    cards: tuple[PlayedCard | None, ...]
    answers: tuple[bool | None, ...]
    texts: SaidParts


@dataclass(frozen=True, slots=True)
class CardMark:
    """What is known of a card, or what its mark means.

    Attributes:
        place: where it is; if it is held, `holders` has a letter of each who may have it, "" of who cannot.
    """

    text: Said
    place: Place
    holders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardGrid:
    """All cards, in the order of an unshuffled deck, and what their marks mean; for a panel."""

    name: Said
    cards: tuple[CardMark, ...]
    legend: tuple[CardMark, ...]


@dataclass(frozen=True, slots=True)
class CalendarDay:
    """A day of a calendar, or of its legend, without a date.

    Attributes:
        date: as in ISO 8601.
        state, text: of its deal, in words with what else was finished; what is to come cannot be chosen.
        solved: the number of its puzzles that were solved.
        is_late: whether its deal was played on a later day.
    """

    date: str
    state: DayState
    text: Said
    solved: Count = 0
    is_late: bool = False


@dataclass(frozen=True, slots=True)
class Calendar:
    """The days of some weeks, from Monday on, and what the marks mean.

    Attributes:
        chosen, today: dates.
        earlier, later: dates of the weeks before and after these; "" for none.
    """

    days: tuple[CalendarDay, ...]
    legend: tuple[CalendarDay, ...]
    chosen: str
    today: str
    earlier: str = ""
    later: str = ""


@dataclass(frozen=True, slots=True)
class Faces:
    """Who plays: marks, and the names of portraits."""

    marks: tuple[Count, ...]
    portraits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetAnswer:
    """A button; its name is bound to what it does."""

    name: str
    text: Said
    kind: Literal["primary", "secondary", "quiet", "danger"] = "secondary"
    is_enabled: bool = True
    tip: Said | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """The beginning of a box for the parts after it, beside the one before.

    Attributes:
        share: of the whole width; in twelfths if the boxes stand on the table.
        name: for programs.
        title, icon: its heading.
        key: presses the first of its answers.
        answers: the buttons below its parts.
    """

    share: Count = 1
    name: str = ""
    title: Said | None = None
    icon: str = ""
    key: str = ""
    answers: tuple[SheetAnswer, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A choice; its text begins in upper case unless it is a name. `why_not`: why it cannot be chosen."""

    key: str
    text: Said
    is_name: bool = False
    note: Said | None = None
    why_not: Said | None = None


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """What the whole sheet is about, chosen beside its title, or in a part: its name, and its options."""

    name: Said
    options: tuple[Option, ...]
    chosen: str
    kind: Literal["list", "segments", "tiles"] = "list"


DayPart = Board | SmallCards | Calendar | Faces
Part = Note | Rows | Keys | Article | CardRows | Meters | Pages | SheetChoice | DayPart | Box
PART = Tagged[Part](Part, {"cards": CardRows, "choice": SheetChoice}, is_open=True, name="SheetPart")


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is laid on the table until the player has read it, or chosen an answer.

    Attributes:
        name: for programs.
        is_wide: whether it needs more room than a text.
        is_on_table: whether its boxes stand on the table itself, which the player looks at next.
        note: what is said beside its answers.
    """

    name: str
    title: Said
    parts: Annotated[tuple[Part, ...], ListOf(PART)]
    answers: tuple[SheetAnswer, ...] = ()
    is_wide: bool = False
    is_on_table: bool = False
    choice: SheetChoice | None = None
    note: Said | None = None


SHEET = Record(Sheet, is_open=True)
