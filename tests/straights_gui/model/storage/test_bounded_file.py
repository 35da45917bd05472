"""What is no file in the place of a kept one: nobody waits for it, or reads it without end."""

from collections.abc import Callable
from pathlib import Path

import pytest

from straights_gui.model.storage.bounded_file import NotAFile, read_bounded
from tests.support.special_files import no_files, only_posix


@only_posix
@no_files
def test_what_is_no_file_has_no_content(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "a"
    make(path)

    with pytest.raises(NotAFile):
        read_bounded(path, 1)


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"abc")

    assert b"ab" == read_bounded(path, 2)
