"""The modules of a QR code."""

from __future__ import annotations


def qr_matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """The rows of a QR code without the quiet zone, True for dark modules; empty without the library."""
    try:
        import segno
    except ModuleNotFoundError:
        return ()
    code = segno.make_qr(text, error="m", boost_error=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix)
