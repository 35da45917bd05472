"""The installer's two pictures: the game's icon on the green of its table, in the sizes of NSIS."""

from pathlib import Path

from PIL import Image

_HEADER = (150, 57)
_SIDE = (164, 314)
_PAPER = (255, 255, 255)
_FELT_LIGHT, _FELT_DARK = (0x2F, 0x7D, 0x5D), (0x13, 0x46, 0x33)


def draw_header(icon: Path, target: Path) -> Path:
    """The icon at the right of the white stripe above each page."""
    return _saved_with_icon(Image.new("RGB", _HEADER, _PAPER), icon, 45, (_HEADER[0] - 51, 6), target)


def draw_side(icon: Path, target: Path) -> Path:
    """The icon on a stripe of the table's green, lit from above, beside the first and the last page."""
    dark, light = (Image.new("RGB", _SIDE, colour) for colour in (_FELT_DARK, _FELT_LIGHT))
    lit = Image.composite(dark, light, Image.linear_gradient("L").resize(_SIDE))
    return _saved_with_icon(lit, icon, 124, (20, 62), target)


def _saved_with_icon(
    picture: Image.Image, icon: Path, width: int, place: tuple[int, int], target: Path
) -> Path:
    """Save the picture with the icon, scaled down from its largest picture, at a place."""
    with Image.open(icon) as largest:
        cards = largest.convert("RGBA").resize((width, width), Image.Resampling.LANCZOS)
    picture.paste(cards, place, cards)
    picture.save(target, "BMP")
    return target
