/** What the packages that write streams share: it may change with any version. */
export { addsUp } from "./adds-up.ts";
export { blockFields, type BlockFields } from "./block-fields.ts";
export { closeTurnsThings, closingEvents, type SurvivesTurn } from "./closing-events.ts";
export { createEventSerializer, type EventSerializer } from "./create-event-serializer.ts";
export { createStamper, type StamperOptions } from "./create-stamper.ts";
export { createGrowingText, type GrowingText } from "./growing-text.ts";
export { wholeText, withoutLargeResult } from "./omit-large.ts";
export {
  createOpenThings,
  follow,
  type OpenBlock,
  type OpenQuestions,
  type OpenThings,
  type OpenTool,
} from "./open-things.ts";
export { ownerFields } from "./owner-fields.ts";
export { fieldsOf, recordOf } from "./record-of.ts";
export { timeText } from "./time-text.ts";
export { mayBeMalformed } from "./well-formed.ts";
