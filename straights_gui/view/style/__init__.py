"""How everything looks and moves: themes, fonts, durations, minimum sizes of what is clicked.

Here belong values and the theme in use; what a setting means for them is decided by `controller.settings`.
Start with `theme`.
"""
