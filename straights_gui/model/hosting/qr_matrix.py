"""The squares of a QR code."""

from __future__ import annotations


def qr_matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Rows of squares, True for dark ones, without the quiet zone; nothing without the library."""
    try:
        import segno
    except ModuleNotFoundError:
        return ()
    code = segno.make_qr(text, error="m", boost_error=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix)
