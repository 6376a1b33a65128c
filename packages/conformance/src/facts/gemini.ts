import { read } from "@agentstream/adapter-kit";
import type { EventMap, TokenUsage, UnifiedEvent } from "@agentstream/schema";
import { isEvent } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

type Facts = Readonly<Record<string, unknown>>;
type Events = readonly UnifiedEvent[];
type Comparer = (facts: Facts, events: Events) => string[];

/** What the events say otherwise than the facts, in words; nothing if they agree. */
export function compareGeminiFacts(facts: unknown, events: Events): string[] {
  const known = read.fields(facts);
  return Object.entries(comparers).flatMap(([what, compare]) =>
    compare(known, events).map((difference) => `${what}: ${difference}`),
  );
}

const comparers: Readonly<Record<string, Comparer>> = {
  session: ({ nativeSessionId, model }, events) => {
    const told = { ...merged(events, "sessionUpdated"), ...merged(events, "sessionStarted") };
    return [
      ...differ(told["nativeSessionId"], nativeSessionId ?? undefined),
      ...differ(told["model"], model ?? undefined),
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
    const told = all(events, "log").filter(({ source }) => source === "agent");
    return differ(
      told.map(({ message }) => message),
      [...new Set(read.strings(warnings))],
    );
  },
  errors: ({ errors, errorMessage }, events) => {
    const told = all(events, "error").map(({ message }) => message);
    const final = read.string(errorMessage);
    return differ(told, [
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

function all<T extends keyof EventMap>(events: Events, type: T): EventMap[T][] {
  return events.filter((event): event is UnifiedEvent & EventMap[T] => isEvent(event, type));
}

const last = (events: Events): EventMap["sessionEnded"] | undefined =>
  all(events, "sessionEnded").at(-1);

/** What all events of a type say together. */
const merged = (events: Events, type: "sessionStarted" | "sessionUpdated"): Facts =>
  Object.fromEntries(all(events, type).flatMap((event) => Object.entries(event)));

function toolEnd(events: Events, toolId: string): string | undefined {
  for (const event of events) {
    if (isEvent(event, "toolCompleted") && event.toolId === toolId)
      return `toolCompleted:${event.success}`;
    if (isEvent(event, "toolFailed") && event.toolId === toolId)
      return `toolFailed:${event.reason}`;
  }
  return undefined;
}

/** Unknown usage is said as none, or as zeros. A part that we do not tell need not be known. */
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

function differ(told: unknown, expected: unknown): string[] {
  const [left, right] = [JSON.stringify(told), JSON.stringify(expected)];
  return left === right ? [] : [`${left}, not ${right}`];
}

const among = (told: unknown, allowed: unknown): string[] =>
  read.list(allowed).includes(told)
    ? []
    : [`${JSON.stringify(told)}, not one of ${JSON.stringify(allowed)}`];
