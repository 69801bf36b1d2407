"""Where tables and games are kept: SQLite or PostgreSQL."""
