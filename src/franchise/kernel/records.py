"""Records of int64 fields, and float32 ones for what is learned, each defined once by an annotated class.

The class is the record's type for readers and for mypy; `record_type` builds the NumPy type from it. A record
lives in an array, because arrays cross the border to Python quickly. Inside the kernel records are passed
on, not arrays: they are plain pointers, while Numba counts references to every array it hands over.
"""

from typing import Any, Protocol, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray


class Array(Protocol):
    """A table, or a field of a record, as the kernel sees it: int64 numbers by one index or two."""

    def __getitem__(self, index: int | tuple[int, int], /) -> int:
        """Read a number."""

    def __setitem__(self, index: int | tuple[int, int], value: int, /) -> None:
        """Write a number."""

    def __len__(self) -> int:
        """Count along the first index."""


class Floats(Protocol):
    """The same of float32 numbers."""

    def __getitem__(self, index: int | tuple[int, int], /) -> float:
        """Read a number."""

    def __setitem__(self, index: int | tuple[int, int], value: float, /) -> None:
        """Write a number."""


Record = NDArray[np.void]


def record_type(definition: type, whole: type[np.integer[Any]] = np.int64) -> np.dtype[np.void]:
    """Build the NumPy type: a plain int has no shape, `Annotated[Array, shape]` gives one.

    `whole` is what whole numbers are kept as, for records that leave the kernel.
    """
    hints = get_type_hints(definition, include_extras=True)
    return np.dtype((np.record, [(name, *_field(hint, whole)) for name, hint in hints.items()]))


def _field(hint: object, whole: type[np.integer[Any]]) -> tuple[type[np.generic], tuple[int, ...]]:
    if not get_args(hint):
        return whole, ()
    kind, shape = get_args(hint)
    return np.float32 if kind is Floats else whole, shape


def new_records(record: np.dtype[np.void], count: int) -> Record:
    """Make an array of records full of zeros."""
    return np.zeros(count, record)
