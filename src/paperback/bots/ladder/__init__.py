"""The ladder: every level of the computer players measured against the next."""
