"""Themes (rules 10.3, 10.4): a card that goes to whoever forms a word of its list."""
