"""Messages of a server in few words, for tests of what receives them."""

from collections.abc import Iterable

from engine.games.changes import Moved
from engine.straights import game
from engine.straights.events import Event, SeatChanged
from engine.straights.player import strategy_of
from engine.straights.projection import redact
from engine.straights.protocol.server_messages import Place, PlaceKind
from engine.straights.protocol.tables import GameFields, ShownGame, TableMoves, WholeTable
from engine.straights.session import Session


def place(
    name: str,
    kind: PlaceKind,
    strategy: str | None = None,
    *,
    is_here: bool = False,
    is_ready: bool = False,
) -> Place:
    return Place(name, kind, strategy, is_here, is_ready, has_left=False, away_seconds=None)


def table_message(
    seq: int,
    is_new: bool,  # noqa: FBT001  # the reason in short
    session: Session,
    seat: int | None,
    seal: str = "",
    key: str = "",
) -> WholeTable:
    """The game of a session, as a seat sees it or somebody who looks on."""
    deal = max(at for at, event in enumerate(session.history) if game.happening(event).is_deal)
    earlier, events = session.history[:deal], session.history[deal:]
    shown = ShownGame(
        game.table_of(session.observe(seat)),
        GameFields(
            game.name,
            session.setup.variant,
            seat,
            humans=(),
            players=tuple(each or None for each in session.first_players),
            seal=seal or None,
            seed=None,
            salt="",
            key=key,
        ),
    )
    log = tuple(said for event in earlier for said in game.happening(event).told)
    known = tuple(game.happening(redact(each, seat)) for each in events)
    return WholeTable(seq, "new" if is_new else "resumed", shown, log, known)


def moved_message(
    seq: int, n: int | None, events: Iterable[Event], turn: int | None, key: str = ""
) -> TableMoves:
    told = tuple(events)
    players = {
        str(each.seat): {"player": strategy_of(each.now) or ""}
        for each in told
        if isinstance(each, SeatChanged)
    }
    moves = Moved(turn, tuple(map(game.happening, told)), seats=players or None)
    return TableMoves(seq, moves, key or None, n=n)
