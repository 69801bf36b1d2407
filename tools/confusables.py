"""Writes which characters look like which, from Unicode's table: `python -m tools.confusables FILE`.

The file is https://www.unicode.org/Public/security/latest/confusables.txt.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "franchise" / "server" / "confusables.txt"
HEADING = """\
# Which characters look like which, from Unicode's confusables.txt, version {version}.
# Copyright 1991-2020 Unicode, Inc. Distributed under the Unicode License: https://www.unicode.org/license.txt
# Each line: what stands for them in a skeleton; the characters. Written by `python -m tools.confusables`.
"""


def compact(table: str) -> str:
    r"""Group the lines of Unicode's table by what they lead to.

    >>> print(compact("043E ; 006F ; MA # CYRILLIC SMALL LETTER O\n03BF ; 006F ; MA").splitlines()[-1])
    006F;03BF 043E
    """
    version = re.search(r"^# Version: (\S+)", table, re.MULTILINE)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for line in table.splitlines():
        source, separator, rest = line.partition("#")[0].partition(";")
        if separator:
            found[rest.partition(";")[0].strip()].append(source.strip())
    lines = (f"{target};{' '.join(sorted(sources))}" for target, sources in sorted(found.items()))
    return HEADING.format(version=version[1] if version else "?") + "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    TARGET.write_text(compact(Path(sys.argv[1]).read_text("utf-8-sig")), "ascii")
