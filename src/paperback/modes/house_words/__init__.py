"""House words (rules 4.3, 4.6): words that the lexicon does not know, accepted by the people at the table."""
