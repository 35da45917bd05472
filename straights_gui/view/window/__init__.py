"""The window around the table: actions, menus, toolbar, icons, side panels and bars, and the sounds it plays.

It knows its actions, not what they do; that belongs to `controller.menus`.
Start with `main_window`.
"""
