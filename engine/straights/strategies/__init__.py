"""The computer strategies: each is a module that turns an observation into a choice.

Values of cards and searches over deals belong to `value_functions`, `advice` and `playouts`. Start
with `registry`, which lists the strategies; a new strategy is a module here and an entry there.
"""
