"""How table and cards look, as the names that preferences keep."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from straights_gui.view.style.theme import Theme, compose_theme


@dataclass(frozen=True, slots=True)
class Appearance:
    """What is chosen.

    Attributes:
        scheme: "system", "light" or "dark".
        is_dark: what that comes to now.
    """

    table: str
    faces: str
    back: str
    scheme: str
    has_four_colours: bool
    is_dark: bool

    def theme(self) -> Theme:
        """The theme that this makes."""
        return compose_theme(
            table=self.table,
            faces=self.faces,
            back=self.back,
            four_colours=self.has_four_colours,
            dark=self.is_dark,
        )
