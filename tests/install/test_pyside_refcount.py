"""The bound PySide6 < 6.12 is kept for a reason: docs/decisions/0001-pyside6-below-6.12.md."""

import sys

import pytest
from PySide6.QtGui import QImage, QPainter

CALLS = 1_000


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="None is immortal since Python 3.12, so nothing can be lost"
)
def test_a_void_call_takes_no_reference_from_none() -> None:
    """A thousand void calls leave the reference count of None where it was; 6.12.0 takes one in each."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    hint = QPainter.RenderHint.Antialiasing
    before = sys.getrefcount(None)

    for _ in range(CALLS):
        painter.setRenderHint(hint)

    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < CALLS // 10
