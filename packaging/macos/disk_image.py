"""The disk image with the app and a link to Applications. Never run: it needs macOS."""

import os
from pathlib import Path

from bundle import names, paths

WIDTH, HEIGHT = 560, 340  # in points, of the window that the image opens in
ICON = 112
APP_AT, FOLDER_AT = (150, 160), (410, 160)


def settings(app: Path, background: Path) -> dict[str, object]:
    """The settings for dmgbuild."""
    return {
        "format": "ULMO",  # LZMA: the smallest, for macOS 10.15 and later
        "filesystem": "APFS",
        "files": [str(app)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(paths.ICONS / "straights.icns"),
        "icon_locations": {app.name: APP_AT, "Applications": FOLDER_AT},
        "icon_size": ICON,
        "background": str(background),
        "window_rect": ((200, 120), (WIDTH, HEIGHT)),
        "default_view": "icon-view",
        "show_status_bar": False,
        "show_sidebar": False,
        "show_toolbar": False,
    }


def make_image(app: Path, target: Path) -> Path:
    """Put the app into a disk image; returns it."""
    import dmgbuild  # noqa: PLC0415  # only where packages are built, on macOS

    background = paint_background(paths.BUILD / "disk-image.png")
    target.parent.mkdir(parents=True, exist_ok=True)
    dmgbuild.build_dmg(str(target), names.NAME, settings=settings(app, background))
    return target


def paint_background(target: Path) -> Path:
    """Paint the background behind the two icons, with an arrow between them, also at double resolution."""
    for scale, file in ((1, target), (2, target.with_name(f"{target.stem}@2x.png"))):
        _paint(scale, file)
    return target


def _paint(scale: int, target: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QPointF, Qt  # noqa: PLC0415  # only where packages are built
    from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF  # noqa: PLC0415  # as above

    image = QImage(WIDTH * scale, HEIGHT * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor("#e7efe9"))  # light in both appearances: the Finder's names on it are always dark
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#2f7d5d"), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle = APP_AT[1]
    painter.drawLine(QPointF(238, middle), QPointF(308, middle))
    painter.setBrush(QColor("#2f7d5d"))
    painter.drawPolygon(
        QPolygonF([QPointF(308, middle - 12), QPointF(328, middle), QPointF(308, middle + 12)])
    )
    painter.end()
    if not image.save(str(target)):
        raise OSError(f"{target} could not be written")
