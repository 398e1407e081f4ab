"""Alone against a rival spy on a board of Fame cards (rules 12)."""
