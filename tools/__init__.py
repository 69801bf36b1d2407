"""Programs for those who build and test the project; none of them is installed."""

import sys

# Python 3.10 stops here with a reason; otherwise it would stop at a missing module.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Franchise needs Python 3.11 or later; `make play PYTHON=python3.12` names another one.")
