"""Bounty: a seat asks the others for a word, and pays for the one it plays (rules 4.1, 4.4)."""
