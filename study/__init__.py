"""Studies of the game, made with the arena."""

import os

# NumPy reads it when it is loaded. Matrices of a fit are small: more threads only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
