"""The settings of a table, fixed when it is opened: its game with the rules, its clocks and who finds it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from engine.errors import EngineError
from engine.games.new_game import ChosenGame
from engine.games.registry import AnyGame, game_named, new_games
from engine.protocol.records import Record
from engine.straights.local_table.played_game import preset_of
from engine.straights.local_table.whole_table import levels_of
from engine.straights.player import Computer, Human
from engine.straights.protocol.server_messages import RoomGame
from engine.straights.setup import FIRST_LEGAL, SEATS, SeatSetup, Setup, Variant
from engine.straights.text.variants import game_length
from engine.text.sentence import Sentence
from straights_server.errors import DamagedLog

_GAME = "game"
_CHOSEN = Record(ChosenGame)
_KINDS: Mapping[str, tuple[type, ...]] = {
    "turn_limit": (int, float, type(None)),
    "grace": (int, float),
    "substitute": (str,),
    "is_private": (bool,),
    "has_numbered_deals": (bool,),
    "time_bank": (int,),
}
_ENTRIES_OF_GAME = 260
_ENTRIES_OF_POINT = 3
_ENTRIES_OF_ROUND = 52
"""Of the longest log of a game: for its points, or the rounds of a match."""

_ENTRIES_OF_OTHER_GAME = 2000

_People = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class TableGame:
    """A game with all that is agreed on for a table.

    Attributes:
        longest_log: a game begins only if there is room for so many entries.
        length: of a game, in a few words.
        simplest: the strategy that chooses for who takes too long, and where another one fails.
        opens_rounds: whether all cards of a finished round may be known.
        room: what a waiting room is told; None for Straights.
        setup: of names and strategies ("" for a human), and a key, or "" and a seed; raises SetupError.
    """

    game: AnyGame
    seats: int
    longest_log: int
    length: Sentence
    simplest: str
    opens_rounds: bool
    room: RoomGame | None
    setup: Callable[[_People, str, int], object]


@lru_cache(maxsize=64)
def table_game(variant: Variant, chosen: ChosenGame | None) -> TableGame:
    """Straights with these switches, or the game that was chosen; raises BadMessage if it is not offered."""
    if chosen is not None:
        return _other_game(chosen)
    points = _ENTRIES_OF_POINT * variant.score_limit
    rounds = _ENTRIES_OF_ROUND * max(variant.match_rounds - 1, 0)
    entries = _ENTRIES_OF_GAME + points + rounds
    fixed = game_named("straights"), SEATS, entries, game_length(variant), FIRST_LEGAL
    return TableGame(*fixed, opens_rounds=True, room=None, setup=partial(_setup, variant))


def _setup(variant: Variant, people: _People, key: str, seed: int) -> Setup:
    seats = tuple(SeatSetup(name, Computer(strategy) if strategy else Human()) for name, strategy in people)
    return Setup(seed, seats, variant, key=key)


def _other_game(chosen: ChosenGame) -> TableGame:
    preset, game, games = preset_of(chosen), game_named(chosen.name), new_games(chosen.name)

    def setup(people: _People, key: str, seed: int) -> object:
        dealt = games.setup_for(chosen.preset, people, chosen.length, seed)
        return games.dealt_from(dealt, key) if key else dealt

    room, length = RoomGame(chosen.name, chosen.preset, preset.title, levels_of(games)), preset.lengths
    fixed = game, chosen.seats, _ENTRIES_OF_OTHER_GAME, length[chosen.length], games.substitute
    return TableGame(*fixed, False, room, setup)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings of a table.

    Attributes:
        variant: the rule switches of Straights.
        turn_limit: seconds for a move, None for no limit.
        time_bank: the seconds of each player for the moves of a game that take longer, 0 for none.
        grace: the seconds that a person may be away before a computer plays the seat.
        substitute: the strategy of that computer.
        is_private: whether only people with the link can find the table.
        has_numbered_deals: whether deals come from seeds, which a hand reveals: for tests.
        chosen: what is played; None for Straights.
    """

    variant: Variant = Variant()
    turn_limit: int | None = None
    grace: float = 60.0
    substitute: str = "blocker"
    is_private: bool = False
    has_numbered_deals: bool = False
    time_bank: int = 0
    chosen: ChosenGame | None = None

    @property
    def played(self) -> TableGame:
        """The game with all that is agreed on."""
        return table_game(self.variant, self.chosen)

    @property
    def game(self) -> AnyGame:
        """The game of the registry."""
        return self.played.game


def settings_text(settings: TableSettings) -> str:
    """The settings of a table as JSON for `settings_of`."""
    chosen = {} if settings.chosen is None else {_GAME: _CHOSEN.write(settings.chosen)}
    values = settings.variant.values() | {name: getattr(settings, name) for name in _KINDS}
    return json.dumps(values | chosen)


def settings_of(text: str | bytes) -> TableSettings:
    """The settings of a table from JSON; raises DamagedLog."""
    try:
        fields = json.loads(text)
        chosen = _CHOSEN.read(fields.pop(_GAME)) if _GAME in fields else None
        variant = Variant.of({**fields, "score_limit": fields["score_limit"]})  # which every log has
        others = {name: value for name, value in fields.items() if name not in variant.values()}
        settings = TableSettings(variant, **others, chosen=chosen)
        _ = settings.played  # which is offered
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError, EngineError) as error:
        raise DamagedLog(f"the settings of a table cannot be read: {error}") from error
    wrong = [name for name, kinds in _KINDS.items() if type(getattr(settings, name)) not in kinds]
    if settings.variant.reseed_each_round:
        raise DamagedLog("the settings of a table repeat its deals, which come from a key")
    if wrong:
        raise DamagedLog(f"the settings of a table are of the wrong kinds: {', '.join(wrong)}")
    return settings
