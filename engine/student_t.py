"""Student's t quantiles for 95 % confidence intervals."""

from __future__ import annotations

_NORMAL_QUANTILE = 1.959964
_STUDENT_QUANTILES = {1: 12.7062, 2: 4.3027, 3: 3.1824}


def t_quantile(degrees: int) -> float:
    """Student's t at 97.5 %: from the table, else within 3 in 1000 (Abramowitz and Stegun 1964, 26.7.5).

    >>> round(t_quantile(4), 2), round(t_quantile(10), 2), round(t_quantile(5000), 2)
    (2.77, 2.23, 1.96)
    """
    if degrees in _STUDENT_QUANTILES:
        return _STUDENT_QUANTILES[degrees]
    z = _NORMAL_QUANTILE
    return (
        z
        + (z**3 + z) / (4 * degrees)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * degrees**3)
    )
