"""Bots at tables, and reviews of games: what is thought about next, and by which process."""
