export { createDialect, type DialectValues } from "./create-dialect.ts";
export {
  dialectNames,
  dialects,
  isDialectName,
  type DialectInfo,
  type DialectName,
} from "./dialect-names.ts";
export type { Dialect, DialectInput, DialectOptions } from "./dialect.ts";
export { agUiMessages } from "./ag-ui/messages.ts";
export { threadMessages, type ThreadMessage } from "./ag-ui/thread-messages.ts";
export { chatMessages, type UiMessage } from "./ai-sdk/messages.ts";
export type { AgUiEvent } from "./ag-ui/run.ts";
export type { UiMessageChunk } from "./ai-sdk/run.ts";
export { dialectSpecs, readDialectSpec, type DialectSpec } from "./dialect-spec.ts";
export { daemonDefaultAgent } from "./daemon/default-agent.ts";
export { fromUes } from "./back/from-ues.ts";
export type { Reader, ReaderOptions } from "./back/reader.ts";
