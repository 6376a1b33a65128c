export { addUsage, isKnownUsage } from "./add-usage.ts";
export { blockFields, type BlockFields } from "./block-fields.ts";
export { closeAfter, closeOpen } from "./close-open.ts";
export { addsUp } from "./adds-up.ts";
export { clauses, type Clause } from "./clauses.ts";
export {
  closeTurnsThings,
  closingEvents,
  type Ending,
  type SurvivesTurn,
} from "./closing-events.ts";
export {
  createLineSplitter,
  type LineSplitter,
  type LineSplitterOptions,
  type SplitLine,
} from "./create-line-splitter.ts";
export { createStamper, type StamperOptions } from "./create-stamper.ts";
export type { EventDraft, Undefinable } from "./event-draft.ts";
export {
  createOpenThings,
  follow,
  isMainThread,
  type OpenBlock,
  type OpenQuestions,
  type OpenThings,
  type OpenTool,
  type Owner,
} from "./open-things.ts";
export { createGrowingText, type GrowingText } from "./growing-text.ts";
export { wholeText, withoutLargeResult } from "./omit-large.ts";
export { ownerFields } from "./owner-fields.ts";
export {
  createOpenRequests,
  isRequest,
  type OpenRequests,
  type RequestEvent,
} from "./open-requests.ts";
export { present, type Present } from "./present.ts";
export { mayBeMalformed, wellFormed } from "./well-formed.ts";
export { createTextReader, textOf, type TextReader } from "./text-of.ts";
export {
  createVerifier,
  verifyStream,
  type Verifier,
  type VerifyOptions,
  type Violation,
} from "./verify-stream.ts";
