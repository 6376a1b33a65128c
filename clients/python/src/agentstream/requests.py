"""Requests to the gateway."""

from agentstream._generated.requests import *
from agentstream._generated.requests import __all__ as __all__
