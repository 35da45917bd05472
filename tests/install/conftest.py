"""A small invented bundle, of which the tests of packages for Linux make packages."""

from pathlib import Path

import pytest

from bundle import names, paths
from linux import tree
from linux.dependencies import Dependencies

THEN = 1_790_000_000  # 21 September 2026
LIBRARY = "_internal/PySide6/Qt/lib/libQt6Core.so.6"


def _icons(folder: Path) -> Path:
    """Icons, as far as a package looks at them."""
    folder.mkdir()
    for prefix in ("", "document-"):
        for size in tree.SIZES:
            (folder / f"{prefix}{size}.png").write_bytes(f"{prefix}{size}".encode())
    return folder


@pytest.fixture
def invented_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two programs, a library with the rights of a program, and a link to it."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(THEN))
    monkeypatch.setattr(paths, "ICONS", _icons(tmp_path / "icons"))
    for module_name in ("tarball", "deb", "rpm"):
        monkeypatch.setattr(
            f"linux.{module_name}.dependencies_of", lambda _: Dependencies("2.36", frozenset({"libX11.so.6"}))
        )
    folder = tmp_path / "bundle"
    (folder / LIBRARY).parent.mkdir(parents=True)
    for name in (names.WINDOW, names.CONSOLE, LIBRARY):
        (folder / name).write_bytes(b"\x7fELF" + bytes(500) + name.encode())
        (folder / name).chmod(0o700)
    (folder / "_internal/base_library.zip").write_bytes(bytes(range(256)) * 12)
    (folder / "_internal/libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    return folder
