"""Powers: each seat has one, and can use it once in each of its turns (rules 10.1, 10.6)."""
