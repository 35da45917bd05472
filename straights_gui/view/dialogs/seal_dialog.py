"""The dialog of a sealed deal: its hash from the start, the sealed values after the game, and a check."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QWidget,
)

from engine.fast_dataclass import dataclass
from engine.straights.storage.seal import seal, seal_of_key
from straights_gui.view.dialogs.dialog_parts import SELECTABLE, wrapped_label
from straights_gui.view.sheets.sheet import Sheet
from straights_gui.view.style.parts.buttons import Kind


@dataclass(frozen=True, slots=True)
class SeededDeal:
    """A deal from a seed, sealed with a salt; both are "" until the game is over."""

    seal: str
    seed: str = ""
    salt: str = ""

    @property
    def is_open(self) -> bool:
        """Whether the game is over."""
        return bool(self.salt)

    def explanation(self) -> str:
        """Explain the seal."""
        translate = QCoreApplication.translate
        if not self.is_open:
            return translate(
                "SealDialog",
                "The cards of this game were fixed before the first one was dealt. The seal is the "
                "SHA-256 hash of a secret salt and the number. When the game is over, both are shown, "
                "and you can check that nothing was changed.",
            )
        return translate(
            "SealDialog",
            "The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the "
            "number must match it.",
        )

    def fields(self) -> tuple[tuple[str, str], ...]:
        """The sealed values with their labels."""
        translate = QCoreApplication.translate
        return ((translate("SealDialog", "Number"), self.seed), (translate("SealDialog", "Salt"), self.salt))

    def verdict(self) -> str:
        """The result of the check."""
        translate = QCoreApplication.translate
        if seal(int(self.seed), self.salt) == self.seal:
            return translate("SealDialog", "✓ Number and salt match the seal: the cards weren’t changed.")
        return translate("SealDialog", "✗ Number and salt don’t match the seal: the game was altered.")


@dataclass(frozen=True, slots=True)
class KeyedDeal:
    """A deal from a key, which is "" until the game is over.

    Attributes:
        is_altered: whether the key deals other cards than those of the game.
    """

    seal: str
    key: str = ""
    is_altered: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the game is over."""
        return bool(self.key)

    def explanation(self) -> str:
        """Explain the seal."""
        translate = QCoreApplication.translate
        if not self.is_open:
            return translate(
                "SealDialog",
                "The cards of this game follow from a secret key of 256 bits. The seal is its SHA-256 hash, "
                "which was shown before the first card. When the game is over, the key is shown, and you can "
                "check that nothing was changed.",
            )
        return translate(
            "SealDialog",
            "The game is over and the seal is open: the SHA-256 hash of the key must match it, and the key "
            "must deal the cards that were played.",
        )

    def fields(self) -> tuple[tuple[str, str], ...]:
        """The sealed values with their labels."""
        return ((QCoreApplication.translate("SealDialog", "Key"), self.key),)

    def verdict(self) -> str:
        """The result of the check."""
        translate = QCoreApplication.translate
        if seal_of_key(self.key) == self.seal and not self.is_altered:
            return translate("SealDialog", "✓ The key matches the seal and the cards: they weren’t changed.")
        return translate("SealDialog", "✗ The key doesn’t match the seal or the cards: the game was altered.")


class SealDialog(Sheet):
    """Shows a seal; deleted on close.

    Attributes:
        check_button, result_label: the button of the check and its result; only after the game.
    """

    def __init__(self, parent: QWidget, deal: SeededDeal | KeyedDeal) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Sealed cards"))
        self._deal = deal
        layout = self.body
        layout.addWidget(wrapped_label(self, deal.explanation()))
        layout.addLayout(self._fields())
        self.result_label = wrapped_label(self)
        self.result_label.setVisible(deal.is_open)
        layout.addWidget(self.result_label)
        self.footer.addStretch()
        self.check_button = self.add_button(self.tr("Check"), Kind.PRIMARY, self._on_check)
        self.check_button.setEnabled(deal.is_open)

    def _fields(self) -> QFormLayout:
        form = QFormLayout()
        hidden = self.tr("hidden until the game is over")
        for label, text in ((self.tr("Seal"), self._deal.seal), *self._deal.fields()):
            value = QLabel(_in_two_lines(text) or hidden, self)
            value.setTextInteractionFlags(SELECTABLE)
            form.addRow(label, value)
        return form

    def _on_check(self) -> None:
        self.result_label.setText(self._deal.verdict())


def _in_two_lines(text: str) -> str:
    half = len(text) // 2
    return text if len(text) < 64 else f"{text[:half]}\n{text[half:]}"
