"""The house: all tables of this process with their games, and everything that changes them."""
