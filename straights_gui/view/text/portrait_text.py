"""Descriptions of the portraits, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def portrait_text(name: str) -> str:
    """Describe a portrait, such as "Woman with curly hair"."""
    translate = QCoreApplication.translate
    return {
        "bob": translate("Portraits", "Woman with short black hair"),
        "bun": translate("Portraits", "Woman with grey hair and glasses"),
        "curls": translate("Portraits", "Woman with curly hair"),
        "braids": translate("Portraits", "Woman with blonde braids"),
        "long": translate("Portraits", "Woman with long black hair"),
        "scarf": translate("Portraits", "Woman with a headscarf"),
        "beard": translate("Portraits", "Man with a brown beard"),
        "cap": translate("Portraits", "Man with a cap"),
        "moustache": translate("Portraits", "Man with a moustache and a bow tie"),
        "quiff": translate("Portraits", "Man with stubble and a hoodie"),
        "goatee": translate("Portraits", "Man with a goatee and glasses"),
        "beret": translate("Portraits", "Man with a beret and a white beard"),
    }[name]
