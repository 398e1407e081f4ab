"""Measurements of the project beside its peers, always in one run; `python -m benchmarks`."""
