"""Run a server for the browser tests: a database that goes with it, bots that do not wait."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from franchise.server.app import create_app
from franchise.server.settings import Settings

port = int(sys.argv[1])
with TemporaryDirectory() as directory:
    settings = Settings(
        database=f"sqlite:///{Path(directory) / 'games.db'}", port=port, bot_seconds=0.0, rate_limits=False
    )
    uvicorn.run(create_app(settings), host="127.0.0.1", port=port, log_level="warning")
