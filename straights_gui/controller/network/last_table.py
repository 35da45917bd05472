"""The last table: what was chosen for it, and whether it is still at its server."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from PySide6.QtCore import QCoreApplication, QObject

from engine.errors import BadMessage, EngineError
from engine.fast_dataclass import dataclass, replace
from engine.games.new_game import ChosenGame
from engine.protocol.codecs import Length
from engine.protocol.records import Record, numbered
from engine.straights.player import Human
from engine.straights.protocol.server_messages import WatchingMessage, server_message_from
from engine.straights.protocol.server_requests import (
    SERVER_REQUEST,
    TableVariant,
    TimeBank,
    TurnLimit,
    Watch,
)
from engine.straights.protocol.tables import Refused
from engine.straights.protocol.values import SeatPlayer
from engine.straights.setup import SEATS
from straights_gui.controller.games.new_games import last_variant, own_name
from straights_gui.controller.network.problem_text import problem_text
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.preferences import Preferences
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.text.fill import fill


@dataclass(frozen=True, slots=True)
class KeptChoices:
    """What is kept of the choices for a table."""

    players: Annotated[tuple[SeatPlayer, ...], Length(SEATS - 1, SEATS - 1)]
    variant: TableVariant
    turn_limit: TurnLimit | None
    is_visible: bool
    time_bank: TimeBank | None
    game: ChosenGame | None


_KEPT = Record(KeptChoices)


def keep_choices(preferences: Preferences, chosen: HostChoices) -> None:
    """Keep what was chosen for a table, for the next one."""
    preferences.hosted_table = json.dumps(_KEPT.write(chosen))


def usual_table(preferences: Preferences) -> HostChoices:
    """The table that is offered: as the last one; at first with free seats, as long as the last game."""
    name, own_rules = own_name(preferences), preferences.own_rules
    with suppress(BadMessage, ValueError):  # nothing is kept before the first
        kept = _KEPT.read(json.loads(preferences.hosted_table))
        limits = kept.turn_limit, kept.is_visible, kept.time_bank
        return HostChoices(name, kept.players, kept.variant, *limits, kept.game, own_rules)
    variant = replace(last_variant(preferences), reseed_each_round=False)  # it deals from a key
    return HostChoices(name, (Human(),) * (SEATS - 1), variant, own_rules=own_rules)


def look_for(link: TableLink, parent: QObject, tell: Callable[[str], None]) -> None:
    """Tell why a table cannot be played at, "" if it is still at its server, once that has answered."""
    connection = Connection(link, parent)

    def answer(text: str) -> None:
        connection.received.disconnect()
        connection.failed.disconnect()
        connection.close()
        connection.deleteLater()
        tell(text)

    def receive(fields: dict[str, object]) -> None:
        closed = QCoreApplication.translate("LastTable", "Table {table} is closed.")
        try:
            message = server_message_from(fields)
        except EngineError as error:
            fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))
        else:
            is_closed = isinstance(message, Refused) and message.reason == "NoSuchTable"
            if isinstance(message, Refused | WatchingMessage):  # who is refused otherwise hears why there
                answer(fill(closed, table=link.table) if is_closed else "")

    def fail(problem: ConnectionProblem) -> None:
        answer(problem_text(problem, link))

    connection.opened.connect(
        lambda: connection.send(numbered(SERVER_REQUEST.write(Watch(link.table, None)), 0))
    )
    connection.received.connect(receive)
    connection.failed.connect(fail)
    connection.open()
