"""Any static host serves the page: it needs no type that a host as it is installed does not know."""

from pathlib import Path

import pytest

from straights_server.http.page_headers import TYPES
from tests.support.web.page_server import PAGE
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
