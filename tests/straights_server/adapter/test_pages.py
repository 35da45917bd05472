"""The files of the page, as the server sends them."""

from http import HTTPStatus
from pathlib import Path

import pytest

from straights_server.adapter.http import HttpRequest
from straights_server.adapter.pages import Pages


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/" + "y/" * 3000])
def test_a_name_that_no_file_can_have_is_not_found(tmp_path: Path, path: str) -> None:
    """As any other that is not there."""
    assert HTTPStatus.NOT_FOUND == Pages(tmp_path).answer(HttpRequest("GET", path, {}, b"")).status
