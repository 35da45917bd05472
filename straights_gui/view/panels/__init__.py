"""Panels beside the table: their frame, and how they open, close and are built when they are first shown.

What a panel shows is in a room of its own; which of them are open decides `window.side_panels`. Start with
`side_panel`.
"""
