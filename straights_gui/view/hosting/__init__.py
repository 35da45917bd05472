"""The dialogs of the host of a table: one with the settings, one with the address and the players.

Widgets that show values and return the host's choices belong here; opening the table belongs to
`controller.hosting`. Start with `host_dialog`.
"""
