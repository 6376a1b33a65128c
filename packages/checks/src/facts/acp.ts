import { untyped as read } from "@agentstream/adapter-kit/author";
import type { TokenUsage } from "@agentstream/schema";
import { isEvent } from "@agentstream/schema";
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
export const compareAcpFacts = (facts: unknown, events: Events): string[] =>
  compareFacts(comparers, facts, events);

const comparers: Readonly<Record<string, Comparer>> = {
  session: ({ nativeSessionId, model, agentVersion }, events) => {
    const actual = { ...merged(events, "sessionStarted"), ...merged(events, "sessionUpdated") };
    return [
      ...differ(actual["nativeSessionId"], nativeSessionId ?? undefined),
      ...differ(actual["model"], model ?? undefined),
      ...differ(actual["agentVersion"], agentVersion ?? undefined),
    ];
  },
  turns: ({ turns, turnList }, events) => {
    const ends = events.flatMap((event) =>
      isEvent(event, "turnCompleted") || isEvent(event, "turnFailed") ? [event.stopReason] : [],
    );
    const reasons = read.list(turnList).map((turn) => read.fields(turn)["reason"]);
    const isSaid = ends.length === reasons.length && reasons.every((reason) => reason !== null);
    return [
      ...differ(all(events, "turnStarted").length, read.count(turns) ?? 0),
      // an error has no reason to stop
      ...(isSaid
        ? differ(
            ends,
            reasons.map((reason, at) => (ends[at] === undefined ? undefined : reason)),
          )
        : []),
    ];
  },
  text: ({ allowedTexts }, events) => among(textOf(events), allowedTexts),
  thinking: ({ thinking }, events) =>
    differ(
      all(events, "thinkingChunk")
        .map(({ content }) => content)
        .join(""),
      read.strings(thinking).join(""),
    ),
  tools: compareTools,
  files: ({ filesChanged }, events) => {
    const changed = all(events, "fileChanged");
    const expected = read
      .list(filesChanged)
      .map(read.fields)
      .filter(
        ({ path, required }) => required !== false || changed.some((one) => one.filePath === path),
      );
    return [
      ...differ(
        changed.map(({ filePath, before, after, toolId }) => [
          filePath,
          before ?? "",
          after,
          toolId,
        ]),
        expected.map(({ path, before, after, tool }) => [path, before ?? "", after, tool]),
      ),
      ...changed.flatMap(({ changeType }, index) =>
        among(changeType, expected[index]?.["changeTypes"]),
      ),
    ];
  },
  plans: ({ plans }, events) => differ(all(events, "planUpdated").length, read.list(plans).length),
  subagents: ({ subagents }, events) =>
    differ(all(events, "subagentStarted").length, read.list(subagents).length),
  permissions: comparePermissions,
  denials: ({ denials }, events) => {
    const { min, max } = read.fields(denials);
    const count = last(events)?.permissionDenials?.length ?? 0;
    const isWithin = count >= (read.count(min) ?? 0) && count <= (read.count(max) ?? Infinity);
    return isWithin ? [] : [`${count}, not between ${String(min)} and ${String(max)}`];
  },
  outcome: ({ outcome }, events) => {
    const { allowed, detail } = read.fields(outcome);
    const end = last(events);
    return [
      ...among(end?.reason, allowed),
      ...(detail === "noText" ? differ(end?.detail, detail) : []),
    ];
  },
  usage: ({ allowedUsage }, events) => {
    const run = last(events)?.usage;
    const allowed = read.list(allowedUsage);
    return allowed.length === 0 || allowed.some((usage) => isUsage(run, usage))
      ? []
      : [`${JSON.stringify(run)} of the run`];
  },
};

/** What was only repeated of an earlier run may be left out. */
function compareTools({ tools }: Facts, events: Events): string[] {
  const started = all(events, "toolStarted");
  const expected = read
    .list(tools)
    .map(read.fields)
    .filter(
      ({ allowed, unifiedId }) =>
        !read.list(allowed).includes("absent") ||
        started.some(({ toolId }) => toolId === unifiedId),
    );
  return [
    ...differ(
      started.map(({ toolId }) => toolId),
      expected.map(({ unifiedId }) => unifiedId),
    ),
    ...started.flatMap(({ toolId, toolName, title }, index) => {
      const { nameHints, title: expectedTitle, allowed } = expected[index] ?? {};
      return [
        // of the hints the first is the tool's own name
        ...differ(toolName, read.list(nameHints)[0]),
        ...differ(title, expectedTitle),
        ...among(toolEnd(events, toolId), allowed),
      ];
    }),
  ];
}

function comparePermissions({ permissions }: Facts, events: Events): string[] {
  const expected = read.list(permissions).map(read.fields);
  const asked = all(events, "permissionRequested");
  const resolved = all(events, "permissionResolved");
  return [
    ...differ(
      asked.map(({ toolId, title, options = [] }) => [
        toolId,
        title,
        options.map(({ optionId }) => optionId),
      ]),
      expected.map(({ toolId, title, options }) => [
        toolId,
        title,
        read.list(options).map((option) => read.fields(option)["optionId"]),
      ]),
    ),
    ...asked.flatMap(({ requestId }, index) =>
      among(
        resolved.find((one) => one.requestId === requestId)?.outcome,
        expected[index]?.["allowed"],
      ),
    ),
  ];
}

/** A part that we do not report need not be known. */
function isUsage(usage: TokenUsage | undefined, expected: unknown): boolean {
  if (usage === undefined) return expected === null;
  const { inputTokens, outputTokens, totalTokens } = read.fields(expected);
  return (
    usage.inputTokens === inputTokens &&
    usage.outputTokens === outputTokens &&
    usage.totalTokens === totalTokens
  );
}
