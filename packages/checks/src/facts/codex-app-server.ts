import { inWords, untyped as read } from "@agentstream/adapter-kit/author";
import { textOf } from "@agentstream/stream";

import {
  all,
  among,
  compareArguments,
  compareFiles,
  compareOutcome,
  compareOutput,
  comparePlans,
  compareTurns,
  differing,
  endOf,
  isSame,
  numbersOf,
  wholesOf,
  wordOf,
  type Comparer,
  type Events,
  type Facts,
  type Of,
} from "./codex.ts";

const comparers: readonly Comparer[] = [
  compareText,
  compareTools,
  compareFiles,
  comparePlans,
  compareTurns,
  compareTurnEnds,
  compareOutcome,
  compareUsage,
  compareErrors,
  compareWarnings,
  comparePermissions,
  compareSubagents,
  compareUserMessages,
  compareCompactions,
  compareSession,
];

/** Where the events of a run of the server disagree with the facts of its recording. */
export const compareAppServerFacts = (facts: unknown, events: Events): string[] =>
  comparers.flatMap((compare) => compare(read.fields(facts), events));

const ofMain = (events: Events): Events =>
  events.filter((event) => !("subagentId" in event) || event.type.startsWith("subagent"));

function compareText(facts: Facts, events: Events): string[] {
  const main = ofMain(events);
  const parts = read.list(facts["thinkingParts"]).flatMap(read.strings);
  const kinds = (kind: string): string[] =>
    all(main, "thinkingChunk")
      .filter((chunk) => chunk.isComplete === true && chunk.kind === kind)
      .map(({ text = "" }) => text);
  return [
    ...differing("text", read.strings(facts["text"]).join(""), textOf(events)),
    ...differing("texts", read.strings(facts["text"]), wholesOf(main, "textChunk")),
    ...differing("thinking", parts, kinds("summary")),
    ...differing("raw thinking", read.strings(facts["thinkingRaw"]), kinds("raw")),
    ...differing("discarded", read.strings(facts["discardedTexts"]), discardedTexts(events)),
  ];
}

function discardedTexts(events: Events): string[] {
  return all(events, "blockDiscarded").map(({ blockId }) =>
    all(events, "textChunk")
      .filter((chunk) => chunk.blockId === blockId)
      .map(({ content }) => content)
      .join(""),
  );
}

/** In order of their starts; of some items facts leave open whether they are calls. */
function compareTools({ tools, mayAlsoBeTools }: Facts, events: Events): string[] {
  const maybe = read.strings(mayAlsoBeTools);
  const started = all(events, "toolStarted").filter(({ toolId }) => !maybe.includes(toolId));
  const expected = read.list(tools).map(read.fields);
  const count = differing("tools", expected.length, started.length);
  return [...count, ...expected.flatMap((tool, at) => compareTool(tool, started[at], events))];
}

function compareTool(tool: Facts, start: Of<"toolStarted"> | undefined, events: Events): string[] {
  if (start === undefined) return [`${String(tool["id"])} was not started`];
  const { toolId, toolName, subagentId } = start;
  const name = tool["kind"] === "file_change" ? "apply_patch" : tool["name"];
  const end = endOf(toolId, events);
  const completed = end?.type === "toolCompleted" ? end : undefined;
  return [
    ...differing("a tool", tool["id"], toolId),
    ...differing(`the name of ${toolId}`, name, toolName),
    ...differing(`the thread of ${toolId}`, tool["thread"] ?? "main", subagentId ?? "main"),
    ...among(`the end of ${toolId}`, read.strings(tool["allowed"]), wordOf(end)),
    ...differing(`the server of ${toolId}`, read.string(tool["server"]), start.server),
    ...differing(`the exit code of ${toolId}`, read.integer(tool["exitCode"]), completed?.exitCode),
    ...compareOutput(tool, completed),
    ...compareProgress(tool, toolId, completed, events),
    ...compareArguments(tool, start.arguments, completed?.arguments),
  ];
}

function compareProgress(
  { output, deltaOutput }: Facts,
  toolId: string,
  completed: Of<"toolCompleted"> | undefined,
  events: Events,
): string[] {
  const live = all(events, "toolProgress")
    .filter((progress) => progress.toolId === toolId)
    .map((progress) => progress.output ?? "")
    .join("");
  return [
    ...differing(`the live output of ${toolId}`, read.string(deltaOutput) ?? "", live),
    ...(typeof output === "string"
      ? differing(`the output of ${toolId}`, output, completed?.result)
      : []),
  ];
}

function compareTurnEnds({ turns }: Facts, events: Events): string[] {
  const ends = events.filter(
    (event) => event.type === "turnCompleted" || event.type === "turnFailed",
  );
  return read
    .list(turns)
    .map(read.fields)
    .flatMap(({ durationMs, message, usage, status }, at) => {
      const { usage: actual, ...end } = read.fields(ends[at]);
      const known =
        read.isFields(actual) && actual["completeness"] !== "unknown" ? actual : undefined;
      const { completeness: _, ...numbers } = known ?? {};
      return [
        ...differing("the duration of a turn", durationMs, end["durationMs"]),
        ...differing("the usage of a turn", usage, known === undefined ? null : numbers),
        ...(typeof message === "string"
          ? differing("the error of a turn", inWords(message), end["error"])
          : []),
        ...(status === "interrupted"
          ? differing("an interrupted turn", "cancelled", end["errorCode"])
          : []),
      ];
    });
}

