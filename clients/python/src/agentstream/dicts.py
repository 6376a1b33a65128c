"""TypedDicts of the JSON itself."""

from agentstream._generated.dicts import *
from agentstream._generated.dicts import __all__ as __all__
