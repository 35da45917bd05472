"""Events as timelines: the deal, a play, a discard, the end of a round, and missed moves shown again.

Here belongs what moves and when; durations and the clock belong to `style.motion`.
Start with `event_animations`.
"""
