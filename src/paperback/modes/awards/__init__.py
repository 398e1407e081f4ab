"""Awards (rules 10.2, 10.5): one card for who meets a measure best at the end."""
