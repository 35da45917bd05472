"""What is installed: versions, system, and the licences of every component.

This package reads the facts; `view.dialogs` shows them. Start with `installation`.
"""
