"""The page of a server as people and programs meet it: a table is opened, somebody comes to it, and plays."""

from tests.support.paths import ROOT
from tests.support.server.opened_table import OpenedTable, opened_table
from tests.support.web.browsers import waiting
from tests.support.web.game_page import STOPS, GamePage, Look, hand_card

TABLE_PAGE = ROOT / "straights_server/page"
COMPUTERS = ("first-legal", "first-legal", "first-legal")
ARGUMENTS = ("--page", str(TABLE_PAGE), "--pause", "0.01", "--grace", "0.5")
QUICK = "lang=en&speed=0"


def open_table(
    origin: str,
    *others: str | None,
    score_limit: int = 0,
    turn_limit: int | None = None,
    time_bank: int | None = None,
) -> OpenedTable:
    """Open a table for a host and others, with three computers if nobody is named."""
    return opened_table(
        origin,
        *(others or COMPUTERS),
        score_limit=score_limit,
        turn_limit=turn_limit,
        time_bank=time_bank,
    )


def come(page: GamePage, table: OpenedTable | str, secret: str = "", query: str = QUICK) -> None:
    """Open the link of a table, with what stands after `#`, up to the table's room."""
    name = table if isinstance(table, str) else table.name
    page.tab.go(f"{page.origin}/?table={name}&{query}{'#' if secret else ''}{secret}")
    page.until("room", *STOPS, "waiting")


def come_as_host(page: GamePage, table: OpenedTable, query: str = QUICK) -> None:
    come(page, table, f"token={table.token}", query)
    page.until_shown('[data-own][data-number="0"], [data-region="hand"] [data-card]')


def sit(page: GamePage, table: OpenedTable | str, name: str, seat: int) -> None:
    come(page, table)
    type_name(page, name)
    page.click(f'[data-number="{seat}"] [data-action="sit"]')
    page.until_shown(f'[data-own][data-number="{seat}"]')


def type_name(page: GamePage, name: str) -> None:
    page.tab.run(
        """(name) => {
            const field = document.querySelector('[data-field="own-name"]');
            field.value = name;
        }""",
        name,
    )


def be_ready(*pages: GamePage) -> None:
    for page in pages:
        page.click('[data-action="ready"]')
    for page in pages:
        page.until_shown('[data-screen="table"]')  # the room lies over the dealt table until then
        page.until("turn", "discard", "waiting")


def play_on(*pages: GamePage, moves: int = 1000) -> bool:
    """Let these people use their first cards, so many in all; whether the game is over."""
    done = 0
    while done < moves:
        looks = [page.look() for page in pages]
        if all(look.state == "game-end" for look in looks):
            return True
        for page, look in zip(pages, looks, strict=True):
            done += act(page, look)
    return False


def act(page: GamePage, look: Look) -> int:
    """Do what is to do in a page; how many cards were used."""
    if look.state == "round-end":
        page.click('[data-action="next-round"]')
    if look.state not in ("turn", "discard") or not look.usable:
        return 0
    page.click(hand_card(look.usable[0]))
    page.tab.run(
        waiting(
            "(card) => document.querySelector(`[data-region='hand'] button[data-card='${card}']`) === null"
        ),
        look.usable[0],
    )
    return 1


def until_connected(page: GamePage) -> None:
    page.tab.run(waiting("() => document.documentElement.dataset.connection === 'open'"))
