"""Whose every file of a bundle is: each has an owner with a licence, or nothing is packaged."""

import platform
import sysconfig
from dataclasses import replace
from pathlib import Path

import pytest

from bundle import names
from bundle.paths import PackagingError
from licensing import debian, licence_files
from licensing.component import Component
from licensing.inventory import inventory, owner_of
from straights_gui.model.about.licences import TEXTS, read_components, sections


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tests believe that everything is installed, in one version."""
    monkeypatch.setattr("importlib.metadata.version", lambda _name: "6.11.3")


@pytest.mark.parametrize(
    "place, owner, version",
    [
        ("straights-gui", "PyInstaller bootloader", "6.11.3"),
        ("straights.exe", "PyInstaller bootloader", "6.11.3"),
        ("straights_gui\\resources\\sounds\\deal.wav", "Straights", names.VERSION),
        ("PySide6/QtGui.abi3.so", "PySide6 and Shiboken6", "6.11.3"),
        ("shiboken6/libshiboken6.abi3.so.6.11", "PySide6 and Shiboken6", "6.11.3"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "Qt", "6.11.3"),
        ("PySide6\\Qt6Gui.dll", "Qt", "6.11.3"),
        ("PySide6/Qt/lib/libicui18n.so.73", "ICU", "73"),
        ("PySide6\\icui18n73.dll", "ICU", "73"),
        ("PySide6\\VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime", ""),
        ("zeroconf/_cache.cpython-311-x86_64-linux-gnu.so", "zeroconf", "6.11.3"),
        ("libpython3.11.so.1.0", "Python", platform.python_version()),
        ("json/decoder.py", "Python", platform.python_version()),
    ],
)
def test_each_file_has_its_owner(place: str, owner: str, version: str) -> None:
    """Our files, the starter, Qt, its bindings, ICU, Python and Microsoft's runtime are told apart."""
    found = owner_of(place, f"{sysconfig.get_path('stdlib')}/json/decoder.py" if "json" in place else place)

    assert (owner, version) == (found.name, found.version)
    assert found.texts


def test_modules_inside_the_programs_have_owners_too() -> None:
    """A package whose modules are in a program is listed, though it has no file of its own."""
    entries = [
        ("segno.encoder", "/venv/segno/encoder.py", "PYMODULE-2"),
        ("libQt6.so", "libQt6.so", "SYMLINK"),
    ]
    (segno,) = [part for part in inventory(entries) if "(in " not in part.name]

    assert ("segno", "pkg:pypi/segno@6.11.3", ()) == (segno.name, segno.purl, segno.files)


@pytest.mark.parametrize(
    "place, file, kind",
    [("strange.inner", "strange/inner.py", "PYMODULE"), ("strange/a.so", "strange/a.so", "BINARY")],
)
def test_a_file_of_nobody_stops_the_packaging(place: str, file: str, kind: str) -> None:
    """What nobody owns has no licence, so it is not given away; the error says what to do."""
    with pytest.raises(PackagingError, match=rf"owner of {file} is .* add it to .*/notices/files\.json"):
        inventory([(place, file, kind)])


@pytest.mark.skipif(
    not debian.DOCUMENTATION.joinpath("libxcb-cursor0/copyright").exists(), reason="no Debian"
)
def test_a_library_of_debian_brings_its_notices() -> None:
    """The package's version and its own copyright file go with the library."""
    file = next(path for path in Path("/usr/lib").glob("*/libxcb-cursor.so.0"))
    component = owner_of(file.name, str(file))

    assert ("libxcb-cursor0", "X11") == (component.name, component.licence)
    assert component.purl.startswith(f"pkg:deb/debian/libxcb-cursor0@{component.version}?arch=")
    assert "/usr/share/doc/libxcb-cursor0/copyright" in component.texts


SHARED = Component("Qt", "6", "LGPL-3.0-only", texts=("LGPL-3.0.txt",))


def test_every_text_lies_in_the_bundle_once(tmp_path: Path) -> None:
    """Components may share a text; those of Debian, which all have one name, are told apart."""
    own = tmp_path / "libxcb-cursor0" / "copyright"
    own.parent.mkdir(parents=True)
    own.write_text("own\n", encoding="utf-8")
    components = [
        SHARED,
        replace(SHARED, name="PySide6"),
        Component("libxcb-cursor0", "1", "MIT", texts=(str(own),)),
        Component("zeroconf", "1", "MIT", purl="pkg:pypi/zeroconf@1", texts=(licence_files.OF_PACKAGE,)),
        Component("Python", "3", "PSF-2.0", texts=(licence_files.OF_PYTHON,)),
    ]
    licence_files.write_licences(components, tmp_path / "out")
    texts = sections((tmp_path / "out" / TEXTS).read_text(encoding="utf-8"))
    named = [each.texts for each in read_components(tmp_path / "out")]

    lgpl = ("LGPL-3.0.txt",)
    assert [
        lgpl,
        lgpl,
        ("libxcb-cursor0-copyright",),
        ("zeroconf-COPYING",),
        ("Python-LICENSE.txt",),
    ] == named
    assert {name for names in named for name in names} == texts.keys()
    assert "own\n" == texts["libxcb-cursor0-copyright"]


@pytest.mark.parametrize(
    "component",
    [
        replace(SHARED, texts=()),
        replace(SHARED, licence=""),
        replace(SHARED, texts=("unknown.txt",)),
        replace(SHARED, texts=(licence_files.OF_PACKAGE,), purl="pkg:pypi/pyside6-essentials@6"),
    ],
    ids=["no text", "no licence", "a text of nobody", "a package without one"],
)
def test_what_has_no_licence_is_not_packaged(component: Component, tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match=r"Qt.*no text of"):
        licence_files.write_licences([component], tmp_path / "out")
