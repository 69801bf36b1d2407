"""Programs that the project's own tests and goals need."""
