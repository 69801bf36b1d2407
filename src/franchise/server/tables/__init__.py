"""Tables as values: their seats, their log, and what people may do to them. Nothing here waits or writes."""
