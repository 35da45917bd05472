"""What an operator sees of a running server: counts, a log, and metrics for Prometheus.

The rest of the server tells a `Monitor` what happens; nothing here changes what the server does, or knows
connections and tables. Start with `monitor`.
"""
