import { untyped as read } from "@agentstream/adapter-kit/author";
import type { EventMap, TokenUsage } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

import {
  all,
  among,
  compareFacts,
  differ,
  last,
  type Comparer,
  type Events,
  type Facts,
} from "./comparing.ts";

/** What the events say otherwise than the facts, in words; nothing if they agree. */
export const compareOpencodeFacts = (facts: unknown, events: Events): string[] =>
  compareFacts(comparers, facts, events);

const comparers: Readonly<Record<string, Comparer>> = {
  session: ({ nativeSessionId }, events) => differ(last(events)?.nativeSessionId, nativeSessionId),
  turns: ({ turns }, events) => differ(all(events, "turnStarted").length, read.count(turns) ?? 0),
  text: ({ allowedTexts, textBlocks }, events) => [
    ...among(textOf(events), allowedTexts),
    ...differ(wholes(events, "textChunk"), read.strings(textBlocks)),
  ],
  thinking: ({ thinking }, events) =>
    differ(wholes(events, "thinkingChunk"), read.strings(thinking)),
  tools: ({ tools }, events) => {
    const expected = read.list(tools).map(read.fields);
    const started = all(events, "toolStarted");
    return [
      ...differ(
        started.map(({ toolId }) => toolId),
        expected.map(({ unifiedId }) => unifiedId),
      ),
      ...expected.flatMap((tool, at) => compareTool(tool, started[at], events)),
    ];
  },
  files: ({ filesChanged }, events) => {
    const changed = all(events, "fileChanged");
    const expected = read.list(filesChanged).map(read.fields);
    const isReported = ({ path, tool }: Facts): boolean =>
      changed.some(({ filePath, toolId }) => filePath === path && toolId === tool);
    const wanted = expected.filter((file) => file["required"] === true || isReported(file));
    return [
      ...differ(
        changed.map(({ filePath, toolId }) => [filePath, toolId]),
        wanted.map(({ path, tool }) => [path, tool]),
      ),
      ...changed.flatMap(({ changeType, diff }, at) => [
        ...among(changeType, wanted[at]?.["changeTypes"]),
        ...(wanted[at]?.["diff"] === true && diff === undefined ? ["there is no diff"] : []),
      ]),
    ];
  },
  plans: ({ plans }, events) =>
    differ(
      all(events, "planUpdated").map(({ entries }) => entries),
      read.list(plans).map((plan) => read.list(plan).map(read.fields).map(entryOf)),
    ),
  subagents: ({ subagents }, events) =>
    differ(
      all(events, "subagentStarted").map(({ subagentId, toolId, label, prompt }) => [
        subagentId,
        toolId,
        label,
        prompt,
      ]),
      read
        .list(subagents)
        .map(read.fields)
        .map(({ id, tool, label, prompt }) => [id, tool, label, prompt]),
    ),
  permissions: ({ permissions, permissionsOnStderr }, events) => {
    const logs = all(events, "log").filter(({ source }) => source === "stderr");
    const missing = read
      .strings(permissionsOnStderr)
      .filter((words) => !logs.some(({ message }) => message.includes(words)));
    return [
      ...differ(all(events, "permissionRequested").length, read.list(permissions).length),
      ...differ(missing, []),
    ];
  },
  warnings: ({ warnings, permissionsOnStderr }, events) =>
    differ(
      all(events, "log").length,
      read.list(warnings).length + read.list(permissionsOnStderr).length,
    ),
  errors: ({ errors }, events) =>
    differ(
      all(events, "error")
        .filter(({ fatal }) => fatal)
        .map(({ message, httpStatus }) => [message, httpStatus ?? null]),
      read
        .list(errors)
        .map(read.fields)
        .map(({ message, statusCode }) => [message, statusCode ?? null]),
    ),
  retries: ({ retriedSteps }, events) => {
    const times = Object.values(read.fields(retriedSteps)).map((count) => Number(count) - 1);
    const retries = all(events, "error").filter(({ retry }) => retry !== undefined);
    return differ(
      retries.length,
      times.reduce((sum, count) => sum + count, 0),
    );
  },
  denials: ({ denials }, events) => {
    const { min, max } = read.fields(denials);
    const count = last(events)?.permissionDenials?.length ?? 0;
    const isWithin = count >= (read.count(min) ?? 0) && count <= (read.count(max) ?? Infinity);
    return isWithin ? [] : [`${count}, not between ${String(min)} and ${String(max)}`];
  },
  outcome: ({ outcome }, events) => {
    const { reason, allowed, detail, errorCodes } = read.fields(outcome);
    const end = last(events);
    const ours = details.get(read.string(detail) ?? "");
    const codes = [...read.strings(errorCodes), ...(ours?.errorCodes ?? [])];
    return [
      ...among(end?.reason, allowed),
      ...(errorCodes === undefined ? [] : among(end?.errorCode, codes)),
      // another reason that is allowed has a detail of its own
      ...(ours?.detail === undefined || end?.reason !== reason
        ? []
        : differ(end?.detail, ours.detail)),
    ];
  },
  usage: ({ allowedUsage, usagePerStep }, events) => {
    const usage = last(events)?.usage;
    const steps = all(events, "usageReported").filter(({ scope }) => scope === "message");
    const isAllowed = read.list(allowedUsage).some((expected) => isUsage(usage, expected));
    return [
      ...(isAllowed ? [] : [`${JSON.stringify(usage)} of the run`]),
      ...differ(steps.length, read.count(usagePerStep) ?? 0),
    ];
  },
  cost: ({ cost }, events) => {
    const { usd, costSource } = read.fields(cost);
    const end = last(events);
    if (typeof usd !== "number") return differ(end?.costUsd, undefined);
    return [
      ...(Math.abs((end?.costUsd ?? 0) - usd) < 1e-9 ? [] : [`${end?.costUsd}, not ${usd}`]),
      ...(end?.costUsd === undefined ? [] : among(end.costSource, costSource)),
    ];
  },
};

