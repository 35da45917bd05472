"""Widgets and items: they show observations and events, and know no rules.

Everything that players see, hear or read belongs here; what their input does belongs to `controller`.
Start with `table.table_view`, or with `window.main_window` for the window around it.
"""
