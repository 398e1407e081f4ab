"""Votes of the people at the table (rules 4.3, 4.6, 10.3): shared by what is voted on."""
