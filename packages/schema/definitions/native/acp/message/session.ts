import {
  list,
  nullable,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const place = {
  cwd: string("The working directory, absolute."),
  mcpServers: optional(nullable(list(ref("AcpMcpServer")))),
  additionalDirectories: optional(nullable(list(string()))),
  _meta: meta,
};

export const sessions: Definitions = {
  AcpSessionNewParams: open("What a session begins with.", place),
  AcpSessionLoadParams: open("The session to resume, and its settings.", { sessionId, ...place }),
  AcpSessionListParams: open("Which sessions are asked for.", {
    cwd: optional(nullable(string("Only those of this directory."))),
    cursor: optional(nullable(string("The `nextCursor` of the page before."))),
    _meta: meta,
  }),
  AcpSessionPromptParams: open("What is asked.", {
    sessionId,
    prompt: list(ref("AcpContentBlock")),
    _meta: meta,
  }),
  AcpSessionSetModeParams: open("Which mode the session gets.", {
    sessionId,
    modeId: string(),
    _meta: meta,
  }),
  AcpSessionSetModelParams: open("Which model the session gets.", {
    sessionId,
    modelId: string(),
    _meta: meta,
  }),
  AcpSessionInfo: open("A session that can be gone on with.", {
    sessionId,
    cwd: optional(nullable(string())),
    title: optional(nullable(string())),
    updatedAt: optional(nullable(string("ISO 8601."))),
    _meta: meta,
  }),
  AcpModeState: open("The modes of a session.", {
    currentModeId: string(),
    availableModes: optional(nullable(list(ref("AcpMode")))),
    _meta: meta,
  }),
  AcpMode: open("A mode: how the agent works and what it asks leave for.", {
    id: string("Gemini CLI has `default`, `autoEdit`, `yolo` and `plan`."),
    name: optional(nullable(string())),
    description: optional(nullable(string())),
    _meta: meta,
  }),
  AcpModelState: open("The models of a session.", {
    currentModelId: string("The one that was asked for."),
    availableModels: optional(nullable(list(ref("AcpModel")))),
    _meta: meta,
  }),
  AcpModel: open("A model that can be chosen.", {
    modelId: string(),
    name: optional(nullable(string())),
    description: optional(nullable(string())),
    _meta: meta,
  }),
};
