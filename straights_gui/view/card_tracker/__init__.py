"""The side panel that shows who can hold which card.

It only paints and describes; `engine.straights.advice.inference` computes the possible holders.
Start with `state`, the value that the panel shows.
"""
