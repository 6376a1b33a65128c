import {
  anything,
  boolean,
  count,
  either,
  integer,
  list,
  map,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";

export const threadId = string("Sub-agents have threads of their own on the same connection.");

const seconds = optional(nullable(integer("Unix time in seconds.")));
const text = optional(nullable(string()));

export const threadMethods: Methods = {
  "thread/started": {
    description: "A thread started. Threads of sub-agents have no such notice.",
    params: "CodexServerThreadParams",
  },
  "thread/status/changed": {
    description: "A thread works, waits or rests.",
    params: "CodexServerThreadStatusParams",
  },
  "thread/tokenUsage/updated": {
    description:
      "Tokens used, after each call of the model; also once after a resume, for what was before.",
    params: "CodexServerTokenUsageParams",
  },
  "thread/readState/changed": {
    description: "What the user has not read yet changed.",
    params: "CodexServerReadStateParams",
  },
  "thread/goal/cleared": {
    description: "The thread has no goal any more.",
    params: "CodexServerThreadIdParams",
  },
};

const params: Definitions = {
  CodexServerThreadParams: open("The thread that began.", { thread: ref("CodexServerThread") }),
  CodexServerThreadStatusParams: open("The new status of a thread.", {
    threadId,
    status: ref("CodexServerThreadStatus"),
  }),
  CodexServerTokenUsageParams: open("The tokens that a thread used.", {
    threadId,
    turnId: optional(string()),
    tokenUsage: ref("CodexServerThreadUsage"),
  }),
  CodexServerReadStateParams: open("The unread parts of a thread.", {
    threadId,
    readState: ref("CodexServerReadState"),
  }),
  CodexServerThreadIdParams: open("Which thread is meant.", { threadId }),
};

const usage: Definitions = {
  CodexServerThreadUsage: open("Tokens of the whole thread and of its last call.", {
    total: ref("CodexServerTokenUsage", "Of the whole thread, over all its turns and runs."),
    last: optional(
      ref("CodexServerTokenUsage", "Of the last call; a compaction has a total without parts."),
    ),
    modelContextWindow: optional(nullable(count())),
  }),
  CodexServerTokenUsage: open("Numbers of tokens.", {
    totalTokens: optional(count()),
    inputTokens: count("All input, cached or not."),
    cachedInputTokens: optional(count("Part of the input.")),
    cacheWriteInputTokens: optional(count("Part of the input.")),
    outputTokens: count("All output, reasoning included."),
    reasoningOutputTokens: optional(count("Part of the output.")),
  }),
};

const thread: Definitions = {
  CodexServerThread: open("A conversation.", {
    id: string("What resumes it."),
    sessionId: optional(string("Shared by a thread and the threads of its sub-agents.")),
    forkedFromId: text,
    attachedToThreadId: text,
    parentThreadId: text,
    preview: optional(nullable(string("The beginning of the first prompt."))),
    ephemeral: optional(nullable(boolean("It is not kept, and cannot be resumed."))),
    model: text,
    modelProvider: text,
    reasoningEffort: text,
    status: optional(nullable(ref("CodexServerThreadStatus"))),
    cwd: text,
    path: optional(nullable(string("The file that it is kept in."))),
    cliVersion: optional(nullable(string("The version that began it, maybe an older one."))),
    originator: text,
    source: optional(
      either(
        [words(["cli", "vscode", "exec", "appServer", "unknown"]), map(anything())],
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
    environments: optional(nullable(list(ref("CodexServerEnvironment")))),
    historyMode: text,
    canAcceptDirectInput: optional(nullable(boolean())),
    gitInfo: optional(anything()),
    section: optional(anything()),
    sectionEnteredAt: optional(anything()),
    projectId: text,
    daybreakEnabled: optional(anything()),
    extra: optional(anything()),
    turns: optional(
      nullable(
        list(ref("CodexServerTurn")),
        "Its history, where a request asked for it; nothing in it is new.",
      ),
    ),
  }),
  CodexServerThreadStatus: open("What a thread is doing.", {
    type: words(["active", "idle", "notLoaded", "systemError"]),
    activeFlags: optional(list(words(["waitingOnApproval", "waitingOnUserInput"]))),
  }),
  CodexServerEnvironment: open("A machine that a thread's commands run on.", {
    environmentId: text,
    cwd: text,
    runtimeWorkspaceRoots: optional(nullable(list(string()))),
  }),
  CodexServerReadState: open("How far the user has read.", {
    firstUnread: optional(nullable(ref("CodexServerUnread"))),
    revision: optional(string()),
  }),
  CodexServerUnread: open("The first thing that is unread.", {
    type: optional(words(["turn"])),
    turnId: optional(nullable(string())),
  }),
};

export const serverThreads: Definitions = { ...params, ...thread, ...usage };
