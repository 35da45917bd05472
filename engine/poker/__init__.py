"""Five-card draw poker, without a window: pure Python; many hands at once with NumPy, where it is there."""
