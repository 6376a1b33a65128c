import type { UnifiedEvent } from "@agentstream/schema";
import type { AcpSessionUpdateNotification } from "@agentstream/schema/native/acp/message";
import { textOf } from "@agentstream/stream";

import { createViolations, type Violations } from "./create-violations.ts";
import { discardedBlocks } from "./reported-text.ts";

/** What `acp` must make of the events of a run. */
export function verifyAcp(
  values: readonly AcpSessionUpdateNotification[],
  events: readonly UnifiedEvent[],
): string[] {
  const violations = createViolations();
  checkText(values, events, violations);
  checkTools(values, violations);
  return violations.found;
}

function checkText(
  values: readonly AcpSessionUpdateNotification[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const messages = new Map<string, string>();
  for (const { params } of values) {
    const { update } = params;
    if (update.sessionUpdate !== "agent_message_chunk") continue;
    const { messageId, content } = update;
    that(content.type === "text" && content.text !== "", "a message chunk without text");
    const text = content.type === "text" ? content.text : "";
    messages.set(messageId ?? "", (messages.get(messageId ?? "") ?? "") + text);
  }
  for (const blockId of discardedBlocks(events)) messages.delete(blockId);
  const sent = [...messages.values()].join("");
  that(sent === textOf(events), `messages say ${JSON.stringify(sent)}`);
}

function checkTools(values: readonly AcpSessionUpdateNotification[], { that }: Violations): void {
  const open = new Set<string>();
  for (const { params } of values) {
    const { update } = params;
    if (update.sessionUpdate === "tool_call") {
      that(!open.has(update.toolCallId), `${update.toolCallId} is called twice`);
      open.add(update.toolCallId);
    }
    if (update.sessionUpdate !== "tool_call_update") continue;
    const { toolCallId, status } = update;
    that(open.has(toolCallId), `an update of ${toolCallId}, which is not open`);
    if (status === "completed" || status === "failed") open.delete(toolCallId);
  }
  that(open.size === 0, `${[...open].join(", ")} did not end`);
}
