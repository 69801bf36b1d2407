"""The benchmark of many processes on one PostgreSQL, with whose figures docs/scale.md reckons."""
