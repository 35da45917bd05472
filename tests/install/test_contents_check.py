"""What a bundle must have besides programs that start: all resources, and what is loaded by its name."""

import shutil
import sys
from pathlib import Path

import pytest

from bundle import paths
from bundle.contents_check import NEEDED, check_contents, missing_files
from bundle.paths import PackagingError

RESOURCES = "_internal/straights_gui/resources"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """The resources of the game, and what is loaded by its name."""
    shutil.copytree(paths.RESOURCES, tmp_path / RESOURCES, ignore=shutil.ignore_patterns("*.py", "*.ts"))
    for place in (*NEEDED[sys.platform], "straights_server/page/index.html"):
        file = tmp_path / "_internal/PySide6" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x7fELF")
    return tmp_path


def test_each_file_that_is_loaded_by_its_name_is_looked_for(bundle: Path) -> None:
    for name in (*NEEDED[sys.platform], "straights_server/page/index.html"):
        (file,) = bundle.rglob(name)
        file.unlink()

        assert [name] == missing_files(bundle)
        file.touch()


@pytest.mark.parametrize("place", ["straights.svg", "sounds/deal.wav", "licences/components.json"])
def test_a_resource_that_is_cut_or_missing_is_found(place: str, bundle: Path) -> None:
    check_contents(bundle)
    file = bundle / RESOURCES / place
    if place.startswith("licences"):
        file.unlink()
    else:
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])

    with pytest.raises(PackagingError, match=rf"{file.name} is missing"):
        check_contents(bundle)
