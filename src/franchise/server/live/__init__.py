"""Live updates: who follows which tables, and what they are sent."""
