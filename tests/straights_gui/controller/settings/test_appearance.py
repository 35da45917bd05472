"""What the desktop wants: motion or none."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle

from straights_gui.controller.settings.appearance import wants_no_motion


class Style(QProxyStyle):
    def __init__(self, milliseconds: int) -> None:
        super().__init__()
        self._milliseconds = milliseconds

    def styleHint(self, hint: QStyle.StyleHint, *_more: object) -> int:  # noqa: N802  # Qt's name
        """The length of animations; 1 for anything else."""
        return self._milliseconds if hint is QStyle.StyleHint.SH_Widget_Animation_Duration else 1


@pytest.mark.parametrize(
    "platform, knows",
    [("windows", True), ("cocoa", True), ("xcb", True), ("wayland-egl", True), ("vnc", False)],
)
def test_nothing_moves_where_the_desktop_wants_no_animations(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, platform: str, *, knows: bool
) -> None:
    found = []
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    for milliseconds in 200, 0:
        style = Style(milliseconds)
        monkeypatch.setattr(QApplication, "style", lambda style=style: style)
        found.append(wants_no_motion())

    assert [False, knows] == found