function compareTool(
  tool: Facts,
  start: EventMap["toolStarted"] | undefined,
  events: Events,
): string[] {
  if (start === undefined) return [];
  const { toolId, toolName, startedAt } = start;
  const completed = all(events, "toolCompleted").find((end) => end.toolId === toolId);
  const failed = all(events, "toolFailed").find((end) => end.toolId === toolId);
  const end = completed ? `toolCompleted:${completed.success}` : `toolFailed:${failed?.reason}`;
  const said = [
    ...among(toolName, tool["allowedNames"] ?? [tool["name"]]),
    ...among(end, tool["allowed"]),
    ...differ(startedAt === undefined ? undefined : Date.parse(startedAt), tool["startedAtMs"]),
    ...(completed === undefined
      ? []
      : [
          ...differ(completed.durationMs, tool["durationMs"]),
          ...differ(completed.exitCode, read.integer(tool["exitCode"])),
        ]),
    ...compareError(read.string(tool["error"]), completed?.error ?? failed?.error),
  ];
  return said.map((words) => `${toolId}: ${words}`);
}

/** The facts have the beginning of an error. */
const compareError = (expected: string | undefined, actual: string | undefined): string[] =>
  expected === undefined || actual?.startsWith(expected) === true
    ? []
    : [`${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];

/** Our words for a fact's detail, where they say it more closely. */
const details: ReadonlyMap<
  string,
  { detail?: EventMap["sessionEnded"]["detail"]; errorCodes?: readonly string[] }
> = new Map([
  ["denied", { detail: "denied" }],
  ["signal", { detail: "signal" }],
  ["safety", { errorCodes: ["contentFiltered"] }],
]);

const planStatuses: ReadonlyMap<unknown, string> = new Map([["in_progress", "inProgress"]]);

const entryOf = ({ content, status, priority }: Facts): Facts => ({
  content,
  status: planStatuses.get(status) ?? status,
  ...(priority !== undefined && { priority }),
});

const wholes = (events: Events, type: "textChunk" | "thinkingChunk"): (string | undefined)[] =>
  all(events, type)
    .filter(({ isComplete }) => isComplete === true)
    .map(({ text }) => text);

/** Unknown usage is said as none. */
function isUsage(usage: TokenUsage | undefined, expected: unknown): boolean {
  if (usage === undefined || expected === null) return usage === undefined && expected === null;
  return Object.entries(read.fields(expected)).every(
    ([name, count]) => new Map<string, unknown>(Object.entries(usage)).get(name) === count,
  );
}
