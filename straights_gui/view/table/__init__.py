"""The card table: its layout, its scene, the hand, and the screens that cover it.

Here belongs how the table stands still; how things move belongs to `animation`, single items to `items`.
Start with `table_view`.
"""
