import { untyped as read } from "@agentstream/adapter-kit/author";
import type { EventMap, EventType, TokenUsage, UnifiedEvent } from "@agentstream/schema";
import { textOf } from "@agentstream/stream";

type Fields = Readonly<Record<string, unknown>>;
type Events = readonly UnifiedEvent[];
type Comparer = (facts: Fields, events: Events) => readonly (string | undefined)[];
type Known<T extends EventType> = { type: T } & EventMap[T];

/** Where a stream of Claude Code, or of Qwen Code, disagrees with what is known of its recording. */
export function compareClaudeFacts(facts: unknown, events: Events): string[] {
  const known = read.fields(facts);
  return Object.entries(comparers).flatMap(([name, compare]) =>
    compare(known, events).flatMap((difference) =>
      difference === undefined ? [] : [`${name}: ${difference}`],
    ),
  );
}

const comparers: Readonly<Record<string, Comparer>> = {
  text: (facts, events) => [oneOf(textOf(events), read.strings(facts["textVariants"]))],
  thinking: (facts, events) => [
    same(blocksOf(events, "thinkingChunk", false), read.strings(facts["thinking"])),
  ],
  subagentTexts: (facts, events) => [
    same(
      blocksOf(events, "textChunk", true).toSorted(),
      textsOf(facts["subagentTexts"]).toSorted(),
    ),
  ],
  subagentThinking: (facts, events) => [
    same(blocksOf(events, "thinkingChunk", true), textsOf(facts["subagentThinking"])),
  ],
  tools: compareTools,
  announced: (facts, events) => [
    same(
      blocksDiscarded(events).filter((id) => id.startsWith("toolu_")).length,
      read.list(facts["toolsAnnouncedOnly"]).length,
    ),
  ],
  turns: compareTurns,
  outcome: compareOutcome,
  usage: compareUsage,
  cost: (facts, events) => {
    const known = read.number(facts["costRun"]);
    const { costUsd = 0 } = ending(events);
    return [
      known === undefined || Math.abs(known - costUsd) < 1e-9
        ? undefined
        : `${costUsd}, not ${known}`,
    ];
  },
  permissions: comparePermissions,
  questions: compareQuestions,
  denials: (facts, events) => [
    same(
      (ending(events).permissionDenials ?? []).map(({ toolId = "" }) => toolId).toSorted(),
      read.strings(facts["permissionDenialIds"]).toSorted(),
    ),
  ],
  retries: (facts, events) => [
    same(of(events, "error").filter(({ retry }) => retry !== undefined).length, facts["retries"]),
  ],
  compactions: (facts, events) => [
    same(phases(events, "completed"), facts["compactions"]),
    same(phases(events, "failed"), facts["compactionsFailed"]),
  ],
  // of Qwen Code's sub-agents no line reports the beginning or the end
  subagents: (facts, events) =>
    facts["dialect"] === "qwen"
      ? []
      : sameMembers(
          of(events, "subagentStarted").map(({ subagentId, label, toolId }) => [
            toolId,
            label,
            endedWell(subagentId, events),
          ]),
          fieldsOf(facts["subagents"]).map(({ toolId, label, end }) => [
            toolId,
            label,
            end === "completed",
          ]),
        ),
  tasks: (facts, events) =>
    sameMembers(
      of(events, "taskStarted")
        .filter(({ kind }) => kind !== "agent")
        .map(({ taskId, toolId }) => [taskId, toolId, endedWell(taskId, events)]),
      fieldsOf(facts["backgroundTasks"]).map(({ taskId, toolId, end }) => [
        taskId,
        toolId,
        end === "completed",
      ]),
    ),
  hooks: (facts, events) =>
    sameMembers(
      of(events, "hookCompleted").map(({ hookId, name, success }) => [hookId, name, success]),
      fieldsOf(facts["hooks"]).map(({ hookId, name, outcome }) => [
        hookId,
        name,
        outcome === "success",
      ]),
    ),
  session: (facts, events) => [
    same([...new Set(learnt(events, "nativeSessionId"))], facts["nativeSessionIds"]),
    typeof facts["model"] === "string" ? oneOf(facts["model"], learnt(events, "model")) : undefined,
  ],
  lines: (facts, events) => [same(of(events, "rawOutput").length, facts["nonJsonLines"])],
};

