"""The server among strangers who mean no good, on loopback: what they cost, and what others notice of it."""
