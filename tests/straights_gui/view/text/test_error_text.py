"""Why a file was not used: each reason has a sentence of its own."""

import errno
import os

import pytest

from engine.errors import NewerSaveGame, SaveGameError
from straights_gui.view.text.error_text import reason_text

pytestmark = pytest.mark.usefixtures("qapp")  # it translates


@pytest.mark.parametrize(
    "error, expected",
    [
        (NewerSaveGame(), "it was saved by a newer version of Straights"),
        (OSError(errno.ENOSPC, "no space"), "the disk is full"),
        (OSError(errno.EDQUOT, "quota"), "the disk is full"),
        (OSError(errno.EROFS, "read only"), "the disk is read-only"),
        (PermissionError(errno.EACCES, "no"), "access is denied"),
        (PermissionError(errno.EPERM, "no"), "access is denied"),
        (OSError(errno.EIO, "broken"), "the disk doesn’t work"),
        (FileNotFoundError(errno.ENOENT, "none"), "it isn’t there"),
        (OSError(errno.EMLINK, os.strerror(errno.EMLINK)), os.strerror(errno.EMLINK)),
        (OSError("of its own"), "of its own"),
    ],
)
def test_why_a_file_could_not_be_used(error: SaveGameError | OSError, expected: str) -> None:
    """In words of ours where it happens now and then, else in those of the system."""
    assert expected == reason_text(error)
