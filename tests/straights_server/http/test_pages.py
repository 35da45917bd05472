"""The files of the page, as the server sends them."""

import gzip
import shutil
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path

import pytest

from straights_server.http.messages import HttpRequest, HttpResponse
from straights_server.http.pages import Pages

PAGE = {
    "index.html": b"first",
    "X/a.js": b"second",
    "X/a.js.br": b"packed",
    "X/a.js.gz": b"zipped",
    "b.br": b"b",
    "X/picture.svg.gz": gzip.compress(b"picture"),
}
ALONE = {"index.html": b"third"}


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    """Two pages, whose folders have gone since: what is not in the table, is not there."""
    for folder, files in (("page", PAGE), ("other", ALONE)):
        for name, content in files.items():
            (tmp_path / folder / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / folder / name).write_bytes(content)
    (tmp_path / "secret").touch()
    with suppress(OSError):  # Windows lets few users make links
        (tmp_path / "page/link").symlink_to(tmp_path / "secret")
    pages = Pages(tmp_path / "page", tmp_path / "other")
    shutil.rmtree(tmp_path / "page")
    shutil.rmtree(tmp_path / "other")
    return pages


def answer(pages: Pages, path: str, **headers: str) -> HttpResponse:
    """The answer to a request; the names of its headers are written with `_`."""
    return pages.answer(
        HttpRequest("GET", path, {name.replace("_", "-"): text for name, text in headers.items()})
    )


@pytest.mark.parametrize(
    "path, found",
    [
        ("/", b"first"),
        ("/index.html", b"first"),
        ("/X/a.js", b"second"),
        ("/b.br", b"b"),
        ("/X/picture.svg", b"picture"),
        ("/alone/", b"third"),
        ("//index.html", None),
        ("/X/a.js.br", None),
        ("/X/", None),
        ("/X", None),
        ("/X/../index.html", None),
        ("/../secret", None),
        ("/X\\a.js", None),
        ("/..\\secret", None),
        ("/C:/secret", None),
        ("/link", None),
        ("/alone/alone/index.html", None),
        ("/alone/X/a.js", None),
        ("/alone/../secret", None),
        ("/index.html\0", None),
        ("/alone", None),
        ("/" + "x" * 300, None),
    ],
)
def test_a_path_names_the_file_of_the_page_and_no_other(pages: Pages, path: str, found: bytes | None) -> None:
    """A folder is its index.html; below /alone/ is the other page; nothing else of the disk is there."""
    given = answer(pages, path)

    expected = (HTTPStatus.NOT_FOUND, b"Not Found\n") if found is None else (HTTPStatus.OK, found)
    assert expected == (given.status, given.body)


@pytest.mark.parametrize(
    "accepted, coding, body",
    [
        ("gzip, deflate, br", "br", b"packed"),
        ("gzip;q=1.0, br;q=0", "gzip", b"zipped"),
        ("br ; q=0.000, GZIP", "gzip", b"zipped"),
        ("br;q=0.001", "br", b"packed"),
        ("brotli, identity", None, b"second"),
        ("", None, b"second"),
    ],
)
def test_a_compressed_form_is_sent_to_a_client_that_accepts_it(
    pages: Pages, accepted: str, coding: str | None, body: bytes
) -> None:
    """Under the type of the file itself, and with a tag of its own."""
    given = answer(pages, "/X/a.js", accept_encoding=accepted)

    assert (coding, body) == (given.headers.get("Content-Encoding"), given.body)
    assert "text/javascript; charset=utf-8" == given.content_type
    assert "Accept-Encoding" == given.headers["Vary"]
    tags = {answer(pages, "/X/a.js", accept_encoding=each).headers["ETag"] for each in ("br", "gzip", "")}
    assert 3 == len(tags)


def test_a_page_with_a_head_of_its_own_is_compressed_for_who_accepts_that(pages: Pages) -> None:
    """It is made for the request; its tag is the same each time."""
    request = HttpRequest("GET", "/", {"accept-encoding": "br, gzip"})
    packed, again = pages.answer(request, "<meta/>"), pages.answer(request, "<meta/>")
    plain = pages.answer(HttpRequest("GET", "/", {}), "<meta/>")

    assert ("gzip", None) == (packed.headers["Content-Encoding"], plain.headers.get("Content-Encoding"))
    assert plain.body == gzip.decompress(packed.body)
    assert packed == again
    assert packed.headers["ETag"] != plain.headers["ETag"]


@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}'])
def test_a_browser_that_has_a_file_is_not_sent_it_again(pages: Pages, form: str) -> None:
    """Also where a proxy has weakened the tag."""
    tag = answer(pages, "/X/a.js").headers["ETag"]
    unchanged = answer(pages, "/X/a.js", if_none_match=form.format(tag))

    assert (HTTPStatus.NOT_MODIFIED, b"") == (unchanged.status, unchanged.body)
    assert HTTPStatus.OK == answer(pages, "/", if_none_match=form.format(tag)).status


def test_without_a_page_the_answer_says_how_to_get_one() -> None:
    """The tables are there for windows and programs."""
    given = answer(Pages(None), "/")

    assert HTTPStatus.NOT_FOUND == given.status
    assert b"make guest-page" in given.body
    assert b"--page" in given.body
