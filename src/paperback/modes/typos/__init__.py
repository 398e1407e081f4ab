"""Typos: a cent now for a card that nobody wants (rules 6)."""
