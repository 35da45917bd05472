"""The course of a game: turns, the effect of used cards, and the display.

This package contains what happens at the table; menus, panels and settings have their own packages. Start
with `game_controller`, which lets people and computers act in turn.
"""
