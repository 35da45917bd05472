"""The actions of the menus: one controller for each menu, and the work behind its dialogs.

This package connects actions to commands; `view.window.actions` arranges the menus. Start with `game_menu`.
"""
