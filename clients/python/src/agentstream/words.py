"""Lists of words."""

from agentstream._generated.words import *
from agentstream._generated.words import __all__ as __all__
