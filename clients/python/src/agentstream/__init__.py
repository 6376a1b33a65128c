"""One typed event stream for every coding agent."""

from agentstream._generated import events as _events
from agentstream._generated.events import *
from agentstream._model import Model
from agentstream.close_open import Ending, close_open
from agentstream.codec import (
    Codec,
    DecodeError,
    Fault,
    codec_of,
    decode,
    decode_json,
    encode,
    encode_json,
)
from agentstream.ndjson import read_ndjson, read_ndjson_async
from agentstream.sse import SseFrame, SseParser, read_sse, read_sse_async
from agentstream.text_of import text_of
from agentstream.verify_stream import Verifier, Violation, verify_stream

__all__ = [
    "Codec",
    "DecodeError",
    "Ending",
    "Fault",
    "Model",
    "SseFrame",
    "SseParser",
    "Verifier",
    "Violation",
    "close_open",
    "codec_of",
    "decode",
    "decode_json",
    "encode",
    "encode_json",
    "read_ndjson",
    "read_ndjson_async",
    "read_sse",
    "read_sse_async",
    "text_of",
    "verify_stream",
]
__all__ += _events.__all__
