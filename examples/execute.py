#!/usr/bin/env python3
"""Runs one task over HTTP, with nothing but Python's standard library, and prints the answer.

    curl -sN $AGENTSTREAM_URL/v1/execute -H "Authorization: Bearer $AGENTSTREAM_TOKEN" -d '{…}'   # the same by curl
"""

import json
import os
import urllib.request
import uuid

url = os.environ.get("AGENTSTREAM_URL", "http://127.0.0.1:8787")
request = urllib.request.Request(
    f"{url}/v1/execute",
    data=json.dumps(
        {"idempotency_key": str(uuid.uuid4()), "task": "say Hello from Python.", "driver": "demo"}
    ).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['AGENTSTREAM_TOKEN']}",
        "Content-Type": "application/json",
    },
)
exit_code = 1
with urllib.request.urlopen(request) as response:
    for line in response:
        if not line.startswith(b"data: "):
            continue
        event = json.loads(line[len(b"data: ") :])
        if event["kind"] == "agent_token":
            print(event["text"], end="", flush=True)
        elif event["kind"] == "session_end":
            exit_code = event["exit_code"]
print()
raise SystemExit(exit_code)
