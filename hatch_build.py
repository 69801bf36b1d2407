"""Builds the browser client before the package is put together, where it is missing or old."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import client, node


class ClientHook(BuildHookInterface[Any]):
    """Builds the client into src/franchise/server/client."""

    PLUGIN_NAME = "custom"

    def _is_needed(self) -> bool:
        return not client.is_unwanted() and not client.Client(Path(self.root)).is_current()

    def dependencies(self) -> list[str]:
        """Ask for PyPI's Node where something is to be built and the machine has none."""
        return [node.REQUIREMENT] if self._is_needed() and node.of_machine() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is needed, or stop with one line that says what to do."""
        if not self._is_needed():
            return
        try:
            client.Client(Path(self.root)).build(self.app.display_info)
        except client.NotBuilt as error:
            self.app.abort(client.way_on(error))
