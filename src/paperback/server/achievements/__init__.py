"""What browsers achieve in finished games, and the cards that it unlocks (rules 13)."""
