"""Announcements to people who do not have a table open: what they say, where they wait, how they are sent."""
