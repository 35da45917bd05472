"""The window around the table: actions, menus, bar, icons, side panels, bars and sounds.

It defines the actions; what they do belongs to `controller.menus`.
Start with `main_window`.
"""
