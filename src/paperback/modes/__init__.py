"""The ways to play, each a record."""
