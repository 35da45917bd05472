"""What hosting asks the server for, and says to the host: mostly without a server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.games.new_game import ChosenGame
from engine.straights.player import Computer, Human
from engine.straights.protocol.server_requests import Fill, Host
from engine.straights.setup import Variant
from straights_gui.controller.hosting import hosting_controller
from straights_gui.controller.hosting.hosting_controller import HostingController
from straights_gui.model.hosting.hosted_table import KEPT, HostedTable, keep, kept_table
from straights_gui.model.hosting.table_host import ServerProcess, TableHost
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.view.dialogs.confirm import Answer
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow
from tests.support.window.dialogs import OwnTable
from tests.support.window.window_driver import preferences_in

HOSTED = HostedTable("k3f9", "token", "Anna", 8765, is_visible=False)


class Hosting:
    """A program of which only hosting is there; what the server is asked for, and the host, is noted."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.table = folder / "hosting", OwnTable(MainWindow(TableView(Motion())))
        self.table.window.closing.connect(self.table.closed)
        self.table.is_playing = False
        self.window = MainWindow(TableView(Motion()))
        self.preferences = preferences_in(folder)
        self.log = WindowLog(folder / "log")
        self.links: tuple[str, ...] = ()
        self.opened: list[HostedTable] = []
        self.asked: list[object] = []
        self.answer: Answer | bool = False
        self.controller = HostingController(
            self.window, self.preferences, self.folder, self.log, self._sit_down
        )

    def _sit_down(self, hosted: HostedTable, links: tuple[str, ...]) -> OwnTable:
        self.links = links
        self.opened.append(hosted)
        return self.table

    def ask(self, window: object, *texts: str) -> Answer | bool:
        assert window in (self.window, self.table.window)  # where it is asked
        self.asked.append(texts)
        return self.answer

    @property
    def said(self) -> list[str]:
        return [each.message.text() for each in (self.window, self.table.window)]

    def open(self, hosted: HostedTable = HOSTED) -> None:
        self.controller.host.hosted = hosted
        self.controller.host.opened.emit(hosted)


@pytest.fixture
def served(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosting]:
    """Hosting by a real server, in a process of its own."""
    made = Hosting(tmp_path)
    monkeypatch.setattr(hosting_controller, "ask_to_save", made.ask)
    monkeypatch.setattr(hosting_controller, "ask", made.ask)
    yield made
    made.controller.stop()
    made.log.close()
    for window in (made.window, made.table.window):
        window.may_close = lambda: True
        window.close()
        window.deleteLater()


@pytest.fixture
def hosting(served: Hosting, monkeypatch: pytest.MonkeyPatch) -> Hosting:
    monkeypatch.setattr(ServerProcess, "ask_for_page", lambda _process: served.asked.append("page"))
    monkeypatch.setattr(TableHost, "open", lambda _host, *order: served.asked.append(order))
    monkeypatch.setattr(TableHost, "go_on", lambda _host, kept: served.asked.append(kept))
    return served


def test_a_game_that_goes_on_is_offered_again_and_a_closed_table_is_not(
    served: Hosting, qtbot: QtBot
) -> None:
    served.table.is_playing, served.answer = True, Answer.SAVE
    served.controller.open(HostChoices("Hanna", (Human(),) * 3))
    qtbot.waitUntil(lambda: len(served.opened) == 1)
    served.controller.stop()
    served.controller.offer_to_go_on()
    qtbot.waitUntil(lambda: len(served.opened) == 2)
    served.table.is_playing = False
    served.table.window.close()

    assert served.opened[0] == served.opened[1]
    assert not served.controller.host.process.is_running
    assert kept_table(served.folder) is None


FAILED = "Couldn’t open the table: no room"
FORBIDDEN = "Couldn’t open the table: The server at 127.0.0.1 refuses the connection."
STOPPED = "The table’s server stopped. It is starting again; nothing is lost."
EVENTS: dict[str, Callable[[Hosting], object]] = {
    "open": lambda hosting: hosting.open(),
    "leave": lambda hosting: hosting.table.closed.emit(),
    "die": lambda hosting: hosting.controller.host.interrupted.emit(),
    "live": lambda hosting: hosting.controller.host.restored.emit(),
    "fail": lambda hosting: hosting.controller.host.failed.emit("no room"),
    "forbid": lambda hosting: hosting.controller.host.failed.emit(ConnectionProblem(ProblemKind.FORBIDDEN)),
}


@pytest.mark.parametrize(
    "events, own, at_table",
    [
        ("open die", "", STOPPED),
        ("open die live", "", "The table’s server is running again."),
        ("fail", FAILED, ""),
        ("forbid", FORBIDDEN, ""),
        ("open fail", FAILED, FAILED),
        ("open leave fail", FAILED, ""),
    ],
)
def test_what_becomes_of_the_server_is_said_in_each_window(
    hosting: Hosting, events: str, own: str, at_table: str
) -> None:
    """That of the own game, and that of the table while there is one; what fails is logged."""
    for event in events.split():
        EVENTS[event](hosting)

    assert [own, at_table] == hosting.said
    logged = hosting.log.path.read_text(encoding="utf-8") if own else ""
    assert ("fail" in events) == ("The table could not be hosted: no room" in logged)


