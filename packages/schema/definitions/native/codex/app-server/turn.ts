import {
  integer,
  list,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const turnId = string();
const seconds = optional(nullable(integer("Unix time in seconds.")));

export const turnMethods: Methods = {
  "turn/started": {
    description: "A turn began, of the main thread or of a sub-agent.",
    params: "CodexServerTurnParams",
  },
  "turn/completed": {
    description:
      "A turn ended, however it ended. Output of commands that still run may come after it.",
    params: "CodexServerTurnParams",
  },
  "turn/plan/updated": {
    description: "The plan changed; the notice has the whole plan.",
    params: "CodexServerPlanParams",
  },
  "turn/diff/updated": {
    description: "What the turn changed in files so far, as one diff; repeated after each call.",
    params: "CodexServerDiffParams",
  },
};

export const serverTurns: Definitions = {
  CodexServerTurnParams: open("The turn that began or ended.", {
    threadId,
    turn: ref("CodexServerTurn"),
  }),
  CodexServerTurn: open("One turn of a thread.", {
    id: string("A review has another id here than in the answer that began it."),
    status: words(["inProgress", "completed", "interrupted", "failed"]),
    error: optional(nullable(ref("CodexServerTurnError"), "Why it failed.")),
    rootTurnId: optional(nullable(string("The main thread's turn that this one serves."))),
    items: optional(
      nullable(
        list(ref("CodexServerItem")),
        "Never to be relied on: `itemsView` says how much is here.",
      ),
    ),
    itemsView: optional(
      words(["notLoaded", "summary", "full"], "`summary`: at most the last text."),
    ),
    startedAt: seconds,
    completedAt: seconds,
    durationMs: optional(nullable(integer())),
  }),
  CodexServerPlanParams: open("The plan of a turn.", {
    threadId,
    turnId,
    explanation: optional(nullable(string("Why it changed."))),
    plan: list(ref("CodexServerPlanStep")),
  }),
  CodexServerPlanStep: open("One step of the plan.", {
    step: string(),
    status: words(["pending", "inProgress", "completed"]),
  }),
  CodexServerDiffParams: open("The changes of a turn.", {
    threadId,
    turnId,
    diff: string("A unified diff of all files."),
  }),
};
