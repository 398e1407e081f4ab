"""Games in a database: their agreements, seats and entries."""
