import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";

export const threadId = t.optional(
  t.string("Sub-agents have threads of their own on the same connection. Absent before 0.63."),
);

const seconds = t.maybe(t.integer("Unix time in seconds."));
const text = t.maybe(t.string());

export const threadMethods: t.Definitions = {
  ...notification(
    "thread/started",
    "A thread started. Threads of sub-agents have no such notice.",
    "CodexServerThreadParams",
  ),
  ...notification(
    "thread/status/changed",
    "A thread became active, idle or waits.",
    "CodexServerThreadStatusParams",
  ),
  ...notification(
    "thread/tokenUsage/updated",
    "Tokens used, after each call of the model; also once after a resume, with the earlier total.",
    "CodexServerTokenUsageParams",
  ),
  ...notification(
    "thread/readState/changed",
    "The unread part of a thread changed.",
    "CodexServerReadStateParams",
  ),
  ...notification(
    "thread/goal/cleared",
    "The goal of a thread was removed.",
    "CodexServerThreadIdParams",
  ),
};

const params: t.Definitions = {
  CodexServerThreadParams: t.open("The thread that started.", {
    thread: t.ref("CodexServerThread"),
  }),
  CodexServerThreadStatusParams: t.open("The new status of a thread.", {
    threadId,
    status: t.ref("CodexServerThreadStatus"),
  }),
  CodexServerTokenUsageParams: t.open("The tokens that a thread used.", {
    threadId,
    turnId: t.optional(t.string()),
    tokenUsage: t.ref("CodexServerThreadUsage"),
  }),
  CodexServerReadStateParams: t.open("The unread parts of a thread.", {
    threadId,
    readState: t.ref("CodexServerReadState"),
  }),
  CodexServerThreadIdParams: t.open("The thread.", { threadId }),
};

const usage: t.Definitions = {
  CodexServerThreadUsage: t.open("Tokens of the whole thread and of its last call.", {
    total: t.ref("CodexServerTokenUsage", "Of the whole thread, over all its turns and runs."),
    last: t.optional(
      t.ref("CodexServerTokenUsage", "Of the last call; for a compaction only a total."),
    ),
    modelContextWindow: t.maybe(t.count()),
  }),
  CodexServerTokenUsage: t.open("Numbers of tokens.", {
    totalTokens: t.optional(t.count()),
    inputTokens: t.count("All input, cached or not."),
    cachedInputTokens: t.optional(t.count("Part of the input.")),
    cacheWriteInputTokens: t.optional(t.count("Part of the input.")),
    outputTokens: t.count("All output, reasoning included."),
    reasoningOutputTokens: t.optional(t.count("Part of the output.")),
  }),
};

const thread: t.Definitions = {
  CodexServerThread: t.open("A conversation.", {
    id: t.string("The id to resume it with."),
    sessionId: t.optional(t.string("Shared by a thread and the threads of its sub-agents.")),
    forkedFromId: text,
    attachedToThreadId: text,
    parentThreadId: text,
    preview: t.maybe(t.string("The beginning of the first prompt.")),
    ephemeral: t.maybe(t.boolean("The thread is not stored and cannot be resumed.")),
    model: text,
    modelProvider: text,
    reasoningEffort: text,
    status: t.maybe(t.ref("CodexServerThreadStatus")),
    cwd: text,
    path: t.maybe(t.string("The file that it is kept in.")),
    cliVersion: t.maybe(t.string("The version that started it, perhaps an older one.")),
    originator: text,
    source: t.optional(
      t.either(
        [t.words(["cli", "vscode", "exec", "appServer", "unknown"]), t.map(t.anything())],
        "The front end that started it.",
      ),
    ),
    threadSource: text,
    name: text,
    agentNickname: text,
    agentRole: text,
    createdAt: seconds,
    updatedAt: seconds,
    recencyAt: seconds,
    environments: t.maybe(t.list(t.ref("CodexServerEnvironment"))),
    historyMode: text,
    canAcceptDirectInput: t.maybe(t.boolean()),
    gitInfo: t.optional(t.anything()),
    section: t.optional(t.anything()),
    sectionEnteredAt: t.optional(t.anything()),
    projectId: text,
    daybreakEnabled: t.optional(t.anything()),
    extra: t.optional(t.anything()),
    turns: t.maybe(
      t.list(t.ref("CodexServerTurn")),
      "Its history, if a request asked for it; nothing in it is new.",
    ),
  }),
  CodexServerThreadStatus: t.open("The status of a thread.", {
    type: t.words(["active", "idle", "notLoaded", "systemError"]),
    activeFlags: t.optional(t.list(t.words(["waitingOnApproval", "waitingOnUserInput"]))),
  }),
  CodexServerEnvironment: t.open("A machine that a thread's commands run on.", {
    environmentId: text,
    cwd: text,
    runtimeWorkspaceRoots: t.maybe(t.list(t.string())),
  }),
  CodexServerReadState: t.open("How far the user has read.", {
    firstUnread: t.maybe(t.ref("CodexServerUnread")),
    revision: t.optional(t.string()),
  }),
  CodexServerUnread: t.open("The first thing that is unread.", {
    type: t.optional(t.words(["turn"])),
    turnId: t.maybe(t.string()),
  }),
};

export const serverThreads: t.Definitions = { ...params, ...thread, ...usage };
