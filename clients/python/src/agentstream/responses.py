"""Responses of the gateway."""

from agentstream._generated.responses import *
from agentstream._generated.responses import __all__ as __all__
