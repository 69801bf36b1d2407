"""`make play`: installs and builds what is missing, all at once, and starts the game.

Without a client, as where npm cannot be reached, the game is played in the terminal.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools import client
from tools.environment import ROOT, Environment, prepare
from tools.jobs import ending_at_once


def main(arguments: Sequence[str]) -> int:
    """Prepare the environment that is named, and play."""
    environment = Environment(Path(arguments[0]))
    if not environment.is_current("run") or not (client.is_unwanted() or client.Client(ROOT).is_current()):
        ending_at_once()
        try:
            installed, built = prepare(environment, "run")
        except KeyboardInterrupt:
            return 130
        if installed is not None:
            print(installed.output.rstrip() or installed, file=sys.stderr)
            return 1
        if built is not None:
            print(str(built).removesuffix(client.ADVICE), flush=True)
    command = [str(environment.programs / "franchise"), "play"]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
