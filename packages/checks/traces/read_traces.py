"""Reads OTLP/JSON lines with the official protobuf types; prints the name and the parent's name of each span."""

import base64
import json
import sys

from google.protobuf.json_format import MessageToDict, ParseDict
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest


def with_bytes(value: object) -> object:
    """OTLP writes ids in hex; the JSON form of protobuf writes bytes in base64."""
    if isinstance(value, list):
        return [with_bytes(item) for item in value]
    if not isinstance(value, dict):
        return value
    ids = {"traceId": 16, "spanId": 8, "parentSpanId": 8}
    result = {}
    for key, item in value.items():
        if key in ids:
            raw = bytes.fromhex(item)
            if len(raw) != ids[key]:
                raise ValueError(f"{key}: {item}")
            result[key] = base64.b64encode(raw).decode()
        else:
            result[key] = with_bytes(item)
    return result


for line in sys.stdin:
    message = ParseDict(with_bytes(json.loads(line)), ExportTraceServiceRequest())
    again = ExportTraceServiceRequest.FromString(message.SerializeToString())
    assert MessageToDict(again) == MessageToDict(message)
    spans = [
        span
        for resource in again.resource_spans
        for scope in resource.scope_spans
        for span in scope.spans
    ]
    for span in spans:
        assert 0 < span.start_time_unix_nano <= span.end_time_unix_nano, span.name
    parents = {span.span_id: span.name for span in spans}
    print(json.dumps([[span.name, parents.get(span.parent_span_id, "")] for span in spans]))
