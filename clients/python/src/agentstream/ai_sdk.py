"""Events of the ai-sdk family."""

from agentstream._generated.ai_sdk import *
from agentstream._generated.ai_sdk import __all__ as __all__
