"""The server's own responses, besides the messages of the tables."""

from __future__ import annotations

from dataclasses import replace
from weakref import WeakKeyDictionary

from engine.errors import EngineError, Refusal
from engine.games.registry import AnySession, game_named
from engine.names import MAX_NAME_LENGTH
from engine.straights.local_table.answers import description, lengths, refusal
from engine.straights.local_table.played_game import offered_games
from engine.straights.local_table.replay import Replay
from engine.straights.protocol import server_requests, table_requests
from engine.straights.protocol.other_games import AskGames, GamesMessage
from engine.straights.protocol.server_messages import MatchLength, ServerHello, ServerMessage
from engine.straights.protocol.table_messages import StatisticsMessage, TrackerMessage
from engine.straights.protocol.table_requests import Describe
from engine.straights.protocol.tables import VERSION, Refused, TableReplay, event_texts
from engine.straights.session import Session
from engine.straights.setup import DUPLICATE_MATCH, MAX_TABLE_SCORE_LIMIT, SCORE_LIMIT, Variant
from engine.straights.sheets.card_tracker import card_grid
from engine.straights.statistics.counting import table_record
from engine.straights.strategies.registry import STRATEGIES
from engine.straights.text import phrases
from engine.straights.text.refusals import refusal as refusal_text
from engine.straights.text.table import TABLE_TEXTS
from engine.straights.text.variants import game_end, game_length
from engine.text.network import PHRASES, refused_request
from engine.version import VERSION as PROGRAM_VERSION
from straights_server.errors import NotNow, UnknownVersion
from straights_server.table import Table

_MATCH = MatchLength(DUPLICATE_MATCH.duplicate_deals, game_length(DUPLICATE_MATCH), game_end(DUPLICATE_MATCH))

_Replay = Replay[object, object, object, object, object]


def hello(request: server_requests.Hello) -> ServerHello:
    """The greeting: protocol version, limits, and available strategies and phrases; raises UnknownVersion."""
    if request.v != VERSION:
        raise UnknownVersion(f"this server speaks version {VERSION} of the protocol, not {request.v}")
    return ServerHello(
        v=VERSION,
        program=f"Straights {PROGRAM_VERSION}",
        strategies=tuple(STRATEGIES.values()),
        phrases=tuple(PHRASES),
        score_limit=SCORE_LIMIT,
        highest_score_limit=MAX_TABLE_SCORE_LIMIT,
        turn_range=(server_requests.MIN_TURN_LIMIT, server_requests.MAX_TURN_LIMIT),
        longest_name=MAX_NAME_LENGTH,
        phrase_texts=tuple(PHRASES.values()),
        table_phrases=phrases.PHRASES,
        event_texts=event_texts(is_remote=True),
        table_texts=TABLE_TEXTS,
        lengths=lengths(),
        game_end=game_end(Variant()),
        requests=tuple(server_requests.SERVER_REQUEST.records),
        longest_time_bank=server_requests.MAX_TIME_BANK,
        public_turn_limit=server_requests.PUBLIC_TURN_LIMIT,
        public_time_bank=server_requests.PUBLIC_TIME_BANK,
        match_lengths=(_MATCH,),
    )


def refused(error: EngineError, table: Table | None, seat: int | None) -> Refused:
    """The reason why a request of a client with this table and seat changed nothing."""
    on_turn = ""
    if table is not None and table.state.session is not None and table.state.session.turn is not None:
        on_turn = table.state.seats[table.state.session.turn].name
    text = refusal_text(error, on_turn)
    if isinstance(error, NotNow) and error.text is not None:
        text = (error.text,)
    elif isinstance(error, Refusal) and table is not None and table.state.settings.chosen is not None:
        text = table.refusal(error, seat)
    answer = refusal(error, text)
    return replace(answer, text=answer.text or (refused_request(answer.reason, has_seat=seat is not None),))


class Questions:
    """Answers what changes nothing; the moments of a finished game are computed once, and kept with it."""

    def __init__(self) -> None:
        self._replays: WeakKeyDictionary[AnySession, _Replay] = WeakKeyDictionary()

    def answer(
        self, table: Table | None, seat: int | None, request: server_requests.LobbyQuestion
    ) -> ServerMessage:
        """The answer to a client with this table and seat; raises NotNow, UnknownVersion or BadMessage."""
        match request:
            case server_requests.Hello():
                return hello(request)
            case Describe():
                game = game_named("straights" if table is None else table.state.settings.game.name)
                return description(request, game)
            case AskGames():
                return GamesMessage(offered_games(request.kept))
            case table_requests.Track():
                return _tracker(table, seat)
            case table_requests.AskRecord():
                return _record(table, seat)
            case table_requests.Replay():
                return self._moment(table, seat, request)

    def _moment(self, table: Table | None, seat: int | None, request: table_requests.Replay) -> TableReplay:
        session = None if table is None else table.state.session
        if table is None or session is None or not session.is_over:
            raise NotNow("only a game that is over can be replayed")
        if session not in self._replays:
            self._replays[session] = Replay(table.state.settings.game, session)
        return self._replays[session].moment(session, request.at, seat, is_open=request.open)


def _tracker(table: Table | None, seat: int | None) -> TrackerMessage:
    session = None if table is None else table.state.session
    if not isinstance(session, Session) or seat is None or session.turn is None:
        raise NotNow("only who plays can track the cards")
    return TrackerMessage(card_grid(session.observe(seat)))


def _record(table: Table | None, seat: int | None) -> StatisticsMessage:
    record = None
    if table is not None and seat is not None and table.state.seats[seat].has_played:
        session = table.state.session
        if isinstance(session, Session) and session.is_over:
            record = table_record(session, seat, "")
    if record is None:
        raise NotNow("a game of Straights counts once it has ended, for those who have played it")
    return StatisticsMessage(record, None)
