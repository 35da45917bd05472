"""The window around the table: actions, menus, bar, icons, side panels, bars and sounds.

It makes the actions of the engine's table; what they do belongs to `controller.menus`.
Start with `main_window`.
"""
