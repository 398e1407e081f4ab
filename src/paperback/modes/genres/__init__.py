"""Genres: four cards beside each seat that lend letters and reward who uses them (rules 7)."""
