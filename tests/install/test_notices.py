"""Whoever gets a bundle gets the notices of all that others wrote inside it."""

import json
import re

from license_expression import get_spdx_licensing  # type: ignore[import-untyped]  # it has no types

from bundle import paths
from bundle.trimming import BINDINGS, PLUGINS
from licensing.known_works import FILES, NOTICES, PYTHON, QT, works_inside
from licensing.licence_files import KEPT, OF_PACKAGE, OF_PYTHON, known_texts
from straights_gui.model.about.licences import sections

# The version whose notices these are, as notices/README.md tells: a newer one needs them again.
NOTICES_OF_QT = "6.11.3"
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


# Of what the page for browsers has besides (packaging/web/page/notices.py).
OF_PAGE = {"LLVM-exception.txt", "Python.txt", "cloudlibc.txt", "musl.txt"}


def test_every_library_of_qt_is_looked_into() -> None:
    """Each module and plugin of Qt in the bundle has notices, or is known to need none; never both."""
    listed = {work.name.rpartition(" (in ")[2].rstrip(")") for work in works_inside(QT)}
    plugins = {
        f"plugin {folder}/{re.sub(r'^q(?=windows|wayland|xcb|cocoa|offscreen)', '', pattern.strip('*'))}"
        for folder, patterns in PLUGINS.items()
        for pattern in patterns
    }

    assert {*BINDINGS, *NEEDED, *plugins} == listed | WITHOUT
    assert frozenset() == listed & WITHOUT


def test_the_notices_are_of_the_qt_that_is_bundled() -> None:
    """A newer Qt contains newer works, so its notices are read again."""
    pins = (paths.PACKAGING / "requirements-run.in").read_text(encoding="utf-8")

    assert [NOTICES_OF_QT] == re.findall(r"^PySide6-Essentials==(\S+)", pins, re.MULTILINE)


def test_every_work_has_its_licence_its_authors_and_its_place() -> None:
    """What lacks one of them may not be given away; and every text that is kept belongs to a work."""
    works = works_inside(QT, PYTHON)
    named = {text for work in works for text in work.texts}
    named |= {text for entry in json.loads(FILES.read_text("utf-8")) for text in entry["texts"]}

    assert [] == [work.name for work in works if not (work.copyright and work.texts) or "(in )" in work.name]
    assert set() == named - known_texts().keys() - {OF_PACKAGE, OF_PYTHON}
    assert OF_PAGE == sections(KEPT.read_text(encoding="utf-8")).keys() - named


def test_every_licence_is_an_spdx_expression() -> None:
    """Programs can read which licence it is, with names of SPDX's list or in its form for all others."""
    debian = json.loads((NOTICES / "debian.json").read_text(encoding="utf-8"))
    with_files = json.loads(FILES.read_text(encoding="utf-8"))
    licences = {work.licence for work in works_inside(QT, PYTHON)} | {*debian.values()}
    licences |= {entry["licence"] for entry in with_files}
    unlisted = re.compile(r"LicenseRef-[A-Za-z0-9.-]+")
    spdx = get_spdx_licensing()

    assert [] == [one for one in licences if spdx.validate(unlisted.sub("MIT", one)).errors]
