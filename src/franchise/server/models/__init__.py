"""What requests contain, strictly, and what answers contain: one file for each file of routes."""
