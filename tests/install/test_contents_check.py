"""What a bundle must have besides programs that start: all resources, and a licence for each work in it."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from bundle import paths
from bundle.contents_check import NEEDED, check_contents, missing_files
from bundle.paths import PackagingError

RESOURCES = "_internal/straights_gui/resources"
LISTED = f"{RESOURCES}/licences/components.json"


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The resources of the game, two files of Qt, and what is loaded by its name."""
    monkeypatch.setattr("importlib.metadata.version", lambda _name: "6.11.3")
    shutil.copytree(paths.RESOURCES, tmp_path / RESOURCES, ignore=shutil.ignore_patterns("*.py", "*.ts"))
    loaded = (*NEEDED[sys.platform], "straights_server/page/index.html")
    for place in ("Qt/lib/libQt6Core.so.6", "QtCore.abi3.so", *loaded):
        file = tmp_path / "_internal/PySide6" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\x7fELF")
    names = ("Qt", "PySide6 and Shiboken6", "Straights")
    listed = [{"name": name, "texts": ["LGPL-3.0.txt"]} for name in names]
    (tmp_path / LISTED).write_text(json.dumps(listed), encoding="utf-8")
    return tmp_path


def test_a_bundle_has_the_resources_and_licences_of_all_that_is_in_it(bundle: Path) -> None:
    check_contents(bundle)


def test_a_work_with_files_that_the_licences_do_not_name_is_found(bundle: Path) -> None:
    listed = json.loads((bundle / LISTED).read_text(encoding="utf-8"))
    (bundle / LISTED).write_text(json.dumps(listed[1:]), encoding="utf-8")

    with pytest.raises(PackagingError, match=r"\n  Qt has files, and is not in components\.json$"):
        check_contents(bundle)


def test_each_file_that_is_loaded_by_its_name_is_looked_for(bundle: Path) -> None:
    for name in (*NEEDED[sys.platform], "straights_server/page/index.html"):
        (file,) = bundle.rglob(name)
        file.unlink()

        assert [name] == missing_files(bundle)
        file.touch()


@pytest.mark.parametrize(
    "place, sentence",
    [
        ("straights.svg", r"straights\.svg is missing, or has other bytes"),
        ("sounds/deal.wav", r"sounds/deal\.wav is missing, or has other bytes"),
        ("licences/THIRD-PARTY.txt", r"the licence text LGPL-3\.0\.txt is missing or empty"),
        ("licences/components.json", "the list of licences is missing"),
    ],
)
def test_a_resource_or_a_text_that_is_cut_or_missing_is_found(
    place: str, sentence: str, bundle: Path
) -> None:
    file = bundle / RESOURCES / place
    if place.startswith("licences"):
        file.unlink()
    else:
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])

    with pytest.raises(PackagingError, match=sentence):
        check_contents(bundle)
