"""Whoever gets a bundle gets the notices of all that others wrote inside it."""

import json
import re
import sysconfig
from importlib import metadata
from pathlib import Path

import pytest
from license_expression import get_spdx_licensing  # type: ignore[import-untyped]  # it has no types

from bundle import paths
from bundle.trimming import BINDINGS, PLUGINS
from licensing.attributions import (
    FOLDERS,
    LISTS,
    NOTICES,
    SYSTEMS,
    Attribution,
    AttributionError,
    attributions,
    read_list,
)
from licensing.inventory import LIBRARIES, bootloader, icu, library, microsoft_runtime, python

TEXTS = NOTICES / "texts"
# The version whose notices these are, as notices/README.md tells: a newer one needs them again.
NOTICES_OF_QT = "6.11.3"
# Texts of components that have files of their own in the bundle; inventory.py names them.
OF_WHOLE_FILES = frozenset(
    {
        *("ICU.txt", "Microsoft-Visual-C-Runtime.txt", "PyInstaller.txt", "Python.txt"),
        *(text for _, _, text in LIBRARIES.values()),
    }
)
# What a bundle contains of Qt besides the bindings, because these need it.
NEEDED = ("QtConcurrent", "QtDBus", "QtSvg", "QtWaylandClient", "QtXcbQpa", "Shiboken")
# Of these Qt's own lists name no work of others.
WITHOUT = frozenset(
    {
        *("QtConcurrent", "QtWidgets"),
        *("plugin multimedia/darwinmediaplugin", "plugin multimedia/windowsmediaplugin"),
        *("plugin platforminputcontexts/compose", "plugin platforminputcontexts/ibus"),
        *("plugin platforms/offscreen", "plugin platforms/wayland", "plugin platforms/xcb"),
        *("plugin platformthemes/xdgdesktopportal", "plugin styles/"),
        *("plugin tls/openssl", "plugin tls/schannel", "plugin tls/securetransport"),
        *("plugin wayland-decoration-client/adwaita", "plugin wayland-decoration-client/bradient"),
    }
)
ENTRY = {
    "name": "A work",
    "version": "1",
    "part_of": "QtCore",
    "systems": ["linux"],
    "licence": "MIT",
    "copyright": "Copyright 2020 Somebody",
    "texts": ["work.txt"],
}


def all_of_them() -> list[Attribution]:
    """Every entry of every list, for whichever system."""
    return [part for name in LISTS for part in read_list(NOTICES / name)]


def plugins() -> set[str]:
    """The plugins that bundles contain, in the words of the lists."""
    return {
        f"plugin {folder}/{re.sub(r'^q(?=windows|wayland|xcb|cocoa|offscreen)', '', pattern.strip('*'))}"
        for folder, patterns in PLUGINS.items()
        for pattern in patterns
    }


def test_every_library_of_qt_is_looked_into() -> None:
    """Each module and plugin of Qt in the bundle has notices, or is known to need none; never both."""
    listed = {part.part_of for part in read_list(NOTICES / "qt.json")}

    assert {*BINDINGS, *NEEDED, *plugins()} == listed | WITHOUT
    assert frozenset() == listed & WITHOUT


def test_the_notices_are_of_the_qt_that_is_bundled() -> None:
    """A newer Qt contains newer works, so its notices are read again."""
    pins = (paths.PACKAGING / "requirements-run.in").read_text(encoding="utf-8")

    assert [NOTICES_OF_QT] == re.findall(r"^PySide6-Essentials==(\S+)", pins, re.MULTILINE)


def test_every_text_is_used() -> None:
    """Each licence text belongs to something in a bundle."""
    used = {text.name for part in all_of_them() for text in part.texts if text.parent == TEXTS}

    assert sorted(path.name for path in TEXTS.iterdir()) == sorted(used | OF_WHOLE_FILES)


