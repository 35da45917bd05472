"""The bill of materials: valid by the standard, whole, and the same for the same bundle."""

import hashlib
import json
from pathlib import Path

import pytest

from bundle import names, paths, sizes
from licensing.component import Component, NotInTheBundle, write_components
from release.sbom import SbomError, check_sbom, make_sbom, sbom_file

LIBRARY, GAME, TEXT = (
    "_internal/libQt6Gui.so",
    "straights-gui",
    "_internal/straights_gui/resources/licences/a.txt",
)
COMPONENTS = (
    Component(
        "Qt", "6.11.3", "LGPL-3.0-only", "https://www.qt.io", "pkg:generic/qt@6", files=("libQt6Gui.so",)
    ),
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


def test_the_bill_has_all_components_and_files(capsys: pytest.CaptureFixture[str]) -> None:
    """The game, with the licence texts, is the root; what others wrote inside Qt's files hangs below Qt."""
    bill = json.loads(make_sbom().read_text(encoding="utf-8"))
    check_sbom()
    game = bill["metadata"]["component"]
    parts = {part["name"]: part for part in (game, *bill["components"])}
    files = {
        name: [(file["name"], file["hashes"][0]["content"]) for file in part.get("components", ())]
        for name, part in parts.items()
    }
    sums = {name: (name, hashlib.sha256(name.encode()).hexdigest()) for name in (LIBRARY, GAME, TEXT)}

    assert {names.NAME: [sums[TEXT], sums[GAME]], "Qt": [sums[LIBRARY]]} == {
        name: listed for name, listed in files.items() if listed
    }
    assert {
        game["bom-ref"]: ["Qt@6.11.3"],
        "Qt@6.11.3": ["PCRE2 (in QtCore)@10.45", "A profile (in QtGui)@"],
    } == {entry["ref"]: entry["dependsOn"] for entry in bill["dependencies"] if entry["dependsOn"]}
    assert [
        {"license": {"id": "LGPL-3.0-only"}},
        {"expression": "BSD-3-Clause WITH PCRE2-exception"},
        {"expression": "LicenseRef-Some-Licence"},
    ] == [part["licenses"][0] for part in bill["components"]]
    assert "as the bundle, 3 files, 1 packages of Python\n" in capsys.readouterr().out


def test_the_same_bundle_gives_the_same_bill(bundle: Path) -> None:
    """Byte for byte; another file gives another number."""
    first = make_sbom().read_bytes()
    assert first == make_sbom().read_bytes()

    (bundle / GAME).write_bytes(b"another")
    assert json.loads(first)["serialNumber"] != json.loads(make_sbom().read_bytes())["serialNumber"]


@pytest.mark.parametrize("name", [GAME, "_internal/strange.so"])
def test_a_bill_of_another_bundle_is_refused(bundle: Path, name: str) -> None:
    """A file was exchanged or added after the bill was written."""
    make_sbom()
    (bundle / name).write_bytes(b"other")

    with pytest.raises(SbomError, match=rf"{name} differ; run: python3 packaging/package\.py freeze sbom"):
        check_sbom()


def test_a_bundle_of_another_inventory_has_no_bill(bundle: Path) -> None:
    """Neither with a file that nobody owns, nor without one that is listed."""
    (bundle / "strange.so").touch()
    with pytest.raises(SbomError, match=r"strange\.so is in the bundle and not in the inventory"):
        make_sbom()

    (bundle / GAME).unlink()
    with pytest.raises(
        NotInTheBundle, match=r"straights-gui is in the inventory and not in .*; freeze again"
    ):
        make_sbom()


def test_free_text_is_no_licence() -> None:
    """CycloneDX's schema knows the names of all licences."""
    write_components((*COMPONENTS, Component("Strange", "1", "Free")), sizes.INVENTORY)

    with pytest.raises(SbomError, match=r"the bill is not CycloneDX 1\.6"):
        make_sbom()
    assert not sbom_file().exists()
