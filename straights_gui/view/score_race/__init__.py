"""The side panel that shows the scores relative to the limit, and each player's chance to win.

It only paints and describes; the chances come from `engine.straights.advice.win_probability`.
Start with `state`, the value that the panel shows.
"""
