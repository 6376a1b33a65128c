"""Events of the ues family."""

from agentstream._generated.ues import *
from agentstream._generated.ues import __all__ as __all__
