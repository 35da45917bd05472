"""The panel that shows who can hold which card.

Here it is painted and put into sentences; what can be known is worked out by
`engine.straights.advice.inference`. Start with `state`, the value that the panel shows.
"""
