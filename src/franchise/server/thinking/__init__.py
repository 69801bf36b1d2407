"""Bots at tables: whose turn is thought about next, and by which process."""
