"""What the benchmark of the server is made of: processes, a client, prepared games, and a peer."""
