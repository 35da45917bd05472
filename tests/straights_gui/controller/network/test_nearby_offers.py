"""Tables on the local network in the page to join one."""

from pytestqt.qtbot import QtBot

from straights_gui.controller.network.nearby_offers import NearbyOffers
from straights_gui.controller.settings.languages import set_language
from straights_gui.model.nearby.finder import MISSING, NearbyTables
from straights_gui.model.nearby.nearby_table import NearbyTable
from straights_gui.view.network.join_page import TableOffer
from tests.support.window.others import others_sheet

LISTED = TableOffer("http://example.org/?table=abc", "Dora", has_room=True)


class Finder(NearbyTables):
    found: tuple[NearbyTable, ...] = ()
    why = ""

    @property
    def tables(self) -> tuple[NearbyTable, ...]:
        return self.found

    @property
    def problem(self) -> str:
        return self.why

    def start(self) -> None:
        self.changed.emit()


def test_found_tables_stand_above_those_of_an_address(qtbot: QtBot) -> None:
    """They come and go, what was chosen stays so, and a full one has no seat; why there are none is said."""
    page, finder = others_sheet(qtbot, name="Bert").join, Finder()
    offers = NearbyOffers(page, finder)
    page.show_offers([LISTED], "Tables at this address")
    finder.found = (
        NearbyTable("http://10.0.0.3:80/?table=k3f9", "Anna", 2, "1.0"),
        NearbyTable("http://10.0.0.4:80/?table=z9", "Carl", 0, "1.0"),
    )
    finder.changed.emit()
    page.tables.setCurrentRow(1)

    texts = [page.tables.item(row).text() for row in range(page.tables.count())]
    assert [
        "Anna's table  ·  on your network  ·  2 free",
        "Carl's table  ·  on your network  ·  nobody wanted",
        "Dora",
    ] == texts
    assert not page.sit_down.isEnabled()
    finder.found = finder.found[1:]
    finder.changed.emit()
    assert "http://10.0.0.4:80/?table=z9" == page.link
    finder.why = MISSING
    finder.changed.emit()
    assert 'pip install "straights[lan]"' in page.nearby_problem.text()
    offers.stop()


def test_a_found_table_is_told_in_the_players_language(qtbot: QtBot) -> None:
    page, finder = others_sheet(qtbot, name="Bert").join, Finder()
    finder.found = (NearbyTable("http://10.0.0.4:80/?table=z9", "Carl", 0, "1.0"),)
    set_language("es")
    try:
        offers = NearbyOffers(page, finder)
    finally:
        set_language("en")

    assert "Mesa de Carl  ·  en su red  ·  completa" == page.tables.item(0).text()
    offers.stop()
