"""The HTTP interface: routes, who asks, what every request must fulfil, and its description."""
