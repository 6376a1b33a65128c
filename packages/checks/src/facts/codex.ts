import { inWords, untyped as read } from "@agentstream/adapter-kit/author";
import {
  forWord,
  type EventMap,
  type EventType,
  type KnownEvent,
  type TokenUsage,
  type UnifiedEvent,
} from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

export type Facts = Readonly<Record<string, unknown>>;
export type Events = readonly UnifiedEvent[];
export type Of<T extends EventType> = { type: T } & EventMap[T];

/** One thing that facts say, held against a stream: the disagreements in words. */
export type Comparer = (facts: Facts, events: Events) => string[];

const comparers: readonly Comparer[] = [
  compareText,
  compareTools,
  compareFiles,
  comparePlans,
  compareTurns,
  compareOutcome,
  compareUsage,
  compareErrors,
  compareWarnings,
  compareSubagents,
  compareDenials,
  compareSession,
];

/** Where the events of a run of codex disagree with the facts of its recording. */
export const compareCodexFacts = (facts: unknown, events: Events): string[] =>
  comparers.flatMap((compare) => compare(read.fields(facts), events));

function compareText({ text, thinking }: Facts, events: Events): string[] {
  return [
    ...differing("text", read.strings(text).join(""), textOf(events)),
    ...differing("texts", read.strings(text), wholesOf(events, "textChunk")),
    ...differing("thinking", read.strings(thinking), wholesOf(events, "thinkingChunk")),
  ];
}

function compareTools({ tools }: Facts, events: Events): string[] {
  const started = all(events, "toolStarted");
  const expected = read.list(tools).map(read.fields);
  const count = differing("tools", expected.length, started.length);
  return [...count, ...expected.flatMap((tool, at) => compareTool(tool, started[at], events))];
}

function compareTool(tool: Facts, start: Of<"toolStarted"> | undefined, events: Events): string[] {
  if (start === undefined) return [`${String(tool["id"])} was not started`];
  const { toolId, toolName } = start;
  const name = tool["kind"] === "file_change" ? "apply_patch" : tool["name"];
  const ids = [tool["id"], ...read.list(tool["altIds"])];
  const end = endOf(toolId, events);
  const completed = end?.type === "toolCompleted" ? end : undefined;
  return [
    ...among("a tool", ids, toolId),
    ...differing(`the name of ${toolId}`, name, toolName),
    ...among(`the end of ${toolId}`, read.strings(tool["allowed"]), wordOf(end)),
    ...differing(`the server of ${toolId}`, read.string(tool["server"]), start.server),
    ...differing(`the exit code of ${toolId}`, read.integer(tool["exitCode"]), completed?.exitCode),
    ...compareOutput(tool, completed),
    ...compareArguments(tool, start.arguments, completed?.arguments),
  ];
}

export function compareOutput(tool: Facts, completed: Of<"toolCompleted"> | undefined): string[] {
  const length = read.count(tool["outputLength"]);
  if (length === undefined || completed === undefined) return [];
  // the facts count code points
  const actual = Array.from(read.string(completed.result) ?? "").length;
  return differing("the length of an output", length, actual);
}

export function compareArguments(tool: Facts, atStart: unknown, atEnd: unknown): string[] {
  const actual = { ...read.fields(atEnd ?? atStart), arguments: atEnd ?? atStart };
  return ["command", "arguments", "query"]
    .filter((name) => tool[name] !== undefined)
    .flatMap((name) => differing(name, tool[name], read.fields(actual)[name]));
}

/** The end of a call in the words of the facts; `open`: closed by us. */
export function wordOf(end: Of<"toolCompleted"> | Of<"toolFailed"> | undefined): string {
  if (end?.type === "toolCompleted") return end.success ? "completed_ok" : "completed_error";
  const words = { denied: "denied", cancelled: "open", notRun: "open", error: "completed_error" };
  return end === undefined ? "never" : (forWord(words, end.reason) ?? end.reason);
}

export function compareFiles({ files }: Facts, events: Events): string[] {
  const actual = all(events, "fileChanged").map(({ filePath, changeType, toolId }) => ({
    path: filePath,
    changeType,
    toolId,
  }));
  return differing("files", read.list(files), actual);
}

export function comparePlans({ plansDistinct }: Facts, events: Events): string[] {
  const actual = all(events, "planUpdated").map(({ entries }) => entries);
  return differing("plans", read.list(plansDistinct), actual);
}

export function compareTurns({ turns }: Facts, events: Events): string[] {
  const expected = read.list(turns).map((turn) => read.fields(turn)["ok"] === true);
  const ends = ["turnCompleted", "turnFailed"];
  const actual = events
    .filter(({ type }) => ends.includes(type))
    .map(({ type }) => type === ends[0]);
  const started = all(events, "turnStarted").length;
  return [
    ...differing("turns that began", expected.length, started),
    ...differing("turns", expected, actual),
  ];
}

export function compareOutcome({ allowed, errorCodesAllowed }: Facts, events: Events): string[] {
  const [end] = all(events, "sessionEnded");
  const codes = read.strings(errorCodesAllowed);
  return [
    ...among("the reason", read.strings(allowed), end?.reason),
    ...(codes.length === 0 ? [] : among("the error code", codes, end?.errorCode)),
  ];
}