/** In the order in which they began; a repeated id is another call. */
function compareTools(facts: Fields, events: Events): (string | undefined)[] {
  const expected = fieldsOf(facts["tools"]);
  const idOf = (toolId: string): string => toolId.replace(/#\d+$/, "");
  return [
    same(
      of(events, "toolStarted").map(({ toolId, toolName, parentToolId = null }) => [
        idOf(toolId),
        toolName,
        parentToolId,
      ]),
      expected.map(({ id, name, parent }) => [id, name, parent]),
    ),
    ...expected.map(({ id, allowed }) =>
      oneOf(endOf(`${read.string(id)}`, events), read.strings(allowed)),
    ),
  ];
}

function endOf(id: string, events: Events): string {
  const completed = of(events, "toolCompleted").find(({ toolId }) => toolId === id);
  if (completed !== undefined) return `toolCompleted:${completed.success}`;
  return `toolFailed:${of(events, "toolFailed").find(({ toolId }) => toolId === id)?.reason}`;
}

function compareTurns(facts: Fields, events: Events): (string | undefined)[] {
  const expected = fieldsOf(facts["turns"]).filter(
    ({ nothingBefore }) => nothingBefore !== true || facts["heldBackResult"] === true,
  );
  const actual = events.flatMap(({ type }) =>
    type === "turnCompleted" ? [true] : type === "turnFailed" ? [false] : [],
  );
  // Qwen Code says success where the API failed
  if (isUncertain(facts, "outcome") && facts["openTurn"] !== true)
    return [same(actual.length, expected.length)];
  const open = facts["openTurn"] === true ? [false] : [];
  return [same(actual, [...expected.map(({ ok }) => ok), ...open])];
}

function compareOutcome(facts: Fields, events: Events): (string | undefined)[] {
  const { reason, detail = "", errorCode = "" } = ending(events);
  const details = read.strings(facts["detailsAllowed"]);
  const isSaid = details.some((word) =>
    [detail, errorCode].some((own) => own !== "" && isLike(own, word)),
  );
  return [
    oneOf(reason, read.strings(facts["allowed"])),
    details.length === 0 || reason === "completed" || isSaid
      ? undefined
      : `${detail || "no detail"} and ${errorCode || "no code"}, not one of ${details.join(", ")}`,
  ];
}

/** The facts have looser words: `idle` is `idleTimeout`. */
const isLike = (own: string, word: string): boolean =>
  own.toLowerCase().includes(word.toLowerCase());

function compareUsage(facts: Fields, events: Events): (string | undefined)[] {
  const usage = read.fields(facts["usage"]);
  const { usage: actual } = ending(events);
  const { atLeast } = usage;
  const turns = fieldsOf(usage["turns"]).filter(({ line }) => line !== 0);
  const usages = events.flatMap((event) =>
    event.type === "turnCompleted" || event.type === "turnFailed" ? [event.usage] : [],
  );
  const isPartial = actual?.completeness === "partial" && read.isFields(atLeast);
  const isCut = isPartial || isUncertain(facts, "usage.run");
  const isSplit = !isCut && !isUncertain(facts, "usage.turns") && turns.length <= usages.length;
  const isLeast = isCut && differentUsage(actual, atLeast) === undefined;
  return [
    isLeast ? undefined : differentUsage(actual, usage["run"]),
    ...turns.map(({ all, mainLoop }, index) =>
      isSplit ? differentUsage(usages[index], all ?? mainLoop) : undefined,
    ),
  ];
}

/** Nothing known is as good as zero; qwen has no word on what was written to the cache. */
function differentUsage(actual: TokenUsage | undefined, expected: unknown): string | undefined {
  const known = read.fields(expected);
  const numbers = (usage: Fields): unknown[] =>
    ["inputTokens", "outputTokens", "totalTokens", "cachedTokens", "cacheWriteTokens"].map(
      (part) => usage[part] ?? 0,
    );
  return same(numbers({ ...actual }), numbers(known));
}

function comparePermissions(facts: Fields, events: Events): (string | undefined)[] {
  const expected = fieldsOf(facts["permissionRequests"]);
  const ends = new Map(of(events, "permissionResolved").map((end) => [end.requestId, end.outcome]));
  return [
    same(
      of(events, "permissionRequested").map((one) => [one.requestId, one.toolName, one.toolId]),
      expected.map((one) => [one["requestId"], one["toolName"], one["toolId"]]),
    ),
    ...expected.map(({ requestId, allowed }) =>
      oneOf(ends.get(`${read.string(requestId)}`), [...read.strings(allowed), "unknown"]),
    ),
  ];
}

function compareQuestions(facts: Fields, events: Events): (string | undefined)[] {
  const questions = fieldsOf(facts["questions"]);
  const asked = of(events, "questionAsked");
  return [
    same(asked.length, questions.length + read.list(facts["elicitations"]).length),
    ...questions.flatMap(({ requestId, allowed, answers, questions: texts }) => {
      const own = asked.find((one) => one.requestId === requestId)?.questions;
      const end = of(events, "questionAnswered").find((one) => one.requestId === requestId);
      // `declined` is our word for a question that was refused
      const words = read.strings(allowed).map((word) => (word === "denied" ? "declined" : word));
      const asks = own?.map(({ question }) => question);
      const answer = answers === null ? undefined : same(end?.answers, answers);
      return [same(asks, texts), oneOf(end?.outcome, words), answer];
    }),
  ];
}

const isUncertain = (facts: Fields, fact: string): boolean =>
  fieldsOf(facts["uncertain"]).some((one) => one["fact"] === fact);

const fieldsOf = (value: unknown): Fields[] => read.list(value).map((one) => read.fields(one));
const textsOf = (value: unknown): string[] =>
  fieldsOf(value).flatMap(({ text }) => read.string(text) ?? []);

const is = <T extends EventType>(event: UnifiedEvent, type: T): event is Known<T> & UnifiedEvent =>
  event.type === type;

const of = <T extends EventType>(events: Events, type: T): Known<T>[] =>
  events.filter((event) => is(event, type));

const ending = (events: Events): Partial<Known<"sessionEnded">> & { readonly reason?: string } =>
  of(events, "sessionEnded")[0] ?? {};

const endedWell = (id: string, events: Events): boolean =>
  of(events, "subagentCompleted").some(({ subagentId, success }) => subagentId === id && success) ||
  of(events, "taskCompleted").some(({ taskId, success }) => taskId === id && success);

const blocksDiscarded = (events: Events): string[] =>
  of(events, "blockDiscarded").map(({ blockId }) => blockId);

function blocksOf(
  events: Events,
  type: "textChunk" | "thinkingChunk",
  ofSubagents: boolean,
): string[] {
  const discarded = new Set(blocksDiscarded(events));
  return of(events, type)
    .filter(
      ({ isComplete, blockId = "", parentToolId }) =>
        isComplete && !discarded.has(blockId) && (parentToolId !== undefined) === ofSubagents,
    )
    .flatMap(({ text }) => (text ? [text] : []));
}

const phases = (events: Events, phase: string): number =>
  of(events, "contextCompacted").filter((event) => event.phase === phase).length;

const learnt = (events: Events, fact: "nativeSessionId" | "model"): string[] =>
  events.flatMap((event) =>
    event.type === "sessionStarted" || event.type === "sessionUpdated" ? (event[fact] ?? []) : [],
  );

const show = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 300);

const same = (actual: unknown, expected: unknown): string | undefined =>
  JSON.stringify(actual) === JSON.stringify(expected)
    ? undefined
    : `${show(actual)}, not ${show(expected)}`;

const sameMembers = (
  actual: readonly unknown[],
  expected: readonly unknown[],
): (string | undefined)[] => [
  same(
    actual.map((one) => JSON.stringify(one)).toSorted(),
    expected.map((one) => JSON.stringify(one)).toSorted(),
  ),
];

const oneOf = (actual: string | undefined, allowed: readonly string[]): string | undefined =>
  actual !== undefined && allowed.includes(actual)
    ? undefined
    : `${show(actual)}, not one of ${show(allowed)}`;
