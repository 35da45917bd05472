"""Fast simulation of rounds on 52-bit hands, compiled where a compiler is found.

Here belongs what runs thousands of times a decision; what is concluded from it belongs to `advice`.
Start with `position`, then `playouts`.
"""
