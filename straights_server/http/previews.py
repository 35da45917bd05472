"""What messengers show of a link: `og:` tags in the head of the page (ogp.me).

They are in English, since whoever asks for a preview does not say which language its reader knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from engine.text.rendering import render
from straights_server.table import Table

_PICTURE = "resources/icons/icon-512.png"
_SITE = "Straights"
_GAME = "A card game for four: sit down at a table with others."


@dataclass(frozen=True, slots=True)
class Preview:
    """The title of a link, and a sentence about it."""

    title: str
    description: str


GENERAL = Preview(_SITE, _GAME)


def preview_of(table: Table) -> Preview:
    """The preview of a link to a table; it names people at public tables alone."""
    state = table.state
    names = [] if state.settings.is_private else [place.name for place in state.seats if place.name]
    room = state.settings.played.room
    game = _SITE if room is None else render(room.title)
    match state.stage:
        case "waiting":
            free = sum(place.is_empty for place in state.seats)
            host = None if state.settings.is_private else state.host
            invites = "You are invited" if host is None else f"{state.seats[host].name} invites you"
            return Preview(f"{invites} to {game}", _free_seats(free, len(state.seats)))
        case "playing":
            return Preview(_title(f"A game of {game}", names), "The game has started. You can watch.")
        case _:
            return Preview(_title(f"A finished game of {game}", names), _result(table, names))


def table_url(url: str, table: str) -> str:
    """The link to a table of the server with this base URL."""
    return f"{url}/?table={table}"


def tags(preview: Preview, url: str, table: str) -> str:
    """The tags for the head of the page at this base URL."""
    found = {
        "og:site_name": _SITE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": table_url(url, table) if table else f"{url}/",
        "og:image": f"{url}/{_PICTURE}",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />\n' for name, text in found.items())


def _title(what: str, names: list[str]) -> str:
    return f"{what}: {', '.join(names)}" if names else what


def _free_seats(free: int, seats: int) -> str:
    if free == 0:
        return f"All {seats} seats are taken. You can watch."
    return f"{free} of {seats} seats are free. Sit down." if free > 1 else "One seat is free. Sit down."


def _result(table: Table, names: list[str]) -> str:
    session = table.state.session
    if session is None or not names:
        return "See the result, and replay it card by card."
    game, seen = table.state.settings.game, session.observe(None)
    result, seats = game.result(seen), game.rest(seen).seats
    rows = () if result is None else sorted(result.rows, key=lambda row: row.place)
    scores = ", ".join(f"{seats[row.seat].name} {row.columns[-1].number}" for row in rows)
    return f"{scores}. Replay it card by card."
