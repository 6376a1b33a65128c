import { sessionEventDefinitions } from "../dialects/session-event.ts";
import type * as t from "../vocabulary.ts";
import { acpMessage } from "./acp/message.ts";
import { claudeStreamInput } from "./claude/stream-input.ts";
import { claudeStreamJson } from "./claude/stream-json.ts";
import { codexAppServer } from "./codex/app-server.ts";
import { codexExec } from "./codex/exec.ts";
import { geminiApiChunk } from "./gemini/api-chunk.ts";
import { geminiCoreEvent } from "./gemini/core-event.ts";
import { geminiStreamJson } from "./gemini/stream-json.ts";
import { opencodeRun } from "./opencode/run.ts";
import { opencodeServe } from "./opencode/serve.ts";

/** What the agents' own CLIs print, a schema for each of their protocols. */
export const nativeDocuments: readonly t.Document[] = [
  claudeStreamJson,
  claudeStreamInput,
  {
    name: "native/claude/session-event",
    root: "SessionEvent",
    title: "Claude Code session event",
    description:
      "The events that an older server in front of Claude Code sends: the family session-event.",
    definitions: sessionEventDefinitions,
  },
  codexExec,
  codexAppServer,
  geminiStreamJson,
  geminiCoreEvent,
  geminiApiChunk,
  opencodeRun,
  opencodeServe,
  acpMessage,
];
