import type { OutputEvent, UnifiedEvent } from "@agentstream/schema";
import { isKnownUsage, textOf } from "@agentstream/stream";

import { createViolations, type Violations } from "./create-violations.ts";
import { endingOf } from "./reported-text.ts";

/** What `execute` must make of the events of a run. */
export function verifyExecute(
  values: readonly OutputEvent[],
  events: readonly UnifiedEvent[],
): string[] {
  const violations = createViolations();
  checkEnd(values, events, violations);
  checkReply(values, events, violations);
  checkTools(values, violations);
  checkHooks(values, events, violations);
  checkUsage(values, events, violations);
  return violations.found;
}

function checkEnd(
  values: readonly OutputEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const ends = values.filter((value) => value.kind === "session_end");
  that(ends.length === 1, `${ends.length} session_end events`);
  that(values.at(-1)?.kind === "session_end", "session_end is not the last");
  const code = ends[0]?.exit_code ?? 0;
  const isCompleted = endingOf(events)?.reason === "completed";
  that(
    (code === 0) === isCompleted,
    `exit_code ${code} of a run that is ${endingOf(events)?.reason}`,
  );
  const kinds = new Set(values.map(({ kind }) => kind));
  that(code !== 0 || !kinds.has("stderr"), "stderr though the exit code is 0");
  that(code !== 0 || !kinds.has("error"), "error though the exit code is 0");
}

function checkReply(
  values: readonly OutputEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const sent = values.map((value) => (value.kind === "agent_token" ? value.text : "")).join("");
  const reply = textOf(events);
  const at = events.findLastIndex((event) => event.type === "blockDiscarded");
  // what was sent cannot be taken back; a text that is reported again is reported whole, or goes on where it was
  const isReported = sent === reply || (at !== -1 && sent.endsWith(textOf(events.slice(at + 1))));
  that(isReported, `tokens say ${JSON.stringify(sent)}, the reply is ${JSON.stringify(reply)}`);
  that(
    values.every((value) => value.kind !== "agent_token" || value.text !== ""),
    "an empty agent_token",
  );
}

function checkTools(values: readonly OutputEvent[], { that }: Violations): void {
  const open = new Set<string>();
  const ended = new Set<string>();
  for (const value of values) {
    if (value.kind === "tool_result")
      that(ended.has(value.tool_call_id), `a result of ${value.tool_call_id}, which has not ended`);
    if (value.kind !== "tool_call") continue;
    const { id, status } = value;
    if (status === "started") {
      that(!open.has(id) && !ended.has(id), `${id} starts twice`);
      open.add(id);
    } else {
      that(open.delete(id), `${id} ends without a start`);
      ended.add(id);
    }
  }
  that(open.size === 0, `${[...open].join(", ")} did not end`);
}

const lifecycle = /^(?:SessionStart|Stop|Notification)(?::|$)/;

function checkHooks(
  values: readonly OutputEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const sent = values.filter((value) => value.kind === "hook");
  that(!sent.some(({ name }) => lifecycle.test(name)), "a lifecycle hook");
  const others = events.filter(
    (event) =>
      event.type === "hookStarted" &&
      !lifecycle.test(event.name) &&
      !lifecycle.test(event.hookEvent ?? ""),
  );
  that(sent.length === 2 * others.length, `${sent.length} events of ${others.length} hooks`);
}

function checkUsage(
  values: readonly OutputEvent[],
  events: readonly UnifiedEvent[],
  { that }: Violations,
): void {
  const usage = endingOf(events)?.usage;
  if (!isKnownUsage(usage)) return;
  let input = 0;
  let output = 0;
  for (const value of values) {
    if (value.kind !== "usage") continue;
    input += value.input_tokens + value.cache_read + value.cache_write;
    output += value.output_tokens;
  }
  that(input === usage.inputTokens, `${input} input tokens, not ${usage.inputTokens}`);
  that(output === usage.outputTokens, `${output} output tokens, not ${usage.outputTokens}`);
}
