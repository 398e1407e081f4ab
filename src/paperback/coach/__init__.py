"""Advice and review for people: what a hand could do, why, and how a game went."""
