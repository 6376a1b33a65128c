"""Events of the acp family."""

from agentstream._generated.acp import *
from agentstream._generated.acp import __all__ as __all__
