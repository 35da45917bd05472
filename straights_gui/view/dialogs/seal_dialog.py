"""The sealed deal: its hash from the start, seed and salt once the game is over, and a button that checks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from straights_gui.view.dialogs.button_icons import set_button_icons
from straights_gui.view.style.hit_size import ensure_hit_size
from straights_gui.view.window.icons import icon


class SealDialog(QDialog):
    """Shows a seal; closed, it is gone.

    Attributes:
        check_button, result_label: where there is something to check.
    """

    def __init__(
        self,
        parent: QWidget | None,
        sealed: str,
        opened: tuple[int, str] | None,
        seal: Callable[[int, str], str],
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Sealed deal"))
        self._sealed, self._opened, self._seal = sealed, opened, seal
        layout = QVBoxLayout(self)
        label = QLabel(self._explanation(), self)
        label.setWordWrap(True)
        label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)
        layout.addWidget(label)
        layout.addLayout(self._fields())
        self.result_label = QLabel(self)
        self.result_label.setWordWrap(True)
        self.result_label.setVisible(opened is not None)
        layout.addWidget(self.result_label)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.check_button = QPushButton(icon("seal"), self.tr("Check"), self)
        self.check_button.setEnabled(opened is not None)
        buttons.addButton(self.check_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.check_button.clicked.connect(self._on_check)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        set_button_icons(self)
        ensure_hit_size(self)

    def _explanation(self) -> str:
        if self._opened is None:
            return self.tr(
                "The cards of this game were fixed before the first one was dealt. The seal is the "
                "SHA-256 hash of a secret salt and the seed. When the game is over, both are shown, "
                "and you can check that nothing was changed."
            )
        return self.tr(
            "The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the "
            "seed must match it."
        )

    def _fields(self) -> QFormLayout:
        form = QFormLayout()
        hidden = self.tr("hidden until the game is over")
        seed, salt = (hidden, hidden) if self._opened is None else (str(self._opened[0]), self._opened[1])
        half = len(self._sealed) // 2
        for label, text in (
            (self.tr("Seal"), self._sealed[:half] + "\n" + self._sealed[half:]),
            (self.tr("Seed"), seed),
            (self.tr("Salt"), salt),
        ):
            value = QLabel(text, self)
            value.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            form.addRow(label, value)
        return form

    def _on_check(self) -> None:
        if self._opened is None:
            return
        if self._seal(*self._opened) == self._sealed:
            self.result_label.setText(self.tr("✓ Seed and salt match the seal: the deal was not changed."))
        else:
            self.result_label.setText(self.tr("✗ Seed and salt do not match the seal: the game was altered."))
