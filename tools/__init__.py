"""Programs for those who build and test the project; none of them is installed."""
