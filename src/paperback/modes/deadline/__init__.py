"""Deadline: all seats draft and write at once, twelve rounds long (rules 5)."""
