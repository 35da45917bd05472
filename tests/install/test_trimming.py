"""What goes into a bundle: what somebody asks for, and what that needs in turn."""

from collections.abc import Mapping

import pytest

from bundle.trimming import BundleEntry, is_wanted, trimmed

QT = "PySide6/Qt/lib"
XCB = "PySide6/Qt/plugins/platforms/libqxcb.so"
NEEDS: Mapping[str, frozenset[str]] = {
    "QtGui.abi3.so": frozenset({"libQt6Gui.so.6", "libc.so.6"}),
    "libQt6Gui.so.6": frozenset({"libQt6Core.so.6", "libstdc++.so.6"}),
    "libqxcb.so": frozenset({"libQt6XcbQpa.so.6"}),
    "libQt6XcbQpa.so.6": frozenset({"libxcb-cursor.so.0"}),
    "QtQml.abi3.so": frozenset({"libQt6Qml.so.6"}),
}


def binary(place: str, kind: str = "BINARY") -> BundleEntry:
    return (place, place, kind)


def needs(file: str) -> frozenset[str]:
    return NEEDS.get(file.rsplit("/", 1)[-1], frozenset())


ALL = (
    binary("PySide6/QtGui.abi3.so", "EXTENSION"),
    binary("PySide6/QtQml.abi3.so", "EXTENSION"),
    binary(XCB),
    binary("PySide6/Qt/plugins/platforms/libqvnc.so"),
    *(binary(f"{QT}/libQt6{name}.so.6") for name in ("Core", "Gui", "Qml", "XcbQpa")),
    binary("libxcb-cursor.so.0"),
    binary("libgtk-3.so.0"),
    binary("libstdc++.so.6"),
    binary("libpython3.11.so.1.0"),
)


def test_what_somebody_asks_for_stays_with_all_that_it_needs() -> None:
    """A binding, a plugin and Python stay, and each library that they need, directly or not."""
    binaries, _ = trimmed(ALL, (), needs)

    assert [
        "PySide6/QtGui.abi3.so",
        XCB,
        f"{QT}/libQt6Core.so.6",
        f"{QT}/libQt6Gui.so.6",
        f"{QT}/libQt6XcbQpa.so.6",
        "libxcb-cursor.so.0",
        "libpython3.11.so.1.0",
    ] == [place for place, _, _ in binaries]


@pytest.mark.parametrize(
    "place, expected",
    [
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", True),
        ("PySide6\\Qt6Core.dll", True),
        ("PySide6\\QtCore.pyd", True),
        ("PySide6\\QtQml.pyd", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_fi.qm", False),
        ("PySide6/Qt/translations/qt_fr.qm", False),
        ("PySide6/QtMultimedia.abi3.so", True),
        ("PySide6/QtQml.abi3.so", False),
        ("libX11.so.6", False),
        ("libxcb-cursor.so.0", True),
        ("straights_gui/resources/translations/straights_fr.qm", True),
        ("zlib1.dll", True),
    ],
)
def test_each_file_is_wanted_or_not(place: str, *, expected: bool) -> None:
    """Platforms, the game's languages and sounds are wanted; FFmpeg and what the system has are not."""
    assert expected is is_wanted(place)
