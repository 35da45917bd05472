"""How readable a colour is on another, as WCAG 2.2 counts it."""

from PySide6.QtGui import QColor

READABLE = 4.5


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2.2."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)
