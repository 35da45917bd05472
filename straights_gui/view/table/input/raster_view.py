"""A bare view of a scene over a ground that is painted once, as light as the raster engine can be."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsView


class RasterView(QGraphicsView):
    """A view without frame or scroll bars that repaints only where something changed."""

    def __init__(self) -> None:
        """A view without a ground."""
        self._ground: QPixmap | None = None
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 360)

    def set_ground(self, ground: QPixmap) -> None:
        """Lie on another ground, as large as the view."""
        self._ground = ground
        self.scene().update()

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the ground while it is not kept as a pixmap yet; nothing, unless a view knows better."""

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground, from its pixmap."""
        rect = QRectF(rect)
        if self._ground is None:
            self.paint_ground(painter)
        else:
            ratio = self._ground.devicePixelRatio()
            painter.drawPixmap(rect, self._ground, QRectF(rect.topLeft() * ratio, rect.size() * ratio))
