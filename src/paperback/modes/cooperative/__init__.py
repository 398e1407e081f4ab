"""All seats together against the clock: every Fame card must be bought before one bears too many tokens (rules 11)."""
