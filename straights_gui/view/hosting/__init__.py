"""What the host of a table sees: the tab with the settings, the link for others and its QR code.

Widgets that show values and return the host's choices belong here; opening the table belongs to
`controller.hosting`. Start with `host_page`.
"""
