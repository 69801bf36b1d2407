"""Print the OpenAPI of the server as JSON."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from franchise.server.run.app import create_app
from franchise.server.settings import Settings

with TemporaryDirectory() as directory:
    app = create_app(Settings(database=f"sqlite:///{Path(directory) / 'games.db'}"))
    print(json.dumps(app.openapi()))
