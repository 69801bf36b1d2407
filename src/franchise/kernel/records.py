"""Records of int64 fields, each defined once by an annotated class.

The class is the record's type for readers and for mypy; `record_type` builds the NumPy type from it. A record
lives in an array, because arrays cross the border to Python quickly. Inside the kernel records are passed
on, not arrays: they are plain pointers, while Numba counts references to every array it hands over.
"""

from typing import get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

Record = NDArray[np.void]


def record_type(definition: type) -> np.dtype[np.void]:
    """Build the NumPy type: a plain int has no shape, `Annotated[Array, shape]` gives one."""
    hints = get_type_hints(definition, include_extras=True)
    fields = [(name, np.int64, get_args(hint)[1] if get_args(hint) else ()) for name, hint in hints.items()]
    return np.dtype((np.record, fields))


def new_records(record: np.dtype[np.void], count: int) -> Record:
    """Make an array of records full of zeros."""
    return np.zeros(count, record)
