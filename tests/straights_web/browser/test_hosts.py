"""Any static host serves the page: it needs no type that a host as it is installed does not know."""

import http.client
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest

from straights_server.http.page_headers import TYPES
from tests.support.web.chromium import Chromium
from tests.support.web.page_server import PAGE
from tests.support.web.stock_hosts import HOSTS, served
from tests.support.web.visitor import watched
from web.folders import TABLE_PAGE

pytestmark = pytest.mark.web

# What browsers accept, by ending. A script of another type is refused, and a manifest has to be JSON.
ACCEPTED = {
    ".css": ("text/css",),
    ".html": ("text/html",),
    ".js": ("application/javascript", "text/javascript"),
    ".json": ("application/json",),
    ".png": ("image/png",),
    ".svg": ("image/svg+xml",),
    ".txt": ("text/plain",),
    ".wasm": ("application/wasm",),
    # The page decodes sounds by itself, so that the type of nginx 1.22, which knows none, serves as well.
    ".wav": ("audio/wav", "audio/x-wav", "application/octet-stream"),
    ".webp": ("image/webp",),
    ".zip": ("application/zip",),
}


def files_of(folder: Path) -> list[Path]:
    """The files of a page, without the compressed forms that a server has beside them."""
    return [path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".br", ".gz"}]


@pytest.mark.parametrize("folder", [PAGE, TABLE_PAGE], ids=["page", "page of a server"])
def test_every_ending_is_known_to_hosts(folder: Path) -> None:
    """Not .mjs and .webmanifest, to nginx 1.22; and some hosts serve no file whose type they do not know."""
    assert set() == {path.suffix for path in files_of(folder)} - ACCEPTED.keys()


def test_every_ending_is_known_to_our_own_servers() -> None:
    """`straights-server` and `make run-web`."""
    wrong = {
        ending: TYPES.get(ending)
        for ending, accepted in ACCEPTED.items()
        if TYPES.get(ending, "").partition(";")[0] not in accepted
    }

    assert {} == wrong


@pytest.mark.parametrize("name", HOSTS)
def test_a_game_starts_at_a_host_as_it_is_installed(
    name: str, chromium_browser: Chromium, tmp_path: Path
) -> None:
    """Each file comes with a type that browsers accept, and the page is kept for offline use."""
    with served(HOSTS[name], PAGE, tmp_path) as origin:
        wrong = {
            path.name: found
            for path in files_of(PAGE)
            if (found := type_of(origin, path)) not in ACCEPTED.get(path.suffix, ())
        }
        with watched(chromium_browser, origin, has_service_worker=True) as visitor:
            page = visitor.open_page()
            page.start()
            page.until_kept()

    assert {} == wrong


def type_of(origin: str, path: Path) -> str:
    connection = http.client.HTTPConnection(urlsplit(origin).netloc)
    connection.request("HEAD", f"/{quote(path.relative_to(PAGE).as_posix())}")
    found = connection.getresponse().headers.get_content_type()
    connection.close()
    return found
