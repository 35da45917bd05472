"""Whose every file of a bundle is: each has an owner with a licence, or nothing is packaged."""

import json
import sys
from pathlib import Path

import pytest

from licensing import debian, licence_files
from licensing.component import Component, read_components, write_components
from licensing.inventory import UnknownOwner, owner_of

PYTHON_LIBRARY = "libpython3.11.so.1.0"


@pytest.mark.parametrize(
    "place, expected",
    [
        ("straights-gui", "PyInstaller bootloader"),
        ("straights.exe", "PyInstaller bootloader"),
        ("engine/straights/playouts/deal_sampler.so", "Straights"),
        ("straights_gui\\resources\\sounds\\deal.wav", "Straights"),
        ("PySide6/QtGui.abi3.so", "PySide6 and Shiboken6"),
        ("shiboken6/libshiboken6.abi3.so.6.11", "PySide6 and Shiboken6"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "Qt"),
        ("PySide6\\Qt6Gui.dll", "Qt"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("PySide6\\VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
        ("VCRUNTIME140.dll", "Microsoft Visual C++ runtime"),
        ("base_library.zip", "Python"),
        (PYTHON_LIBRARY, "Python"),
    ],
)
def test_each_file_has_its_owner(place: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our files, the starter, Qt, its bindings, ICU, Python and Microsoft's runtime are told apart."""
    monkeypatch.setattr("importlib.metadata.version", lambda _name: "6.11.3")

    assert expected == owner_of(place, f"/somewhere/{place}").name


@pytest.mark.parametrize("library", ["libicui18n.so.73", "icui18n73.dll"])
def test_the_version_of_icu_stands_in_its_name(library: str) -> None:
    """The last number of the name, not that of "i18n"."""
    assert "73" == owner_of(f"PySide6/Qt/lib/{library}", library).version


def test_a_file_of_nobody_stops_the_packaging() -> None:
    """What nobody owns has no licence, so it is not given away; the error says what to do."""
    with pytest.raises(
        UnknownOwner, match=r"owner of libstrange\.so\.1 is .* add it to packaging/licensing/inventory\.py"
    ):
        owner_of("libstrange.so.1", "libstrange.so.1")


@pytest.mark.skipif(
    not debian.DOCUMENTATION.joinpath("libxcb-cursor0/copyright").exists(), reason="no Debian"
)
def test_a_library_of_debian_brings_its_notices() -> None:
    """The package's version and its own copyright file go with the library."""
    file = next(path for path in Path("/usr/lib").glob("*/libxcb-cursor.so.0"))
    component = owner_of(file.name, str(file))

    assert "libxcb-cursor0" == component.name
    assert component.version
    assert Path("/usr/share/doc/libxcb-cursor0/copyright") in component.texts


def test_an_inventory_is_read_as_it_was_written(tmp_path: Path) -> None:
    """Steps after the freezing read what the freezing wrote down."""
    written = (
        Component(
            "Qt", "6.11.3", "LGPL-3.0-only", "https://www.qt.io", "", (tmp_path / "a.txt",), ("a/b", "c")
        ),
        Component("Straights", "1.0.0", "MIT"),
    )
    write_components(written, tmp_path / "inventory.json")

    assert written == read_components(tmp_path / "inventory.json")


def test_every_text_lies_in_the_bundle_once(tmp_path: Path) -> None:
    """Components may share a text; Debian's texts, which all have one name, are told apart."""
    shared, own = tmp_path / "LGPL-3.0.txt", tmp_path / "doc" / "copyright"
    own.parent.mkdir()
    shared.write_text("lesser\n", encoding="utf-8")
    own.write_text("own\n", encoding="utf-8")
    components = [
        Component("Qt", "6", "LGPL-3.0-only", texts=(shared,)),
        Component("PySide6", "6", "LGPL-3.0-only", texts=(shared,)),
        Component("libxcb-cursor0", "1", "MIT", texts=(own,)),
    ]
    files = licence_files.write_licences(components, tmp_path / "out")
    listed = json.loads((tmp_path / "out" / licence_files.LIST).read_text(encoding="utf-8"))

    assert ["LGPL-3.0.txt", "components.json", "libxcb-cursor0.txt"] == [file.name for file in files]
    assert [["LGPL-3.0.txt"], ["LGPL-3.0.txt"], ["libxcb-cursor0.txt"]] == [
        entry["texts"] for entry in listed
    ]


def test_two_texts_never_share_a_name(tmp_path: Path) -> None:
    """One would silently take the place of the other."""
    texts = [tmp_path / folder / "LICENSE.txt" for folder in ("a", "b")]
    for text in texts:
        text.parent.mkdir()
        text.write_text(text.parent.name, encoding="utf-8")
    components = [Component(text.parent.name, "1", "MIT", texts=(text,)) for text in texts]

    with pytest.raises(FileExistsError, match=r"LICENSE\.txt; rename one"):
        licence_files.write_licences(components, tmp_path / "out")


def test_python_on_this_machine_owns_its_modules() -> None:
    """A module from Python's own folder is Python's."""
    module = Path(json.__file__)

    assert (
        f"{sys.version_info[0]}.{sys.version_info[1]}" in owner_of("json/__init__.pyc", str(module)).version
    )
