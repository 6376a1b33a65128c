import type { AgUiEvent } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

import { createBracketRule, type BracketRule } from "./create-bracket-rule.ts";
import { createViolations } from "./create-violations.ts";
import { fieldsOf } from "./fields-of.ts";
import { discardedBlocks, endingOf } from "./reported-text.ts";

/** What `ag-ui` must make of the events of a run. */
export function verifyAgUi(
  values: readonly AgUiEvent[],
  events: readonly UnifiedEvent[],
): string[] {
  const violations = createViolations();
  const { that, found } = violations;
  const count = (...types: string[]): number =>
    values.filter(({ type }) => types.includes(type)).length;
  that(values[0]?.type === "RUN_STARTED" && count("RUN_STARTED") === 1, "no RUN_STARTED first");
  const reason = endingOf(events)?.reason ?? "failed";
  const ending = reason === "failed" || reason === "timeout" ? "RUN_ERROR" : "RUN_FINISHED";
  that(
    values.at(-1)?.type === ending && count("RUN_ERROR", "RUN_FINISHED") === 1,
    `no ${ending} last`,
  );
  that(count("TOOL_CALL_START") === count("TOOL_CALL_END"), "calls that are not closed");
  checkBrackets(values, {
    TEXT_MESSAGE: createBracketRule("message", violations),
    REASONING: createBracketRule("reasoning", violations),
    REASONING_MESSAGE: createBracketRule("message of reasoning", violations),
    TOOL_CALL: createBracketRule("tool", violations),
    STEP: createBracketRule("step", violations),
    SUBAGENT: createBracketRule("subagent", violations),
  });
  const results = values.filter(({ type }) => type === "TOOL_CALL_RESULT");
  const started = events.filter(({ type }) => type === "toolStarted");
  that(results.length === started.length, `${results.length} results of ${started.length} calls`);
  const thoughts = count("REASONING_START") === count("REASONING_MESSAGE_START");
  that(thoughts, "reasoning without its message");
  that(textTold(values, events) === textOf(events), "the text is not the reply");
  checkCalls(values, events, that);
  return found;
}

/** Each call has arguments that can be parsed, and a result that shows whether it failed. */
function checkCalls(
  values: readonly AgUiEvent[],
  events: readonly UnifiedEvent[],
  that: ReturnType<typeof createViolations>["that"],
): void {
  const all = values.map(fieldsOf);
  const streamed = new Set(
    events.flatMap((event) => (event.type === "toolInputChunk" ? [event.toolId] : [])),
  );
  for (const { toolId } of events.filter((event) => event.type === "toolStarted")) {
    const mine = all.filter(({ toolCallId }) => toolCallId === toolId);
    const pieces = mine.filter(({ type }) => type === "TOOL_CALL_ARGS");
    // pieces are sent as the model wrote them
    const input = pieces.map(({ delta }) => String(delta)).join("");
    that(
      streamed.has(toolId) ? input !== "" : isJson(input),
      `arguments of ${toolId} are not JSON`,
    );
    const end = events.find(
      (event) =>
        (event.type === "toolCompleted" || event.type === "toolFailed") && event.toolId === toolId,
    );
    const hasFailed = end !== undefined && (end.type === "toolFailed" || !Object(end).success);
    const { metadata } = mine.find(({ type }) => type === "TOOL_CALL_RESULT") ?? {};
    that(
      (Object(metadata).isError === true) === hasFailed,
      `the failure of ${toolId} is not marked`,
    );
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function checkBrackets(
  values: readonly AgUiEvent[],
  rules: Readonly<Record<string, BracketRule>>,
): void {
  for (const { type, messageId, toolCallId, stepName, subagentRunId } of values.map(fieldsOf)) {
    const [, name = "", what] =
      /^(TEXT_MESSAGE|REASONING_MESSAGE|REASONING|TOOL_CALL|STEP|SUBAGENT)_(\w+)$/.exec(
        String(type),
      ) ?? [];
    const rule = rules[name];
    const id = String(name === "SUBAGENT" ? subagentRunId : (stepName ?? toolCallId ?? messageId));
    if (what === "START" || what === "STARTED") rule?.open(id);
    if (what === "CONTENT" || what === "ARGS") rule?.within(id);
    if (what === "END" || what === "FINISHED" || what === "ERROR") rule?.close(id);
  }
  for (const rule of Object.values(rules)) rule.end();
}

/** What the agent itself says, without what was taken back. */
function textTold(values: readonly AgUiEvent[], events: readonly UnifiedEvent[]): string {
  const texts = new Map<unknown, string>();
  for (const { type, messageId, delta, subagentRunId } of values.map(fieldsOf)) {
    if (type === "TEXT_MESSAGE_CONTENT" && subagentRunId === undefined)
      texts.set(messageId, (texts.get(messageId) ?? "") + String(delta));
  }
  for (const blockId of discardedBlocks(events)) texts.delete(blockId);
  return [...texts.values()].join("");
}
