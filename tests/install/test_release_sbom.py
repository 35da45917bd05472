"""The bill of materials: valid by the standard, whole, and the same for the same bundle."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from bundle import names, paths, sizes
from bundle.paths import PackagingError
from licensing.component import Component, write_components
from release.sbom import make_sbom, sbom_file

LIBRARY, GAME = "_internal/libQt6Gui.so", "straights-gui"
TEXT = "_internal/straights_gui/resources/licences/a.txt"
COMPONENTS = (
    Component("Qt", "6.11.3", "LGPL-3.0-only", "https://www.qt.io", files=("libQt6Gui.so",)),
    Component("PCRE2 (in QtCore)", "10.45", "BSD-3-Clause WITH PCRE2-exception"),
    Component("A profile (in QtGui)", "", "LicenseRef-Some-Licence"),
    Component(names.NAME, names.VERSION, "MIT", purl="pkg:pypi/straights@1", files=(GAME,)),
)


@pytest.fixture(autouse=True)
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen bundle of three files, of a known moment."""
    folder = tmp_path / "bundle"
    for place in (LIBRARY, GAME, TEXT):
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(place, encoding="ascii")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(paths, "BUNDLE", folder)
    monkeypatch.setattr(paths, "DIST", tmp_path / "dist")
    monkeypatch.setattr(sizes, "INVENTORY", tmp_path / "inventory.json")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    write_components(COMPONENTS, sizes.INVENTORY)
    return folder


def test_the_bill_has_all_components_and_files() -> None:
    """Of each its version and licence; the game, with the licence texts, is the root."""
    bill = json.loads(make_sbom().read_text(encoding="utf-8"))
    parts = [bill["metadata"]["component"], *bill["components"]]
    files = [(part["name"], file) for part in parts for file in part.get("components", ())]

    assert [(names.NAME, TEXT), (names.NAME, GAME), ("Qt", LIBRARY)] == [
        (name, file["name"]) for name, file in files
    ]
    assert [sha256(name.encode()).hexdigest() for name in (TEXT, GAME, LIBRARY)] == [
        file["hashes"][0]["content"] for _, file in files
    ]
    assert {
        names.NAME: (names.VERSION, [{"license": {"id": "MIT"}}]),
        "Qt": ("6.11.3", [{"license": {"id": "LGPL-3.0-only"}}]),
        "PCRE2 (in QtCore)": ("10.45", [{"expression": "BSD-3-Clause WITH PCRE2-exception"}]),
        "A profile (in QtGui)": ("", [{"expression": "LicenseRef-Some-Licence"}]),
    } == {part["name"]: (part.get("version", ""), part["licenses"]) for part in parts}
    assert [part["bom-ref"] for part in parts[1:]] == bill["dependencies"][0]["dependsOn"]


def test_a_bundle_of_another_inventory_has_no_bill(bundle: Path) -> None:
    """Neither with a file that nobody owns, nor without one that is listed."""
    (bundle / "strange.so").touch()
    with pytest.raises(PackagingError, match=r"strange\.so is in the bundle and not in the inventory"):
        make_sbom()

    (bundle / GAME).unlink()
    with pytest.raises(PackagingError, match=r"straights-gui is in the inventory and not in"):
        make_sbom()


def test_free_text_is_no_licence() -> None:
    """CycloneDX's schema knows the names of all licences."""
    write_components((*COMPONENTS, Component("Strange", "1", "Free")), sizes.INVENTORY)

    with pytest.raises(PackagingError, match=r"the bill is not CycloneDX 1\.6"):
        make_sbom()
    assert not sbom_file().exists()
