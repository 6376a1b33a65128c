#!/usr/bin/env python3
"""Emits one run of an agent as Agentstream events, one JSON object per line.

Written from docs/reference alone (unified.md and stream.md), with nothing but Python's standard library:

    python3 examples/emit.py | agentstream verify
"""

import json
import sys
import uuid
from datetime import datetime, timezone


class Emitter:
    """Gives each event its place in the stream: rule 2 of stream.md."""

    def __init__(self, agent_type, out):
        self.agent_type = agent_type
        self.out = out
        self.session_id = str(uuid.uuid4())
        self.seq = 0
        self.run = 0
        self.latest = ""

    def emit(self, type, **fields):
        if type == "sessionStarted":
            self.run += 1
        self.seq += 1
        now = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
        # the clock may be set back; text in this form sorts as time does
        self.latest = max(self.latest, now.replace("+00:00", "Z"))
        event = {
            "id": f"{self.session_id}.{self.seq}",
            "sessionId": self.session_id,
            "seq": self.seq,
            "run": self.run,
            "timestamp": self.latest,
            "agentType": self.agent_type,
            "type": type,
            **fields,
        }
        self.out.write(json.dumps(event, ensure_ascii=False) + "\n")
        self.out.flush()

    def block(self, type, block_id, pieces):
        """A block: each piece once, then a closing chunk with the whole text (rule 5)."""
        for piece in pieces:
            self.emit(type, blockId=block_id, content=piece)
        self.emit(type, blockId=block_id, content="", isComplete=True, text="".join(pieces))


def main():
    # JSON is UTF-8 and a line ends with LF, whatever the system's own habits are
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    stream = Emitter("my-agent", sys.stdout)
    stream.emit("sessionStarted", schemaVersion="1.0", model="my-model", cwd="/work")
    stream.emit("turnStarted", turnNumber=1, prompt="Which files are here?")
    stream.block("thinkingChunk", "thought-1", ["I should ", "list them."])

    arguments = {"command": "ls"}
    stream.emit(
        "toolStarted", toolId="call-1", toolName="shell", toolKind="execute", arguments=arguments
    )
    # a request for a call comes after its start, while it is open (4.11, 4.12)
    stream.emit(
        "permissionRequested",
        requestId="ask-1",
        toolId="call-1",
        toolName="shell",
        arguments=arguments,
        options=[{"optionId": "yes", "kind": "allow"}, {"optionId": "no", "kind": "deny"}],
    )
    stream.emit(
        "permissionResolved", requestId="ask-1", outcome="allowed", optionId="yes", by="user"
    )
    stream.emit("toolProgress", toolId="call-1", output="README.md\n")
    stream.emit("toolCompleted", toolId="call-1", success=True, exitCode=0, result="README.md\n")

    stream.block("textChunk", "text-1", ["There is ", "one file: ", "README.md. 📄"])
    usage = {"inputTokens": 120, "outputTokens": 30, "totalTokens": 150, "cachedTokens": 100}
    stream.emit("turnCompleted", turnNumber=1, usage=usage)
    # a run's usage is the sum of its turns' (7.4)
    stream.emit("sessionEnded", reason="completed", exitCode=0, usage=usage)


main()
