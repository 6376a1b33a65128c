import type { UiMessageChunk } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

import { createBracketRule } from "./create-bracket-rule.ts";
import { createViolations } from "./create-violations.ts";
import { fieldsOf } from "./fields-of.ts";
import { discardedBlocks, endingOf } from "./told-text.ts";

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
  for (const fields of values.map(fieldsOf)) {
    const { id: given, toolCallId, delta } = fields;
    const type = String(fields["type"]);
    const id = String(given ?? toolCallId);
    if (/^(?:text|reasoning)-start$/.test(type)) blocks.open(id);
    if (/^(?:text|reasoning)-delta$/.test(type)) blocks.within(id);
    if (/^(?:text|reasoning)-end$/.test(type)) blocks.close(id);
    if (type === "text-delta") texts.set(id, (texts.get(id) ?? "") + String(delta));
    if (type === "tool-input-available") tools.open(id);
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
  return found;
}
