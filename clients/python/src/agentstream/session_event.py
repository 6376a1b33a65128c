"""Events of the session-event family."""

from agentstream._generated.session_event import *
from agentstream._generated.session_event import __all__ as __all__
