"""What the host of a table sees: the dialog before it, and the one with the address and who has come.

Here belong widgets that show values and return what the host chose; opening the table belongs to
`controller.hosting`. Start with `host_dialog`.
"""
