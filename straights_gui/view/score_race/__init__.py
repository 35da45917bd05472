"""The panel that shows the scores on their way to the limit, and each player's chance to win.

Here it is painted and put into sentences; the chances come from `engine.straights.advice.win_probability`.
Start with `state`, the value that the panel shows.
"""
