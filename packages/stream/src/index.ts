export { addUsage, isKnownUsage } from "./add-usage.ts";
export { clauses, type Clause } from "./clauses.ts";
export { closeAfter, closeOpen } from "./close-open.ts";
export type { Ending } from "./closing-events.ts";
export {
  createLineSplitter,
  type LineSplitter,
  type LineSplitterOptions,
  type SplitLine,
} from "./create-line-splitter.ts";
export type { EventDraft, Undefinable } from "./event-draft.ts";
export {
  createOpenRequests,
  isRequest,
  type OpenRequests,
  type RequestEvent,
} from "./open-requests.ts";
export { isMainThread, type Owner } from "./open-things.ts";
export { messageOf } from "./message-of.ts";
export { present, type Present } from "./present.ts";
export { createTextReader, textOf, type TextReader } from "./text-of.ts";
export {
  createVerifier,
  verifyStream,
  type Verifier,
  type VerifyOptions,
  type Violation,
} from "./verify-stream.ts";
export { wellFormed } from "./well-formed.ts";
