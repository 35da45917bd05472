"""The animations of events: the deal, plays, discards, the end of a round, undo, and recaps of missed moves.

What moves and when belongs here; durations and the clock belong to `style.motion`.
Start with `event_animations`.
"""