def test_the_server_is_asked_for_the_table_that_was_described(hosting: Hosting) -> None:
    players = (Computer("expert"), Human(), Computer("lowest"))
    hosting.controller.open(HostChoices("Anna", players, Variant(50), 30, is_visible=True))

    chosen = ChosenGame("draw", "draw", 5, 0)
    hosting.controller.open(HostChoices("Anna", players, Variant(50), game=chosen))

    assert [
        (Host("Anna", Variant(50), 30, is_private=False), Fill(1, "expert"), Fill(3, "lowest")),
        (Host("Anna", Variant(50), None, is_private=False, game=chosen),),
    ] == hosting.asked
    assert "Opening the table…" == hosting.said[0]


@pytest.mark.parametrize("answer", Answer)
def test_the_table_of_before_is_opened_given_up_or_left(hosting: Hosting, answer: Answer) -> None:
    """As the host answers; whoever answers nothing is asked again at the next start."""
    keep(hosting.folder, HOSTED)
    hosting.answer = answer
    hosting.controller.offer_to_go_on()
    question = (
        "Continue with your table?",
        "Your table was open when Straights ended. Everyone can come back to it.",
        "Close it for good",
        "Open the table",
    )
    is_opened = answer is Answer.SAVE

    assert [question, *([HOSTED] if is_opened else [])] == hosting.asked
    assert ("Opening the table…" if is_opened else "") == hosting.said[0]
    assert (answer is Answer.GO_ON) == (kept_table(hosting.folder) is None)


def test_without_a_table_of_before_nobody_is_asked(hosting: Hosting) -> None:
    hosting.folder.mkdir()
    (hosting.folder / KEPT).write_text("{")
    hosting.controller.offer_to_go_on()

    assert ([], False) == (hosting.asked, (hosting.folder / KEPT).exists())


def test_a_page_that_is_there_needs_no_note(hosting: Hosting) -> None:
    for has_page in False, True:
        hosting.controller.host.process.page_known.emit(has_page)
    hosting.open()
    for has_page in True, False:
        hosting.controller.host.process.page_known.emit(has_page)

    missing = "The page for phones is missing: only windows can join. To build it: make guest-page"
    assert [missing] == hosting.table.notes


@pytest.mark.parametrize("is_playing", [False, True])
@pytest.mark.parametrize("answer", [False, True])
def test_closing_names_those_who_are_there_and_says_what_becomes_of_the_game(
    hosting: Hosting, *, is_playing: bool, answer: bool
) -> None:
    hosting.open()
    hosting.table.is_playing, hosting.answer = is_playing, answer
    may_close = hosting.table.window.may_close()
    text = "Still at the table: Bert and Cora."
    if is_playing:
        text += " The game is kept: you can open the table again at the next start."

    assert ["page", ("Close the table?", text, "Close table")] == hosting.asked
    assert answer == may_close
    assert (None if answer else HOSTED) == hosting.controller.host.hosted
    hosting.table.guests = ()
    assert (True, 2) == (hosting.table.window.may_close(), len(hosting.asked))  # alone nobody is asked


@pytest.mark.parametrize(
    "is_visible, expected", [(False, ["127.0.0.1"]), (True, ["192.168.1.7", "10.0.0.7"])]
)
def test_others_get_a_link_for_each_address_at_which_they_may_come(
    hosting: Hosting, monkeypatch: pytest.MonkeyPatch, expected: list[str], *, is_visible: bool
) -> None:
    """Of this machine alone, where others on the network may not come; the page is looked for."""
    monkeypatch.setattr(hosting_controller, "addresses", lambda: ("192.168.1.7", "10.0.0.7"))
    hosting.open(replace(HOSTED, is_visible=is_visible))

    assert tuple(f"http://{address}:8765/?table=k3f9" for address in expected) == hosting.links
    assert ["page"] == hosting.asked


@pytest.mark.parametrize("is_playing", [False, True])
def test_a_game_that_goes_on_is_kept_when_the_program_ends(
    hosting: Hosting, monkeypatch: pytest.MonkeyPatch, *, is_playing: bool
) -> None:
    """Before a game and after it the table is given up."""
    kept: list[bool] = []
    monkeypatch.setattr(TableHost, "close", lambda _host, *, keeps: kept.append(keeps))
    hosting.controller.stop()
    assert [] == kept
    hosting.open()
    hosting.table.is_playing = is_playing
    hosting.controller.stop()

    assert [is_playing] == kept
    hosting.controller.host.hosted = None
