"""A server as a whole: its parts wired up, started and stopped, looked after and checked."""
