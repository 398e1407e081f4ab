"""Attacks: cards that limit the other seats for one turn (rules 9)."""
