"""The settings of a table, fixed when it is opened: its game with the rules, its clocks and who finds it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.errors import EngineError
from engine.games.changes import Moved
from engine.games.game import table_of
from engine.games.registry import AnyGame, AnySession, game_named
from engine.games.table import Happening
from engine.protocol.records import Json
from engine.straights.player import Computer, Human
from engine.straights.protocol.server_messages import SERVER_MESSAGE
from engine.straights.protocol.table_state import Reason
from engine.straights.protocol.tables import (
    GameFields,
    ShownGame,
    TableMoves,
    TableTitles,
    WholeTable,
    match_of,
)
from engine.straights.session import Session
from engine.straights.setup import SEATS, SeatSetup, Setup, Variant
from engine.straights.storage.seal import seal_of
from engine.straights.text.variants import game_end, game_length
from engine.text.sentence import Sentence
from straights_server.errors import DamagedLog

_ENTRIES_OF_GAME = 260
_ENTRIES_OF_POINT = 3
_ENTRIES_OF_ROUND = 52
"""Of the longest log of a game: for its points, or the rounds of a match."""


_KINDS: Mapping[str, tuple[type, ...]] = {
    "turn_limit": (int, float, type(None)),
    "grace": (int, float),
    "substitute": (str,),
    "is_private": (bool,),
    "has_numbered_deals": (bool,),
    "time_bank": (int,),
}


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings of a table.

    Attributes:
        variant: the rule switches of the games.
        turn_limit: seconds for a move, None for no limit.
        time_bank: the seconds of each player for the moves of a game that take longer, 0 for none.
        grace: the seconds that a person may be away before a computer plays the seat.
        substitute: the strategy of that computer.
        is_private: whether only people with the link can find the table.
        has_numbered_deals: whether deals come from seeds, which a hand reveals: for tests.
    """

    variant: Variant = Variant()
    turn_limit: int | None = None
    grace: float = 60.0
    substitute: str = "blocker"
    is_private: bool = False
    has_numbered_deals: bool = False
    time_bank: int = 0

    @property
    def game(self) -> AnyGame:
        """The game of the registry."""
        return game_named("straights")

    @property
    def seats(self) -> int:
        """How many there are."""
        return SEATS

    @property
    def longest_log(self) -> int:
        """A game begins only if there is room for so many entries."""
        rounds = _ENTRIES_OF_ROUND * max(self.variant.match_rounds - 1, 0)
        return _ENTRIES_OF_GAME + _ENTRIES_OF_POINT * self.variant.score_limit + rounds

    @property
    def length(self) -> Sentence:
        """Of a game, in a few words."""
        return game_length(self.variant)

    def setup(self, people: Sequence[tuple[str, str]], key: str, seed: int) -> object:
        """Of a game of people and computers: names and strategies, "" for a human; raises SetupError."""
        seats = tuple(
            SeatSetup(name, Computer(strategy) if strategy else Human()) for name, strategy in people
        )
        return Setup(seed, seats, self.variant, key=key)

    def whole_game(
        self, session: AnySession, viewer: int | None, number: int, reason: Reason, since: Sequence[Happening]
    ) -> Json:
        """The message with all that a viewer may know of a game, but for what was said before the last deal.

        `number` is that of the message; `since` is what has happened since that deal.
        """
        assert isinstance(session, Session)
        setup = session.setup
        fields = GameFields(
            variant=setup.variant,
            can_undo=False,
            can_redo=False,
            is_practice=False,
            viewer=viewer,
            humans=session.humans,
            players=tuple(each.player for each in setup.seats),
            seal=seal_of(setup),
            seed=None,
            salt="",
            key=setup.key if session.is_over else "",
            game_end=game_end(setup.variant),
            match=match_of(session),
        )
        shown = ShownGame(table_of(self.game, session.state, viewer), fields)
        titles = TableTitles.of(setup.variant)
        return SERVER_MESSAGE.write(WholeTable(number, reason, shown, (), tuple(since), titles))

    def moves(self, session: AnySession, number: int, moves: Moved, note: Sentence | None) -> Json:
        """The message about what has just happened."""
        assert isinstance(session, Session)
        end = (session.setup.key, note, match_of(session)) if session.is_over else (None, note)
        return SERVER_MESSAGE.write(TableMoves(number, moves, *end))


def settings_text(settings: TableSettings) -> str:
    """The settings of a table as JSON for `settings_of`."""
    return json.dumps(settings.variant.values() | {name: getattr(settings, name) for name in _KINDS})


def settings_of(text: str | bytes) -> TableSettings:
    """The settings of a table from JSON; raises DamagedLog."""
    try:
        fields = json.loads(text)
        variant = Variant.of({**fields, "score_limit": fields["score_limit"]})  # which every log has
        others = {name: value for name, value in fields.items() if name not in variant.values()}
        settings = TableSettings(variant, **others)
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError, EngineError) as error:
        raise DamagedLog(f"the settings of a table cannot be read: {error}") from error
    wrong = [name for name, kinds in _KINDS.items() if type(getattr(settings, name)) not in kinds]
    if settings.variant.reseed_each_round:
        raise DamagedLog("the settings of a table repeat its deals, which come from a key")
    if wrong:
        raise DamagedLog(f"the settings of a table are of the wrong kinds: {', '.join(wrong)}")
    return settings
