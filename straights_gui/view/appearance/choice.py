"""The chosen designs of table and cards, by the names used in the preferences."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from straights_gui.view.style.themes import Theme, compose_theme


@dataclass(frozen=True, slots=True)
class Appearance:
    """The chosen designs.

    Attributes:
        is_dark: whether tables are dark now.
    """

    table: str
    faces: str
    back: str
    has_four_colours: bool
    is_dark: bool

    def theme(self) -> Theme:
        """Return the theme for these choices."""
        return compose_theme(
            table=self.table,
            faces=self.faces,
            back=self.back,
            four_colours=self.has_four_colours,
            dark=self.is_dark,
        )
