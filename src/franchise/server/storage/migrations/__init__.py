"""The steps from one schema of the database to the next."""
