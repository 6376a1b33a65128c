import { untyped as read } from "@agentstream/adapter-kit/author";
import type { EventMap, TokenUsage } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

import {
  all,
  among,
  compareFacts,
  differ,
  last,
  merged,
  toolEnd,
  type Comparer,
  type Events,
  type Facts,
} from "./comparing.ts";

/** What the events say otherwise than the facts, in words; nothing if they agree. */
export const compareGeminiFacts = (facts: unknown, events: Events): string[] =>
  compareFacts(comparers, facts, events);

const comparers: Readonly<Record<string, Comparer>> = {
  session: ({ nativeSessionId, model }, events) => {
    const actual = { ...merged(events, "sessionUpdated"), ...merged(events, "sessionStarted") };
    return [
      ...differ(actual["nativeSessionId"], nativeSessionId ?? undefined),
      ...differ(actual["model"], model ?? undefined),
    ];
  },
  prompt: ({ prompt }, events) => {
    const said = all(events, "userMessage").map(({ content }) => content);
    const began = all(events, "turnStarted").flatMap((turn) => turn.prompt ?? []);
    const { head, length } = read.fields(prompt);
    const heads = (texts: string[]): unknown[] =>
      texts.map((text) => [text.slice(0, read.string(head)?.length), Array.from(text).length]);
    const expected = prompt === null ? [] : [[head, length]];
    return [...differ(heads(said), expected), ...differ(heads(began), expected)];
  },
  turns: ({ turns }, events) => differ(all(events, "turnStarted").length, read.count(turns) ?? 0),
  text: ({ allowedTexts }, events) => among(textOf(events), allowedTexts),
  thinking: ({ thinking }, events) =>
    differ(
      all(events, "thinkingChunk")
        .map(({ content }) => content)
        .join(""),
      read.strings(thinking).join(""),
    ),
  tools: ({ tools }, events) => {
    const expected = read.list(tools).map(read.fields);
    const started = all(events, "toolStarted");
    return [
      ...differ(
        started.map(({ toolName }) => toolName),
        expected.map(({ name }) => name),
      ),
      ...differ(
        started.map((tool) => tool.arguments ?? {}),
        expected.map(({ args }) => args),
      ),
      ...started.flatMap(({ toolId }, index) =>
        among(toolEnd(events, toolId), expected[index]?.["allowed"]),
      ),
    ];
  },
  files: ({ filesChanged }, events) => {
    const expected = read.list(filesChanged).map(read.fields);
    const changed = all(events, "fileChanged");
    return [
      ...differ(
        changed.map(({ filePath }) => filePath),
        expected.map(({ path }) => path),
      ),
      ...changed.flatMap(({ changeType }, index) =>
        among(changeType, expected[index]?.["changeTypes"]),
      ),
    ];
  },
  plans: ({ plans }, events) =>
    differ(
      all(events, "planUpdated").map(({ entries }) => entries),
      read.list(plans).map((plan) => read.list(plan).map(read.fields).map(entryOf)),
    ),
  subagents: ({ subagents }, events) =>
    differ(
      all(events, "subagentStarted").map(({ label, prompt, toolId }) => ({
        tool: toolId,
        label,
        prompt,
      })),
      read
        .list(subagents)
        .map(read.fields)
        .map(({ tool, label, prompt }) => ({ tool, label, prompt })),
    ),
  permissions: ({ permissions }, events) =>
    differ(all(events, "permissionRequested").length, read.list(permissions).length),
  warnings: ({ warnings }, events) => {
    const actual = all(events, "log").filter(({ source }) => source === "agent");
    return differ(
      actual.map(({ message }) => message),
      [...new Set(read.strings(warnings))],
    );
  },
  errors: ({ errors, errorMessage }, events) => {
    const actual = all(events, "error").map(({ message }) => message);
    const final = read.string(errorMessage);
    return differ(actual, [
      ...new Set([...read.strings(errors), ...(final === undefined ? [] : [final])]),
    ]);
  },
  denials: ({ denials }, events) => {
    const { min, max } = read.fields(denials);
    const count = last(events)?.permissionDenials?.length ?? 0;
    const isWithin = count >= (read.count(min) ?? 0) && count <= (read.count(max) ?? Infinity);
    return isWithin ? [] : [`${count}, not between ${String(min)} and ${String(max)}`];
  },
  outcome: ({ outcome }, events) => {
    const { allowed, detail, errorCodes, httpStatus } = read.fields(outcome);
    const end = last(events);
    const status = all(events, "error").findLast((error) => error.fatal)?.httpStatus;
    // the facts' word for why is more exact than the codes they list, where we have a code for it
    const codes = [
      ...read.strings(errorCodes),
      ...(closerCodes.get(read.string(detail) ?? "") ?? []),
    ];
    return [
      ...among(end?.reason, allowed),
      ...(errorCodes === undefined || end?.reason === "completed"
        ? []
        : among(end?.errorCode, codes)),
      ...(details.has(read.string(detail) ?? "")
        ? differ(end?.detail, details.get(read.string(detail) ?? ""))
        : []),
      ...(status === undefined ? [] : differ(status, httpStatus)),
    ];
  },
  usage: ({ allowedUsage, perModel }, events) => {
    const turn = [...all(events, "turnCompleted"), ...all(events, "turnFailed")].at(-1);
    const run = last(events)?.usage;
    const allowed = read.list(allowedUsage);
    const models = Object.entries(read.fields(perModel)).map(
      ([model, usage]) => [model, read.fields(usage)] as const,
    );
    const used = models.filter(([, { totalTokens }]) => totalTokens !== 0);
    return [
      ...(allowed.some((usage) => isUsage(run, usage)) || allowed.length === 0
        ? []
        : [`${JSON.stringify(run)} of the run`]),
      ...(turn?.usage?.completeness === "unknown" ? [] : differ(turn?.usage, run)),
      ...differ(
        Object.keys(turn?.usageByModel ?? {}),
        used.map(([model]) => model),
      ),
      ...used.flatMap(([model, usage]) =>
        isUsage(turn?.usageByModel?.[model], usage) ? [] : [`${model}: ${JSON.stringify(usage)}`],
      ),
    ];
  },
};

/** Codes of ours that say a fact's detail more closely than those that the facts list. */
const closerCodes: ReadonlyMap<string, readonly string[]> = new Map([
  ["safety", ["contentFiltered"]],
  ["recitation", ["contentFiltered"]],
  ["emptyResponse", ["emptyResponse"]],
  ["serverError", ["serverError"]],
]);

/** Our word for a fact's detail, where there is one. */
const details: ReadonlyMap<string, EventMap["sessionEnded"]["detail"]> = new Map([
  ["maxTurns", "maxTurns"],
  ["loop", "loop"],
  ["hook", "hookStopped"],
  ["noText", "noText"],
]);

const planStatuses: ReadonlyMap<unknown, string> = new Map([["in_progress", "inProgress"]]);

const entryOf = ({ content, status }: Facts): Facts => ({
  content,
  status: planStatuses.get(status) ?? status,
});

/** Unknown usage is said as none, or as zeros. A part that we do not report need not be known. */
function isUsage(usage: TokenUsage | undefined, expected: unknown): boolean {
  if (usage === undefined) return expected === null || read.fields(expected)["totalTokens"] === 0;
  const { inputTokens, outputTokens, totalTokens, cachedTokens } = read.fields(expected);
  return (
    usage.inputTokens === inputTokens &&
    usage.outputTokens === outputTokens &&
    usage.totalTokens === totalTokens &&
    (usage.cachedTokens ?? 0) === (cachedTokens ?? 0)
  );
}
