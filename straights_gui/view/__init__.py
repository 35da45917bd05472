"""Widgets and items: they show observations and events, and know no rules.

Here belongs all that is seen, heard or read; what it means for the game belongs to `controller`.
Start with `table.table_view`, or with `window.main_window` for what is around it.
"""
