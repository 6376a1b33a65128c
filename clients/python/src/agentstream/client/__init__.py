"""A client of the gateway, sync and async. Needs httpx: `pip install agentstream[client]`."""

from agentstream.client.async_gateway_client import AsyncGatewayClient
from agentstream.client.gateway_client import GatewayClient
from agentstream.client.gateway_error import GatewayError

__all__ = ["AsyncGatewayClient", "GatewayClient", "GatewayError"]
