"""What people hear who do not have a table open: announcements, where they wait, and how they are sent."""
