# Pages that the server writes itself.

page-no-client = This server has no browser client. Programs can play with the interface described here:
