"""The HTTP interface: one file for each subject."""