def test_texts_of_whole_files_are_named_where_their_files_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The inventory gives ICU, Python, Microsoft's runtime and the bootloader their texts, and packages."""
    monkeypatch.setattr(metadata, "version", lambda _name: "1.0")
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: str(tmp_path))  # a Python that brings no text
    owners = [bootloader(), icu("libicui18n.so.73"), python(), microsoft_runtime(), *map(library, LIBRARIES)]
    given = sorted(text for owner in owners for text in owner.texts)

    assert [TEXTS / name for name in sorted(OF_WHOLE_FILES)] == given


def test_no_text_has_the_name_of_another() -> None:
    """All texts go into one folder, on systems that do not tell capitals from small letters too."""
    names = [path.name.lower() for folder in FOLDERS for path in folder.glob("*.txt")]

    assert len(set(names)) == len(names)


def test_every_licence_is_an_spdx_expression() -> None:
    """Programs can read which licence it is, with names of SPDX's list or in its form for all others."""
    debian = json.loads((NOTICES / "debian.json").read_text(encoding="utf-8"))
    licences = {*(part.licence for part in all_of_them()), *debian.values()}
    unlisted = re.compile(r"LicenseRef-[A-Za-z0-9.-]+")
    spdx = get_spdx_licensing()

    wrong = {
        licence: errors
        for licence in licences
        if (errors := spdx.validate(unlisted.sub("MIT", licence)).errors)
    }
    assert {} == wrong


def test_every_work_says_whose_it_is() -> None:
    """Each entry names its authors and its place, and no two entries are the same."""
    parts = all_of_them()

    assert [] == [part.name for part in parts if not (part.copyright.strip() and part.part_of.strip())]
    assert len({(part.name, part.part_of) for part in parts}) == len(parts)


def test_a_system_has_the_notices_of_its_own_libraries() -> None:
    """Windows' and macOS' bundles name what only they contain, Linux' name the Wayland protocols."""
    names = {system: {part.name for part in attributions(system)} for system in SYSTEMS}

    assert {"linux"} == {system for system in SYSTEMS if "Wayland Protocol" in names[system]}
    assert {"windows"} == {system for system in SYSTEMS if "Wintab API" in names[system]}
    assert {"macos"} == {system for system in SYSTEMS if "Cocoa Platform Plugin" in names[system]}
    assert {"windows", "macos"} == {system for system in SYSTEMS if "Freetype 2" in names[system]}
    assert SYSTEMS == {system for system in SYSTEMS if "PCRE2" in names[system]}


def test_a_system_that_nobody_knows_is_refused() -> None:
    """The refusal names the systems that there are."""
    with pytest.raises(AttributionError, match=r"'beos'; say one of linux, macos, windows"):
        attributions("beos")


@pytest.mark.parametrize(
    "change, complaint",
    [
        ({"texts": ["none.txt"]}, "none.txt, which is missing or empty"),
        ({"texts": ["empty.txt"]}, "empty.txt, which is missing or empty"),
        ({"texts": []}, "has no licence text"),
        ({"systems": ["beos"]}, "needs one or more systems of linux, macos, windows"),
        ({"systems": []}, "needs one or more systems of linux, macos, windows"),
        ({"author": "Somebody"}, "needs exactly copyright, licence, name"),
    ],
)
def test_notices_that_lack_something_are_refused(
    tmp_path: Path, change: dict[str, object], complaint: str
) -> None:
    """Nothing is packaged without the text of its licence; the refusal says what is missing, and where."""
    (tmp_path / "work.txt").write_text("Do as you like.\n", encoding="utf-8")
    (tmp_path / "empty.txt").touch()
    file = tmp_path / "list.json"
    file.write_text(json.dumps([ENTRY | change]), encoding="utf-8")

    with pytest.raises(AttributionError, match=complaint):
        read_list(file, [tmp_path])


@pytest.mark.parametrize(
    "text, complaint",
    [
        (None, "cannot be read"),
        ("{", "cannot be read"),
        ("{}", "is not a list"),
        ('["A work"]', "needs exactly"),
    ],
)
def test_a_list_that_is_none_is_refused(tmp_path: Path, text: str | None, complaint: str) -> None:
    """A list that is missing or damaged is said to be so, without a trace of how it was read."""
    file = tmp_path / "list.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")

    with pytest.raises(AttributionError, match=complaint):
        read_list(file, [tmp_path])
