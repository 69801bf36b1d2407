"""What environments compile: the table of actions, observations, and steps of many games at once."""
