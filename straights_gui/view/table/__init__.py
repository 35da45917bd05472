"""The card table: its layout, its scene, the hand, and the screens that cover it.

Here belongs the table at rest; how things move belongs to `animation`, single items to `items`.
Start with `table_view`.
"""
