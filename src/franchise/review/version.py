"""What a review depends on beside the record: another version of the bots would say something else."""

import hashlib
from functools import cache
from importlib.resources import files

PACKAGES = ("board", "kernel", "bots", "review")


@cache
def version() -> str:
    """Hash the rules, the bots with their weights, and the figures that reviews go by."""
    digest = hashlib.sha256()
    for package in PACKAGES:
        directory = files("franchise").joinpath(package)
        for file in sorted(directory.iterdir(), key=lambda file: file.name):
            if file.name.endswith((".py", ".toml", ".json")):
                digest.update(f"{package}/{file.name}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
