"""How Sphinx makes a site of the pages in `docs/`: `make docs`."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "Franchise"
author = "The Franchise developers"
project_copyright = author
release = version = version_of("franchise")

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "docstrings", "command_help"]
exclude_patterns = ["**/.ipynb_checkpoints"]

html_theme = "furo"
html_title = "Franchise"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#b3392a", "color-brand-content": "#0f6f6c"},
    "dark_css_variables": {"color-brand-primary": "#ff7d66", "color-brand-content": "#4fd1c5"},
}
html_show_sphinx = False

myst_heading_anchors = 4
# The documentation speaks of prices: a dollar begins no formula.
myst_enable_extensions: list[str] = []

nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 300

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
