"""Events of the ag-ui family."""

from agentstream._generated.ag_ui import *
from agentstream._generated.ag_ui import __all__ as __all__
