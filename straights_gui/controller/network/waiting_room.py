"""The panel between games, and the actions of its buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from engine.fast_dataclass import replace
from engine.straights.protocol.server_messages import Place, PlaceKind, RoomMessage, Stage
from engine.straights.protocol.server_requests import Fill
from engine.straights.protocol.table_requests import GiveAnswer
from engine.straights.protocol.tables import Refused
from engine.straights.setup import SEATS
from engine.straights.strategies.registry import NAMES
from engine.straights.text.badges import OFFLINE
from engine.text.network import KICKED
from straights_gui.controller.network.problem_text import connecting_text, problem_text
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.hosting.hosted_table import THIS_MACHINE, qr_matrix
from straights_gui.model.network.problems import ProblemKind
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.model.network.table_link import TableLink
from straights_gui.view.network.others_sheet import SEPARATOR
from straights_gui.view.network.state import PlaceState, PlaceStatus, WaitingState
from straights_gui.view.network.waiting_room import WaitingRoom
from straights_gui.view.text.rendering import shown


class WaitingRoomController(QObject):
    """Shows the people at the table between games, and connection problems.

    Attributes:
        panel: the panel.
    """

    def __init__(self, parts: WindowParts[RemoteGame]) -> None:
        super().__init__()
        window, game, play = parts.window, parts.model, parts.game
        self._links: tuple[str, ...] = ()
        self._shared_link, self._note = game.client.link.url, ""
        self._window, self._play, self._client = window, play, game.client
        self._wants_again = False
        self.panel = WaitingRoom(window.table.viewport())
        self.panel.ready.clicked.connect(lambda is_on: self._client.set_ready(is_ready=is_on))
        self.panel.fill_requested.connect(lambda seat, name: self._client.ask(Fill(seat, name)))
        self.panel.link.clicked.connect(self.copy_link)
        self.panel.retry.clicked.connect(self.retry)
        self.panel.addresses.currentIndexChanged.connect(self._choose_link)
        self._client.room_changed.connect(self._on_room)
        self._client.connection_changed.connect(self.update)
        self._client.not_entered.connect(self.update)
        self._client.refused.connect(self._on_refused)
        play.again_requested.connect(self._on_again)
        play.changed.connect(self.update)
        window.table.laid_out.connect(self._on_laid_out)
        window.table.theme_applied.connect(self.panel.refit)
        self.update()

    def copy_link(self) -> None:
        """Copy the link of the table for other players."""
        QGuiApplication.clipboard().setText(self._shared_link)
        self._window.say(self.tr("Link copied. Give it to those who are to play."))

    def share(self, links: tuple[str, ...]) -> None:
        """Offer the links of a table that this program hosts, one for each address of this machine."""
        self._links = links
        if _host(links[0]) == THIS_MACHINE:
            self.show_note(self.tr("Only windows and browsers on this computer can open the link."))
        self.panel.addresses.addItems([_host(link) for link in links])  # which chooses the first

    def _choose_link(self, number: int) -> None:
        self._shared_link = self._links[number]
        is_for_others = _host(self._shared_link) != THIS_MACHINE
        self.panel.show_code(qr_matrix(self._shared_link) if is_for_others else ())
        self.update()

    def show_note(self, text: str) -> None:
        """Show a note about the link to whoever waits for others."""
        self._note = text
        self.update()

    def copy_invitation(self) -> None:
        """Copy the link for spectators, who see everything but the hands at once."""
        link = f"{self._shared_link}#invitation={self._client.invitation}"
        QGuiApplication.clipboard().setText(link)
        self._window.say(self.tr("Link for watching copied. It shows everything but the hands."))

    def retry(self) -> None:
        """Connect now."""
        self._client.open()
        self.update()

    def update(self) -> None:
        """Show, update or hide the panel."""
        room = self._client.room
        is_open = room is None or room.stage is Stage.WAITING
        kinds = (PlaceKind.EMPTY,) * SEATS if room is None else tuple(place.kind for place in room.places)
        taken = tuple(not is_open or kind is not PlaceKind.EMPTY for kind in kinds)
        self._window.table.show_taken_seats(taken)
        state = self._state()
        if state is None:
            if self.panel.isVisible():
                self.panel.hide()
                self._window.table.setFocus()
        else:
            if self._client.refusal:
                self._window.table.hide_overlays()  # whose button asks for another game at the table
            self.panel.show_state(state, self._window.table.table_layout)
            self._window.message.place()

    def _state(self) -> WaitingState | None:
        """The state of the panel; None during a game, and while its result is shown."""
        room, problem = self._client.room, self._client.connection.problem
        if self._client.refusal:
            text = shown(*self._client.refusal)
            may_retry = KICKED not in self._client.refusal
            return WaitingState(title=self.tr("You aren’t at the table"), problem=text, may_retry=may_retry)
        is_shown = (
            room is None or room.stage is Stage.WAITING or (self._wants_again and room.stage is Stage.OVER)
        )
        if not is_shown or self._play.is_suspended:
            return None
        if problem is not None and not self._client.is_at_table:
            text = problem_text(problem, self._client.link)
            if not problem.is_lasting:
                text = text + " " + self.tr("Trying again…")
            is_closed = problem.kind is ProblemKind.CLOSED_BY_HOST
            title = self.tr("The table is closed") if is_closed else shown(OFFLINE)
            return WaitingState(title=title, problem=text, may_retry=problem.is_lasting)
        if room is None:
            return WaitingState(title=self.tr("One moment"), problem=connecting_text(self._client.link))
        return self._waiting_state(room)

    def _waiting_state(self, room: RoomMessage) -> WaitingState:
        seat = self._client.seat
        places = tuple(self._place_state(number, room) for number in range(len(room.places)))
        is_ready = None if seat is None else room.places[seat].is_ready
        is_again = room.stage is Stage.OVER
        state = WaitingState(places, self._shared_link, is_ready, is_again=is_again, note=self._note)
        if room.game is None:
            return replace(state, strategies=NAMES)
        game = SEPARATOR.join(shown(each) for each in (room.game.title, room.length) if each is not None)
        return replace(state, game=game, strategies=tuple(room.game.levels))

    def _place_state(self, number: int, room: RoomMessage) -> PlaceState:
        """A place; the host may fill empty ones, empty those without a person there, and remove others."""
        place, is_me = room.places[number], number == self._client.seat
        is_empty, is_mine_to_fill = place.kind is PlaceKind.EMPTY, self._client.seat == room.host is not None
        is_person_here = place.kind is PlaceKind.PERSON and place.is_here
        may_change = is_mine_to_fill and not is_me
        return PlaceState(
            name=place.name,
            status=_status(place),
            strategy=place.strategy or "",
            portrait="" if is_empty else self._window.table.portraits[number],
            is_me=is_me,
            is_host=number == room.host,
            may_be_filled=is_mine_to_fill and is_empty,
            may_be_emptied=may_change and not is_empty and not is_person_here,
            may_be_kicked=may_change and is_person_here and self._client.can_kick,
        )

    def _on_again(self) -> None:
        """Set the player ready for another game with the same people."""
        self._wants_again = True
        self._window.table.hide_overlays()
        if self._client.seat is not None:
            self._client.set_ready(is_ready=True)
        self.update()

    def _on_room(self, room: RoomMessage) -> None:
        if room.stage is Stage.PLAYING:
            self._wants_again = False
        self.update()

    def _on_refused(self, request: object, message: Refused) -> None:
        """Show why a request was refused; refused cards are reported elsewhere."""
        if not isinstance(request, GiveAnswer):
            self._window.say(shown(*(message.text or ())))
        self.update()

    def _on_laid_out(self) -> None:
        if self.panel.isVisible():
            self.panel.fit(self._window.table.table_layout)
            self._window.message.place()


def _host(link: str) -> str:
    return TableLink.parse(link).host


def _status(place: Place) -> PlaceStatus:
    match place.kind:
        case PlaceKind.EMPTY:
            return PlaceStatus.EMPTY
        case PlaceKind.COMPUTER:
            return PlaceStatus.COMPUTER
        case PlaceKind.PERSON:
            if not place.is_here:
                return PlaceStatus.AWAY
            return PlaceStatus.READY if place.is_ready else PlaceStatus.NOT_READY
