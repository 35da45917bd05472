"""The computers: each strategy is a module that turns an observation into a choice.

How cards are valued and how deals are searched belongs to `value_functions`, `advice` and `playouts`. Start
with `registry`, which lists the strategies; a new one is a module here and an entry there.
"""
