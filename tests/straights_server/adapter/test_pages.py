"""The files of the page, as the server sends them."""

import os
from http import HTTPStatus
from pathlib import Path

import pytest

from straights_server.adapter.http import HttpRequest
from straights_server.adapter.pages import Pages


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/" + "y/" * 3000])
def test_a_name_that_no_file_can_have_is_not_found(tmp_path: Path, path: str) -> None:
    """As any other that is not there."""
    assert HTTPStatus.NOT_FOUND == Pages(tmp_path).answer(HttpRequest("GET", path, {}, b"")).status


@pytest.mark.parametrize(
    "path, found",
    [
        ("/", b"first"),
        ("//index.html", b"first"),
        ("/X/a.js", b"second"),
        ("/X/", None),
        ("/X", None),
        ("/../secret", None),
        ("/alone/", b"third"),
        ("/alone/alone/index.html", None),
        ("/alone", None),
    ],
)
def test_a_path_names_the_file_of_the_page_and_no_other(
    tmp_path: Path, path: str, found: bytes | None
) -> None:
    """A folder is its index.html; below /alone/ is the other page; nothing else of the disk is there."""
    for name, text in (
        ("page/index.html", b"first"),
        ("page/X/a.js", b"second"),
        ("other/index.html", b"third"),
        ("secret", b""),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text)
    answer = Pages(tmp_path / "page", tmp_path / "other").answer(HttpRequest("GET", path, {}, b""))

    expected = (HTTPStatus.NOT_FOUND, b"Not Found\n") if found is None else (HTTPStatus.OK, found)
    assert expected == (answer.status, answer.body)


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    """Its tag is another one then; a browser that has what the tag stands for is sent nothing."""
    file, pages = tmp_path / "main.js", Pages(tmp_path)
    file.write_text("before")
    before = pages.answer(HttpRequest("GET", "/main.js", {}, b""))
    known = {"if-none-match": before.headers["ETag"]}
    unchanged = pages.answer(HttpRequest("GET", "/main.js", known, b""))
    file.write_text("after")
    os.utime(file, (1.0, 1.0))
    changed = pages.answer(HttpRequest("GET", "/main.js", known, b""))

    assert (HTTPStatus.NOT_MODIFIED, b"", before.content_type) == (
        unchanged.status,
        unchanged.body,
        unchanged.content_type,
    )
    assert (HTTPStatus.OK, b"after", "text/javascript; charset=utf-8") == (
        changed.status,
        changed.body,
        changed.content_type,
    )
    assert before.headers["ETag"] != changed.headers["ETag"]
    assert "Accept-Encoding" == changed.headers["Vary"]


def test_a_file_of_an_unknown_kind_is_sent_as_bytes(tmp_path: Path) -> None:
    """A browser does not guess what it is."""
    (tmp_path / "data.unknown").write_bytes(b"?")

    answer = Pages(tmp_path).answer(HttpRequest("GET", "/data.unknown", {}, b""))

    assert "application/octet-stream" == answer.content_type
