import { isDeepStrictEqual } from "node:util";

import type { UiMessageChunk } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

import { createBracketRule } from "./create-bracket-rule.ts";
import { createViolations } from "./create-violations.ts";
import { fieldsOf } from "./fields-of.ts";
import { discardedBlocks, endingOf } from "./reported-text.ts";
import { shownCalls } from "./shown-calls.ts";

/** What `ai-sdk` must make of the events of a run. */
export function verifyAiSdk(
  values: readonly UiMessageChunk[],
  events: readonly UnifiedEvent[],
): string[] {
  const violations = createViolations();
  const { that, found } = violations;
  const count = (...types: string[]): number =>
    values.filter(({ type }) => types.includes(type)).length;
  that(values[0]?.type === "start" && count("start") === 1, "it does not begin with one start");
  const ending = endingOf(events)?.reason === "cancelled" ? "abort" : "finish";
  that(
    values.at(-1)?.type === ending && count("finish", "abort") === 1,
    `it does not end with one ${ending}`,
  );
  that(count("start-step") === count("finish-step"), "steps that are not closed");
  const blocks = createBracketRule("block", violations);
  const tools = createBracketRule("tool", violations);
  const texts = new Map<string, string>();
  const inputs = new Map<string, unknown>();
  for (const fields of values.map(fieldsOf)) {
    const { id: given, toolCallId, delta } = fields;
    const type = String(fields["type"]);
    const id = String(given ?? toolCallId);
    if (/^(?:text|reasoning)-start$/.test(type)) blocks.open(id);
    if (/^(?:text|reasoning)-delta$/.test(type)) blocks.within(id);
    if (/^(?:text|reasoning)-end$/.test(type)) blocks.close(id);
    if (type === "text-delta") texts.set(id, (texts.get(id) ?? "") + String(delta));
    if (type === "tool-input-available" && !inputs.has(id)) tools.open(id);
    if (type === "tool-input-available") inputs.set(id, fields["input"]);
  }
  for (const { type, toolCallId, preliminary } of values.map(fieldsOf)) {
    if (!String(type).startsWith("tool-output-")) continue;
    if (preliminary === true) tools.within(String(toolCallId));
    else tools.close(String(toolCallId));
  }
  blocks.end();
  tools.end();
  for (const blockId of discardedBlocks(events)) texts.delete(blockId);
  that([...texts.values()].join("") === textOf(events), "the text is not the reply");
  checkCalls(values, events, { inputs, that });
  checkMetadata(values, events, that);
  return found;
}

type Check = ReturnType<typeof createViolations>["that"];

/** Each call has its input, however late that was known, and its permissions. */
function checkCalls(
  values: readonly UiMessageChunk[],
  events: readonly UnifiedEvent[],
  { inputs, that }: { readonly inputs: ReadonlyMap<string, unknown>; readonly that: Check },
): void {
  const all = values.map(fieldsOf);
  for (const call of shownCalls(events)) {
    const { toolId, input, requests, isDenied } = call;
    const count = (kind: string): number =>
      all.filter(({ type, toolCallId }) => type === kind && toolCallId === toolId).length;
    that(isDeepStrictEqual(inputs.get(toolId), input), `tool ${toolId} does not have its input`);
    that(
      count("tool-input-available") === call.inputs,
      `input of ${toolId} not ${call.inputs} times`,
    );
    that(count("tool-approval-request") === requests, `not ${requests} requests of ${toolId}`);
    if (isDenied) that(count("tool-output-denied") === 1, `tool ${toolId} was not denied once`);
  }
}

/** What is known at the end of a run reaches the reader, which takes nothing after an error or an abort. */
function checkMetadata(
  values: readonly UiMessageChunk[],
  events: readonly UnifiedEvent[],
  that: Check,
): void {
  const end = endingOf(events);
  if (end === undefined) return;
  const { seq, usage, reason } = end;
  const last = values.findIndex(({ type }) => type === "error" || type === "abort");
  const read = (last === -1 ? values : values.slice(0, last)).map(fieldsOf);
  const sent = read
    .map(({ messageMetadata }) => fieldsOf(Object(messageMetadata)))
    .findLast((one) => one["seq"] === seq);
  that(sent !== undefined, "the place of the end is not in the metadata");
  that(isDeepStrictEqual(sent?.["usage"], usage), "the usage is not in the metadata");
  const notices = values.filter(({ type }) => type === "message-metadata").length;
  that(notices === (reason === "completed" ? 0 : 1), `${notices} message-metadata`);
}
