"""The rules of five-card draw as pure functions: commands go in, states and events come out.

Asking players, writing transcripts and running a whole game belong to `engine.poker.play`. Start with
`commands.py`, `events.py` and `state.py`, then `transitions.py`, which applies a command to a state.
"""
