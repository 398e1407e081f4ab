"""Unlocked cards in the offer (rules 13)."""
