"""The names of the designs in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def table_names() -> dict[str, str]:
    """The names of the tables, by those used in the preferences."""
    translate = QCoreApplication.translate
    return {
        "felt": translate("Appearance", "Felt"),
        "midnight": translate("Appearance", "Midnight"),
        "linen": translate("Appearance", "Linen"),
        "wood": translate("Appearance", "Wood"),
        "slate": translate("Appearance", "Slate"),
        "plain": translate("Appearance", "Plain"),
    }


def face_names() -> dict[str, str]:
    """The names of the faces, by those used in the preferences."""
    translate = QCoreApplication.translate
    return {
        "classic": translate("Appearance", "Classic"),
        "large": translate("Appearance", "Large"),
        "four-colour": translate("Appearance", "Four colours"),
        "contrast": translate("Appearance", "High contrast"),
        "minimal": translate("Appearance", "Minimal"),
        "engraved": translate("Appearance", "Engraved"),
    }


def back_names() -> dict[str, str]:
    """The names of the backs, by those used in the preferences."""
    translate = QCoreApplication.translate
    return {
        "lattice": translate("Appearance", "Lattice"),
        "scales": translate("Appearance", "Scales"),
        "botanical": translate("Appearance", "Leaves"),
        "stripes": translate("Appearance", "Stripes"),
        "waves": translate("Appearance", "Waves"),
        "stars": translate("Appearance", "Stars"),
        "deco": translate("Appearance", "Art deco"),
        "rosette": translate("Appearance", "Rosette"),
    }
