/**
 * The unified event as seed 004 §8.1 has it, which readers made for that document check against: four fields of
 * every event, twelve types, and rules for eight of them.
 */
const text = { type: "string" };
const count = { type: "integer" };

const types = [
  "sessionStarted",
  "sessionEnded",
  "turnStarted",
  "turnCompleted",
  "turnFailed",
  "textChunk",
  "toolStarted",
  "toolProgress",
  "toolCompleted",
  "toolFailed",
  "fileChanged",
  "error",
];

const sessionConfig = {
  type: "object",
  properties: {
    agentType: text,
    projectId: text,
    workingDirectory: text,
    model: text,
    approvalMode: { enum: ["ask", "askDangerous", "autoEdit", "autoAll"] },
    sandboxMode: { enum: ["none", "readOnly", "workspaceWrite", "fullAccess"] },
    allowedTools: { type: "array", items: text },
    blockedTools: { type: "array", items: text },
    maxTurns: count,
  },
};

const tokenUsage = {
  type: "object",
  required: ["inputTokens", "outputTokens", "totalTokens"],
  properties: {
    inputTokens: count,
    outputTokens: count,
    cachedTokens: count,
    reasoningTokens: count,
    totalTokens: count,
  },
};

const rules: Readonly<Record<string, { required: readonly string[]; properties: object }>> = {
  sessionStarted: {
    required: ["agentType"],
    properties: { agentType: { enum: ["claude", "codex", "gemini"] }, config: sessionConfig },
  },
  textChunk: {
    required: ["content"],
    properties: { content: text, isComplete: { type: "boolean" } },
  },
  toolStarted: {
    required: ["toolId", "toolName"],
    properties: { toolId: text, toolName: text, arguments: { type: "object" } },
  },
  toolProgress: {
    required: ["toolId"],
    properties: {
      toolId: text,
      output: text,
      progress: { type: "number", minimum: 0, maximum: 1 },
    },
  },
  toolCompleted: {
    required: ["toolId", "success"],
    properties: { toolId: text, success: { type: "boolean" }, error: text },
  },
  fileChanged: {
    required: ["filePath", "changeType"],
    properties: {
      filePath: text,
      changeType: { enum: ["created", "modified", "deleted"] },
      diff: text,
      before: text,
      after: text,
    },
  },
  turnCompleted: {
    required: ["turnNumber", "usage"],
    properties: { turnNumber: count, usage: tokenUsage, durationMs: count },
  },
  sessionEnded: {
    required: ["reason"],
    properties: { reason: { enum: ["completed", "failed", "cancelled", "timeout"] }, error: text },
  },
};

export const seedEventTypes: readonly string[] = types;

export const seedEventSchema = {
  type: "object",
  required: ["id", "sessionId", "timestamp", "type"],
  properties: {
    id: text,
    sessionId: text,
    timestamp: { type: "string", format: "date-time" },
    type: { enum: types },
  },
  allOf: Object.entries(rules).map(([type, then]) => ({
    if: { properties: { type: { const: type } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then,
  })),
};
