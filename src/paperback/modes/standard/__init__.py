"""The standard game, in both editions (rules 1 to 3)."""
