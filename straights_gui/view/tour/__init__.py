"""The tour of the table on first start.

Its steps and the card that shows them belong here; `controller.menus.help_menu` starts it.
Start with `tour`.
"""