function compareUsage({ usage, usageUnknown }: Facts, events: Events): string[] {
  const main = ofMain(events);
  const turns = [...all(main, "turnCompleted"), ...all(main, "turnFailed")];
  const totals = [...all(main, "usageReported"), ...turns].flatMap(({ usage: one }) =>
    one === undefined ? [] : [numbersOf(one)],
  );
  const isUnknown = usage === null || usageUnknown === true;
  const isReported = totals.some((total) => isSame(total, usage));
  return isUnknown || isReported ? [] : ["the total of the thread is reported nowhere"];
}

function compareErrors(facts: Facts, events: Events): string[] {
  const errors = all(events, "error");
  return [
    ...differing(
      "retries",
      facts["retryNotices"],
      errors.filter(({ retry }) => retry !== undefined).length,
    ),
    ...differing(
      "fatal errors",
      facts["fatalErrorLines"],
      errors.filter(({ fatal }) => fatal).length,
    ),
    ...differing(
      "refused requests",
      read.list(facts["requestErrors"]).length,
      errors.filter(({ fatal, retry }) => !fatal && retry === undefined).length,
    ),
  ];
}

function compareWarnings({ warningMessages }: Facts, events: Events): string[] {
  const actual = all(events, "log").filter(({ source }) => source === "agent");
  return differing(
    "warnings",
    read.strings(warningMessages),
    actual.map(({ message }) => message),
  );
}

/** What the answer was is not printed: facts say what an observer may infer. */
function comparePermissions(facts: Facts, events: Events): string[] {
  const expected = read.list(facts["permissions"]).map(read.fields);
  const asked = all(events, "permissionRequested");
  const resolved = all(events, "permissionResolved");
  return [
    ...differing("permissions", expected.length, asked.length),
    ...differing(
      "questions",
      read.list(facts["questions"]).length,
      all(events, "questionAsked").length,
    ),
    ...expected.flatMap(({ requestId, toolId, toolIdInferred, tool, allowed }, at) => {
      const request = asked[at];
      const end = resolved.find((one) => one.requestId === request?.requestId);
      const named = tool === undefined ? [] : differing("its tool", tool, request?.toolName);
      return [
        ...differing("a request", String(requestId), request?.requestId),
        ...differing("its call", toolId ?? toolIdInferred, request?.toolId),
        ...among("its outcome", read.strings(allowed), end?.outcome),
        ...named,
      ];
    }),
  ];
}

/** A thread that is given a further turn after its end is reported as another sub-agent of the same id. */
function compareSubagents({ subagents }: Facts, events: Events): string[] {
  const started = all(events, "subagentStarted");
  const ended = all(events, "subagentCompleted");
  const of = (threadId: unknown) => (one: { readonly subagentId: string }) =>
    one.subagentId.split("#")[0] === threadId;
  const expected = read.list(subagents).map(read.fields);
  const turns = expected.flatMap((agent) => read.list(agent["turns"]));
  return [
    ...differing("sub-agents", turns.length, started.length),
    ...differing("sub-agents that ended", turns.length, ended.length),
    ...expected.flatMap(({ threadId, spawnedBy, texts, turns: lives }) => {
      const [first] = started.filter(of(threadId));
      const ends = ended.filter(of(threadId));
      const said = wholesOf(
        events.filter(
          (event) => "subagentId" in event && of(threadId)({ subagentId: event.subagentId }),
        ),
        "textChunk",
      );
      return [
        ...differing("who spawned a sub-agent", spawnedBy, first?.toolId),
        ...differing("what a sub-agent said", texts, said),
        ...differing("its summary", read.strings(texts).at(-1), ends[0]?.summary),
        ...differing(
          "how its turns ended",
          read.list(lives).map((life) => read.fields(life)["status"] === "completed"),
          ends.map(({ success }) => success),
        ),
      ];
    }),
  ];
}

function compareUserMessages({ userMessages, steers }: Facts, events: Events): string[] {
  const actual = all(ofMain(events), "userMessage");
  const contents = (messages: readonly Of<"userMessage">[]): string[] =>
    messages.map(({ content }) => content);
  const steered = actual.filter(({ kind }) => kind === "steer");
  return [
    ...differing("user messages", read.strings(userMessages), contents(actual)),
    ...differing("steers", read.strings(steers), contents(steered)),
  ];
}

function compareCompactions({ compactions }: Facts, events: Events): string[] {
  const actual = all(events, "contextCompacted").filter(({ phase }) => phase === "completed");
  return differing("compactions", compactions, actual.length);
}

function compareSession({ nativeSessionId, model, cwd }: Facts, events: Events): string[] {
  const [end] = all(events, "sessionEnded");
  const learnt = [...all(events, "sessionStarted"), ...all(events, "sessionUpdated")];
  return [
    ...differing("nativeSessionId", read.string(nativeSessionId), end?.nativeSessionId),
    ...differing("model", model, learnt.findLast((one) => one.model !== undefined)?.model),
    ...differing("cwd", cwd, learnt.findLast((one) => one.cwd !== undefined)?.cwd),
  ];
}
