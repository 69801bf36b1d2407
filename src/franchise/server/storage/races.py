"""Races between those who write to one table: the database decides who was first."""


class LostRace(Exception):
    """Somebody else has changed the table since it was read: the change must be checked again."""
