"""Values as JSON: the reader, the writer and the schema that follow from their types, whatever the game.

The messages of a game stand in its own room (`engine.straights.protocol`). Start with `codecs`, then
`records`; `sentences` and `sheet` are what a message says.
"""
