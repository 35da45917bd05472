"""Pictures of what Chromium shows, and how much they differ from what the window paints."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from tests.support.web import chromium
from tests.support.web.chromium import ChromiumTab

BLOCK = 4

Pixels = NDArray[np.float64]

needs_browser = pytest.mark.skipif(chromium.program() is None, reason="needs Chromium")


def photograph(tab: ChromiumTab, page: str, folder: Path, width: int, height: int) -> Pixels:
    """What the browser shows of a page that is written into a folder, beside the files that it names."""
    (folder / "page.html").write_text(page, encoding="utf-8")
    tab.resize(width, height)
    tab.go((folder / "page.html").as_uri())
    return pixels(QImage.fromData(tab.picture()))


def pixels(image: QImage) -> Pixels:
    """Red, green and blue of an image, by row and column."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    values = np.frombuffer(plain.constBits(), dtype=np.uint8)
    return values.reshape(plain.height(), plain.width(), 4)[:, :, :3].astype(np.float64)


def means(picture: Pixels, block: int = BLOCK) -> Pixels:
    """The mean colours of blocks of pixels; what is left at the right and below is not counted."""
    height, width = (size // block * block for size in picture.shape[:2])
    cut = picture[:height, :width]
    found: Pixels = cut.reshape(height // block, block, width // block, block, 3).mean(axis=(1, 3))
    return found


def differences(shown: Pixels, painted: Pixels) -> tuple[float, float]:
    """The mean difference of two pictures, and the largest of the means of their blocks, of 255 a channel."""
    difference = shown - painted
    return float(np.abs(difference).mean()), float(np.abs(means(difference)).max())