/** What is printed is the thread's total. The turn's own is known for a fresh thread, or from the total before. */
function compareUsage(facts: Facts, events: Events): string[] {
  const turns = all(events, "turnCompleted");
  const expected = read.list(facts["turns"]).map((turn) => read.fields(turn)["usage"]);
  const isUnknown = facts["usage"] === null || facts["usageUnknown"] === true;
  const totals = [...all(events, "usageReported"), ...turns].map(({ usage }) => numbersOf(usage));
  const isReported = isUnknown || totals.some((total) => isSame(total, facts["usage"]));
  return [
    ...(isReported ? [] : ["the total of the thread is reported nowhere"]),
    ...turns.flatMap(({ usage }, at) => compareTurnUsage(facts, expected[at], usage)),
  ];
}

function compareTurnUsage(facts: Facts, expected: unknown, usage: TokenUsage): string[] {
  const isUnknown = usage.completeness === "unknown";
  if (facts["usageUnknown"] === true)
    return isUnknown ? [] : ["unknown usage is reported as known"];
  const known = expected ?? facts["turnUsageWithHistory"];
  if (isUnknown && (expected === null || expected === undefined)) return [];
  return differing("the usage of a turn", known, numbersOf(usage));
}

export function numbersOf(usage: TokenUsage): Facts {
  const { completeness: _, ...numbers } = usage;
  return numbers;
}

function compareErrors(facts: Facts, events: Events): string[] {
  const errors = all(events, "error");
  const retries = errors.filter(({ retry }) => retry !== undefined).length;
  const fatal = errors.filter((error) => error.fatal).length;
  const failed = all(events, "turnFailed")[0]?.error;
  const message = read.list(facts["turns"]).map((turn) => read.fields(turn)["message"])[0];
  return [
    ...differing("retries", facts["retryNotices"], retries),
    ...differing("fatal errors", facts["fatalErrorLines"] ?? 0, fatal),
    ...(typeof message === "string"
      ? differing("the error of the turn", inWords(message), failed)
      : []),
  ];
}

/** A warning that is printed twice in a row is reported once. */
function compareWarnings({ warningMessages }: Facts, events: Events): string[] {
  const actual = all(events, "log").filter(({ source }) => source === "agent");
  return differing(
    "warnings",
    read.strings(warningMessages).filter((message, at, list) => message !== list[at - 1]),
    actual.map(({ message }) => message),
  );
}

function compareSubagents({ subagents }: Facts, events: Events): string[] {
  const expected = read.list(subagents).map(read.fields);
  const started = all(events, "subagentStarted");
  const ended = all(events, "subagentCompleted");
  const ids = expected.map((agent) => agent["threadId"]);
  const actual = started.map(({ subagentId }) => subagentId);
  return [
    ...differing("sub-agents", ids, actual),
    ...differing("sub-agents that ended", ids.length, ended.length),
    ...expected.flatMap(({ messages, spawnedBy }, at) => [
      ...differing("what a sub-agent said", read.strings(messages)[0], ended[at]?.summary),
      ...differing("who spawned a sub-agent", spawnedBy, started[at]?.toolId),
    ]),
  ];
}

/** Each refusal is counted once: as the vendor shows it, or else from the error output. */
function compareDenials({ invisibleDenials, tools }: Facts, events: Events): string[] {
  const [end] = all(events, "sessionEnded");
  const denials = end?.permissionDenials ?? [];
  const shown = read.list(tools).filter((tool) => read.fields(tool)["outcome"] === "denied");
  const hidden = read.count(invisibleDenials) ?? 0;
  const onStderr = denials.filter(({ source }) => source === "stderr").length;
  return [
    ...differing("denials", shown.length + hidden, denials.length),
    ...differing("denials on stderr", hidden, onStderr),
  ];
}

function compareSession({ nativeSessionId }: Facts, events: Events): string[] {
  const [end] = all(events, "sessionEnded");
  const asked = [...all(events, "permissionRequested"), ...all(events, "questionAsked")];
  return [
    ...differing("nativeSessionId", read.string(nativeSessionId), end?.nativeSessionId),
    ...differing("permissions and questions", 0, asked.length),
  ];
}

/** The texts of the blocks of a kind that were not discarded, in the order in which they were closed. */
export function wholesOf(
  events: Events,
  type: "textChunk" | "thinkingChunk",
): (string | undefined)[] {
  const discarded = new Set(all(events, "blockDiscarded").map(({ blockId }) => blockId));
  return all(events, type)
    .filter(({ isComplete, blockId = "" }) => isComplete === true && !discarded.has(blockId))
    .map(({ text }) => text);
}

export const endOf = (
  toolId: string,
  events: Events,
): Of<"toolCompleted"> | Of<"toolFailed"> | undefined =>
  [...all(events, "toolCompleted"), ...all(events, "toolFailed")].find(
    (end) => end.toolId === toolId,
  );

export const all = <T extends EventType>(events: Events, type: T): Of<T>[] =>
  events.filter((event): event is Of<T> & UnifiedEvent & KnownEvent => event.type === type);

export const differing = (what: string, expected: unknown, actual: unknown): string[] =>
  isSame(expected, actual) ? [] : [`${what}: ${brief(expected)} expected, ${brief(actual)} actual`];

export const among = (what: string, allowed: readonly unknown[], actual: unknown): string[] =>
  allowed.includes(actual) ? [] : [`${what}: ${brief(allowed)} expected, ${brief(actual)} actual`];

const brief = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 200);

/** The same JSON, whatever the order of its keys. */
export const isSame = (left: unknown, right: unknown): boolean => sorted(left) === sorted(right);

const byName = ([left]: [string, unknown], [right]: [string, unknown]): number =>
  left < right ? -1 : 1;

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    read.isFields(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
  ) ?? "nothing";
