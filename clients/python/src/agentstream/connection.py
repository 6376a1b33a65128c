"""Connection events."""

from agentstream._generated.connection import *
from agentstream._generated.connection import __all__ as __all__
