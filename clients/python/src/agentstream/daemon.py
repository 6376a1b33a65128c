"""Events of the daemon family."""

from agentstream._generated.daemon import *
from agentstream._generated.daemon import __all__ as __all__
