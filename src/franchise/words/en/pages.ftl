# Pages that the server writes itself.

page-no-client = This server has no browser client. Programs can play through the interface described here:
