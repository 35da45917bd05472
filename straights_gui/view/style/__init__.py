"""The visual style: themes, fonts, animation durations, minimum sizes of clickable widgets.

Values and the current theme belong here; `controller.settings` maps preferences to them.
Start with `theme`.
"""
