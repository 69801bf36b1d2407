"""The rules as people and programs use them."""
