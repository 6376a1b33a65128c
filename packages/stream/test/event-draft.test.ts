import { errorCodes, type ErrorEvent } from "@agentstream/schema";
import { expect, expectTypeOf, test } from "vitest";

import type { EventDraft } from "../src/index.ts";

/** The compiler checks these: an expected error that does not come is one itself. */
const drafts: EventDraft[] = [
  { type: "error", message: "x", errorCode: "timeout", fatal: true },
  // @ts-expect-error -- a misspelt word of ours
  { type: "error", message: "x", errorCode: "timeOut", fatal: true },
  // @ts-expect-error -- no such way for a run to end
  { type: "sessionEnded", reason: "completed", detail: "tooLong" },
  // @ts-expect-error -- no such cause of an exit code
  { type: "sessionEnded", reason: "completed", exitCause: "vendor" },
  // @ts-expect-error -- deep inside
  { type: "planUpdated", entries: [{ content: "x", status: "done" }] },
  // @ts-expect-error -- a kind of tool that there is not
  { type: "toolStarted", toolId: "t", toolName: "T", toolKind: "shell" },
  // a vendor's words are any
  { type: "rateLimitUpdated", status: "throttled" },
  { type: "textChunk", content: "x", phase: "aside", agentType: "amp" },
];

test("a draft has listed words alone; what is read may have others", () => {
  expect(drafts.length).toBe(8);
  expectTypeOf<(typeof errorCodes)[number]>().toExtend<ErrorEvent["errorCode"]>();
  const read: Pick<ErrorEvent, "errorCode"> = { errorCode: "aWordOfANewerSender" };
  // @ts-expect-error -- what was read is not yet a word that may be written
  const written: Extract<EventDraft, { type: "error" }>["errorCode"] = read.errorCode;
  expect(written).toBe("aWordOfANewerSender");
});
