"""The desktop game of Straights: model, view and controller around the engine.

Here belongs the window and what is around it; rules belong to `engine`. Start with `startup`, then
`application` and `composition`, which joins all parts.
"""
