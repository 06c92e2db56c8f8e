"""Benchmarks, each beside a named reference in the same run.  Part of a checkout, not of the package."""
