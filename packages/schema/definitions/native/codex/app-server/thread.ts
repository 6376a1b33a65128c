import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";

export const threadId = t.string("Sub-agents have threads of their own on the same connection.");

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
    "A thread works, waits or rests.",
    "CodexServerThreadStatusParams",
  ),
  ...notification(
    "thread/tokenUsage/updated",
    "Tokens used, after each call of the model; also once after a resume, for what was before.",
    "CodexServerTokenUsageParams",
  ),
  ...notification(
    "thread/readState/changed",
    "What the user has not read yet changed.",
    "CodexServerReadStateParams",
  ),
  ...notification(
    "thread/goal/cleared",
    "The thread has no goal any more.",
    "CodexServerThreadIdParams",
  ),
};

const params: t.Definitions = {
  CodexServerThreadParams: t.open("The thread that began.", { thread: t.ref("CodexServerThread") }),
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
  CodexServerThreadIdParams: t.open("Which thread is meant.", { threadId }),
};

const usage: t.Definitions = {
  CodexServerThreadUsage: t.open("Tokens of the whole thread and of its last call.", {
    total: t.ref("CodexServerTokenUsage", "Of the whole thread, over all its turns and runs."),
    last: t.optional(
      t.ref("CodexServerTokenUsage", "Of the last call; a compaction has a total without parts."),
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
    id: t.string("What resumes it."),
    sessionId: t.optional(t.string("Shared by a thread and the threads of its sub-agents.")),
    forkedFromId: text,
    attachedToThreadId: text,
    parentThreadId: text,
    preview: t.maybe(t.string("The beginning of the first prompt.")),
    ephemeral: t.maybe(t.boolean("It is not kept, and cannot be resumed.")),
    model: text,
    modelProvider: text,
    reasoningEffort: text,
    status: t.maybe(t.ref("CodexServerThreadStatus")),
    cwd: text,
    path: t.maybe(t.string("The file that it is kept in.")),
    cliVersion: t.maybe(t.string("The version that began it, maybe an older one.")),
    originator: text,
    source: t.optional(
      t.either(
        [t.words(["cli", "vscode", "exec", "appServer", "unknown"]), t.map(t.anything())],
        "Which front end began it.",
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
      "Its history, where a request asked for it; nothing in it is new.",
    ),
  }),
  CodexServerThreadStatus: t.open("What a thread is doing.", {
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
