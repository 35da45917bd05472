"""The tour of the table at the first start.

Here belong its steps and the bubble that shows them; when it starts is decided by
`controller.menus.help_menu`. Start with `tour`.
"""
