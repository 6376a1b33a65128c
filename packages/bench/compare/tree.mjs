// what both trees have, under the same names
export { claude } from "@agentstream/adapters-claude";
export { codex } from "@agentstream/adapters-codex";
export { gemini } from "@agentstream/adapters-gemini";
export { validate } from "@agentstream/schema/unified";
export { createLineSplitter } from "@agentstream/stream";
export { runAgent } from "@agentstream/runner";
export { encodeSse } from "@agentstream/gateway/src/wire/encode-sse.ts";
export * from "@agentstream/sessions/src/encode-records.ts";
