"""Events of the execute family."""

from agentstream._generated.execute import *
from agentstream._generated.execute import __all__ as __all__
