"""What the actions of the menus do: a controller for a menu or a part of it, and the work behind its dialogs.

This package connects actions to commands; the engine's table of actions arranges the menus. Start with
`game_menu`.
"""
