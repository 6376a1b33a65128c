import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const place = {
  cwd: t.string("The working directory, absolute."),
  mcpServers: t.maybe(t.list(t.ref("AcpMcpServer"))),
  additionalDirectories: t.maybe(t.list(t.string())),
  _meta: meta,
};

export const sessions: t.Definitions = {
  AcpSessionNewParams: t.open("The settings of a new session.", place),
  AcpSessionLoadParams: t.open("The session to resume, and its settings.", { sessionId, ...place }),
  AcpSessionListParams: t.open("The sessions to list.", {
    cwd: t.maybe(t.string("Only those of this directory.")),
    cursor: t.maybe(t.string("The `nextCursor` of the page before.")),
    _meta: meta,
  }),
  AcpSessionPromptParams: t.open("A prompt.", {
    sessionId,
    prompt: t.list(t.ref("AcpContentBlock")),
    _meta: meta,
  }),
  AcpSessionSetModeParams: t.open("The new mode of the session.", {
    sessionId,
    modeId: t.string(),
    _meta: meta,
  }),
  AcpSessionSetModelParams: t.open("The new model of the session.", {
    sessionId,
    modelId: t.string(),
    _meta: meta,
  }),
  AcpSessionInfo: t.open("A session that can be resumed.", {
    sessionId,
    cwd: t.maybe(t.string()),
    title: t.maybe(t.string()),
    updatedAt: t.maybe(t.string("ISO 8601.")),
    _meta: meta,
  }),
  AcpModeState: t.open("The modes of a session.", {
    currentModeId: t.string(),
    availableModes: t.maybe(t.list(t.ref("AcpMode"))),
    _meta: meta,
  }),
  AcpMode: t.open("A mode: how the agent works and what it asks permission for.", {
    id: t.string("Gemini CLI has `default`, `autoEdit`, `yolo` and `plan`."),
    name: t.maybe(t.string()),
    description: t.maybe(t.string()),
    _meta: meta,
  }),
  AcpModelState: t.open("The models of a session.", {
    currentModelId: t.string("The requested one."),
    availableModels: t.maybe(t.list(t.ref("AcpModel"))),
    _meta: meta,
  }),
  AcpModel: t.open("A model that can be chosen.", {
    modelId: t.string(),
    name: t.maybe(t.string()),
    description: t.maybe(t.string()),
    _meta: meta,
  }),
};
