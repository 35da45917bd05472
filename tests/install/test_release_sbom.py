"""The bill of materials: valid by the standard, whole, and the same for the same bundle."""

import hashlib
import json
from pathlib import Path

import pytest

from bundle import names
from licensing.component import Component, NotInTheBundle
from release.sbom import SbomError, sbom_text, verify_sbom

COMPONENTS = (
    Component(
        "Qt",
        "6.11.3",
        "LGPL-3.0-only",
        "https://www.qt.io",
        "pkg:generic/qt@6.11.3",
        files=("lib/libQt6Gui.so",),
    ),
    Component("PCRE2 (in QtCore)", "10.45", "BSD-3-Clause WITH PCRE2-exception"),
    Component("A profile (in QtGui)", "", "LicenseRef-Some-Licence"),
    Component(names.NAME, names.VERSION, "MIT", files=("straights-gui",)),
)


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle of two files, of a known moment."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    (tmp_path / "_internal" / "lib").mkdir(parents=True)
    (tmp_path / "_internal" / "lib" / "libQt6Gui.so").write_bytes(b"qt")
    (tmp_path / "straights-gui").write_bytes(b"window")
    return tmp_path


def test_the_bill_names_every_file_with_its_sum(bundle: Path) -> None:
    """Programs stand outside, all else inside, as in the bundle."""
    bill = json.loads(sbom_text(COMPONENTS, bundle))
    owners = [bill["metadata"]["component"], *bill["components"]]
    found = {file["name"]: file["hashes"] for owner in owners for file in owner.get("components", [])}
    contents = {"_internal/lib/libQt6Gui.so": b"qt", "straights-gui": b"window"}

    assert {
        name: [{"alg": "SHA-256", "content": hashlib.sha256(content).hexdigest()}]
        for name, content in contents.items()
    } == found


def test_the_game_is_the_root_and_works_inside_belong_to_their_owner(bundle: Path) -> None:
    """The game needs Qt; what others wrote inside Qt's files hangs below Qt."""
    bill = json.loads(sbom_text(COMPONENTS, bundle))
    needs = {entry["ref"]: entry.get("dependsOn", []) for entry in bill["dependencies"]}
    game = f"{names.NAME}@{names.VERSION}"

    assert ("CycloneDX", "1.6", game) == (
        bill["bomFormat"],
        bill["specVersion"],
        bill["metadata"]["component"]["bom-ref"],
    )
    assert ["Qt@6.11.3"] == needs[game]
    assert ["A profile (in QtGui)@", "PCRE2 (in QtCore)@10.45"] == sorted(needs["Qt@6.11.3"])


def test_every_licence_is_one_that_programs_can_read(bundle: Path) -> None:
    """Short names, and expressions where there is no short name; never free text."""
    bill = json.loads(sbom_text(COMPONENTS, bundle))
    licences = {part["name"]: part["licenses"] for part in bill["components"]}

    assert [{"license": {"id": "LGPL-3.0-only"}}] == licences["Qt"]
    assert [{"expression": "BSD-3-Clause WITH PCRE2-exception"}] == licences["PCRE2 (in QtCore)"]
    assert [{"expression": "LicenseRef-Some-Licence"}] == licences["A profile (in QtGui)"]


def test_the_same_bundle_gives_the_same_bill(bundle: Path) -> None:
    """Byte for byte; another file gives another number."""
    first = sbom_text(COMPONENTS, bundle)

    assert first == sbom_text(COMPONENTS, bundle)
    assert "2026-01-01T00:00:00+00:00" == json.loads(first)["metadata"]["timestamp"]
    (bundle / "straights-gui").write_bytes(b"another")
    assert json.loads(first)["serialNumber"] != json.loads(sbom_text(COMPONENTS, bundle))["serialNumber"]


def test_a_file_that_is_not_in_the_bundle_stops_it(bundle: Path) -> None:
    """An inventory of another freezing would be a lie."""
    (bundle / "straights-gui").unlink()

    with pytest.raises(
        NotInTheBundle, match=r"straights-gui is in the inventory and not in .*; freeze again"
    ):
        sbom_text(COMPONENTS, bundle)


def test_the_licence_texts_belong_to_the_game(bundle: Path) -> None:
    """They are written after the inventory, and are in the bundle all the same."""
    text = bundle / "_internal" / "straights_gui" / "resources" / "licences" / "MIT.txt"
    text.parent.mkdir(parents=True)
    text.write_bytes(b"may be copied")
    game = json.loads(sbom_text(COMPONENTS, bundle))["metadata"]["component"]

    assert [text.relative_to(bundle).as_posix(), "straights-gui"] == [
        file["name"] for file in game["components"]
    ]


def test_a_file_that_nobody_owns_stops_it(bundle: Path) -> None:
    """A bill that leaves something out would be no bill."""
    (bundle / "_internal" / "strange.so").write_bytes(b"?")

    with pytest.raises(SbomError, match=r"_internal/strange\.so is in the bundle and not in the inventory"):
        sbom_text(COMPONENTS, bundle)


def test_free_text_is_no_licence(bundle: Path) -> None:
    """Somebody has to look, and name it."""
    strange = Component("Strange", "1", "may be copied, I think")

    with pytest.raises(SbomError, match="'may be copied, I think' is no licence expression of SPDX"):
        sbom_text((*COMPONENTS, strange), bundle)


def test_what_the_standard_does_not_know_is_refused(bundle: Path) -> None:
    """The schema at its strictest, which takes no word of its own."""
    bill = json.loads(sbom_text(COMPONENTS, bundle))

    with pytest.raises(SbomError, match=r"the bill is not CycloneDX 1\.6"):
        verify_sbom(json.dumps(bill | {"invented": True}))
