"""What is installed: versions, system, and the licences of every component.

Here facts are read; how they are shown belongs to `view.dialogs`. Start with `installation`.
"""
