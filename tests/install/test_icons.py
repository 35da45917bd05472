"""The icons: every size that a desktop asks for, and the collections that Windows and macOS want."""

from pathlib import Path

import pytest
from PIL import Image
from PIL.IcoImagePlugin import IcoFile

from bundle import icons


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("icons")
    icons.make_icons(path)
    return path


@pytest.mark.parametrize("prefix", ["", "document-"])
@pytest.mark.parametrize("size", icons.SIZES)
def test_each_size_is_painted(folder: Path, prefix: str, size: int) -> None:
    with Image.open(folder / f"{prefix}{size}.png") as picture:
        alpha = picture.convert("RGBA").getchannel("A")
        colours = picture.convert("RGBA").getcolors(maxcolors=size * size)
        density = picture.info["dpi"]

    assert (size, size) == alpha.size
    assert pytest.approx((96, 96), abs=0.1) == density
    assert alpha.getpixel((0, 0)) != 255
    assert 255 == alpha.getpixel((size // 2, size // 2))
    assert colours is not None
    assert len(colours) > 8


@pytest.mark.parametrize("name", ["straights", "document"])
def test_windows_gets_one_file_with_all_sizes(folder: Path, name: str) -> None:
    prefix = "" if name == "straights" else "document-"
    with (folder / f"{name}.ico").open("rb") as file:
        collection = IcoFile(file)

        assert {(size, size) for size in icons.ICO_SIZES} == collection.sizes()
        for size in icons.ICO_SIZES:
            with Image.open(folder / f"{prefix}{size}.png") as alone:
                inside = collection.getimage((size, size))
                assert alone.convert("RGBA").tobytes() == inside.convert("RGBA").tobytes()


@pytest.mark.parametrize("name", ["straights", "document"])
def test_macos_gets_one_file_up_to_1024(folder: Path, name: str) -> None:
    """From 16 points to 512 at twice the density."""
    with Image.open(folder / f"{name}.icns") as collection:
        sizes = collection.info["sizes"]

    assert {16, 32, 128, 256, 512} <= {width for width, _, _ in sizes}
    assert (512, 512, 2) in sizes
