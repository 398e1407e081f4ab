"""The requests that the server answers, by subject."""
