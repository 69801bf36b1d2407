"""Tables of people and bots over HTTP: seats, storage, live updates."""
