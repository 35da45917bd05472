"""Widgets and items: they show observations and events, and know no rules."""
