"""Studies of the game, made with the arena."""
