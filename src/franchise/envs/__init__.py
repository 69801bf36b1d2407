"""The game as an environment for learning: a compiled batch, and the forms that other projects use.

| import | what it gives |
| --- | --- |
| `from franchise.envs import Batch` | thousands of games at once; needs nothing but this package |
| `from franchise.envs import franchise_v0` | PettingZoo, AEC and parallel |
| `import franchise.envs` | Gymnasium: `Franchise-v0`, one seat against bots, and many such games at once |
| `import franchise.envs.openspiel` | OpenSpiel: the game `franchise` |

Observations, actions and rewards are the same for all of them; docs/environments.md describes them.
"""

from franchise.envs.batch import Batch, Steps
from franchise.envs.compiled.actions import ACTIONS
from franchise.envs.compiled.observation import FIGURES
from franchise.envs.reading import named, position_of
from franchise.envs.registration import register_environments

__all__ = ["ACTIONS", "FIGURES", "Batch", "Steps", "named", "position_of"]

register_environments()
