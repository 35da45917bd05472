"""What is told of a game beside what happens, whichever it is: its fields, and what stands on its sheets."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING
from engine.games.registry import new_games
from engine.games.seal import seal_of_key
from engine.straights.protocol.tables import GameFields, GameTexts, Reason, ShownGame, WholeTable
from engine.straights.session import Session
from engine.straights.setup import Setup as Straights
from engine.straights.setup import Variant
from engine.straights.storage.seal import seal_of
from engine.straights.text.events import EVENT_TEXTS
from engine.straights.text.variants import game_end, short_round_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.games.game import Game
    from engine.games.new_game import NewGames
    from engine.games.session import Action, Event, Seen, Setup, State
    from engine.games.session import Session as Played
    from engine.games.table import Happening, Told
    from engine.text.sentence import Sentence


def game_fields(
    session: Played[Setup, State, Action, Event, Seen], name: str, viewer: int | None
) -> GameFields:
    """What is known of a session of the game of this name, but for what concerns undo and statistics."""
    players = tuple(player or None for player in session.first_players)
    if isinstance(session, Session):
        setup = session.setup
        is_sealed = bool(setup.salt or setup.key) and not session.is_over
        return GameFields(
            name,
            setup.variant,
            viewer,
            session.humans,
            players,
            seal_of(setup),
            seed=None if is_sealed or setup.key else setup.seed,
            salt="" if is_sealed else setup.salt,
            key=None if not setup.key else "" if is_sealed else setup.key,
            game_end=game_end(setup.variant),
            match=_match_of(session),
        )
    key = new_games(name).key_of(session.setup)
    seal, shown = (seal_of_key(key), key if session.is_over else "") if key else (None, None)
    return GameFields(name, Variant(), viewer, session.humans, players, seal, None, "", shown)


def _match_of(session: Session) -> Sentence | None:
    """The result of a duplicate match that is over."""
    if not (session.is_over and session.setup.variant.duplicate_deals):
        return None
    from engine.straights.text.results import match_result  # noqa: PLC0415  # not before the end of a match

    return match_result([each.name for each in session.setup.seats], session.state.results[-1].scores)


def whole_table(
    rules: Game[Setup, State, Action, Event, Seen],
    setup: Setup,
    seq: int,
    reason: Reason,
    shown: ShownGame,
    log: Iterable[Told],
    since: Iterable[Happening],
) -> WholeTable:
    """The message with a whole game: what was said before the last deal, and what has happened since."""
    is_straights = isinstance(setup, Straights)
    texts = None if is_straights else texts_of(rules, setup)
    short_round = short_round_text(shown.fields.variant) if is_straights else None
    return WholeTable(seq, reason, shown, tuple(log), tuple(since), texts, short_round)


def texts_of(rules: Game[Setup, State, Action, Event, Seen], setup: Setup) -> GameTexts:
    """What stands on the sheets about a game other than Straights."""
    offered, texts = new_games(rules.name), rules.event_texts
    own = {key: text.log[0] for key, text in texts.items() if key not in EVENT_TEXTS}
    return GameTexts(own, levels_of(offered), tuple(offered.rules_text(setup)), offered.has_hints)


def levels_of(games: NewGames[object, object]) -> dict[str, Sentence]:
    """How strong its computers are, the simplest first."""
    return {strategy: games.level(strategy) for strategy in games.strategies}
