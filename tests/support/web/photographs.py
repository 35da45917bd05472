"""Pictures of what Chromium shows, and how much they differ from what the window paints."""

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
QUIET: tuple[str, ...] = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
)
BLOCK = 4

Pixels = NDArray[np.float64]

needs_browser = pytest.mark.skipif(not BROWSER, reason="needs Chromium")


def photograph(page: str, folder: Path, width: int, height: int) -> Pixels:
    """What the browser shows of a page that is written into a folder, beside the files that it names."""
    (folder / "page.html").write_text(page, encoding="utf-8")
    shot = folder / "page.png"
    shot.unlink(missing_ok=True)
    options = (
        f"--user-data-dir={folder / 'profile'}",
        f"--window-size={width},{height}",
        f"--screenshot={shot}",
    )
    command = [BROWSER, "--headless", "--no-sandbox", *QUIET, *options, (folder / "page.html").as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return pixels(QImage(str(shot)))


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
