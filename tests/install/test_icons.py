"""The icons: every size that a desktop asks for, and the collections that Windows and macOS want."""

from pathlib import Path

import pytest
from PIL import Image
from PIL.IcoImagePlugin import IcoFile

from bundle import icons


@pytest.mark.parametrize("prefix, name", [("", "straights"), ("document-", "document")])
def test_each_size_is_painted_and_collected(prefix: str, name: str, tmp_path: Path) -> None:
    """For Windows from the pictures themselves; for macOS from 16 points to 512 at twice the density."""
    icons.make_icons(tmp_path)
    with (tmp_path / f"{name}.ico").open("rb") as file, Image.open(tmp_path / f"{name}.icns") as for_macos:
        collection = IcoFile(file)

        assert {(size, size) for size in icons.ICO_SIZES} == collection.sizes()
        assert {16, 32, 128, 256} < {width for width, _, _ in for_macos.info["sizes"]}
        assert (512, 512, 2) in for_macos.info["sizes"]
        for size in icons.SIZES:
            with Image.open(tmp_path / f"{prefix}{size}.png") as picture:
                painted = picture.convert("RGBA")
            assert (size, size) == painted.size
            assert 255 == painted.getchannel("A").getpixel((size // 2, size // 2))
            assert painted.getchannel("A").getpixel((0, 0)) != 255
            if size in icons.ICO_SIZES:
                assert painted.tobytes() == collection.getimage((size, size)).convert("RGBA").tobytes()
