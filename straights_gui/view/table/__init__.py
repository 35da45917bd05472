"""The card table: its layout, its scene, the hand, and the screens that cover it.

Only the table at rest belongs here; motion belongs to `animation`, single items to `items`.
Start with `table_view`.
"""
