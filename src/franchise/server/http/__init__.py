"""The HTTP interface: routes, who asks, what every request must satisfy, and its description."""
