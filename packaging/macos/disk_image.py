"""The disk image with the app and a link to Applications. Never run: it needs macOS."""

from pathlib import Path

from bundle import names, paths

# Where dmgbuild's own background has its arrow.
WIDTH, HEIGHT = 640, 280  # in points, of the window that the image opens in
APP_AT, FOLDER_AT = (140, 120), (500, 120)


def settings(app: Path) -> dict[str, object]:
    """The settings for dmgbuild."""
    return {
        "format": "ULMO",  # LZMA: the smallest, for macOS 10.15 and later
        "filesystem": "APFS",
        "files": [str(app)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(paths.ICONS / "straights.icns"),
        "icon_locations": {app.name: APP_AT, "Applications": FOLDER_AT},
        "icon_size": 128,
        "background": "builtin-arrow",
        "window_rect": ((200, 120), (WIDTH, HEIGHT)),
        "default_view": "icon-view",
        "show_status_bar": False,
        "show_sidebar": False,
        "show_toolbar": False,
    }


def make_image(app: Path, target: Path) -> Path:
    """Put the app into a disk image; returns it."""
    import dmgbuild  # noqa: PLC0415  # only where packages are built, on macOS

    target.parent.mkdir(parents=True, exist_ok=True)
    dmgbuild.build_dmg(str(target), names.NAME, settings=settings(app))
    return target
