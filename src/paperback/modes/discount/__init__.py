"""Discount: alternates that are passed over become cheaper (rules 4.2, 4.5)."""
