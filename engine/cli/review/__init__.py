"""`straights-review`: what each choice of a saved game cost, read from a file and printed.

How choices are priced is in `engine.straights.review`. Start with `program.main`.
"""
