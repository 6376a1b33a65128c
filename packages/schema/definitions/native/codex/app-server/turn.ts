import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";
import { threadId } from "./thread.ts";

const turnId = t.optional(t.string());
const seconds = t.maybe(t.integer("Unix time in seconds."));

export const turnMethods: t.Definitions = {
  ...notification(
    "turn/started",
    "A turn of the main thread or of a sub-agent started.",
    "CodexServerTurnParams",
  ),
  ...notification(
    "turn/completed",
    "A turn ended, in any way. Output of commands that still run may come after it.",
    "CodexServerTurnParams",
  ),
  ...notification(
    "turn/plan/updated",
    "The plan changed; the notice has the whole plan.",
    "CodexServerPlanParams",
  ),
  ...notification(
    "turn/diff/updated",
    "All file changes of the turn so far, as one diff; repeated after each call.",
    "CodexServerDiffParams",
  ),
};

export const serverTurns: t.Definitions = {
  CodexServerTurnParams: t.open("The turn that started or ended.", {
    threadId,
    turn: t.ref("CodexServerTurn"),
  }),
  CodexServerTurn: t.open("One turn of a thread.", {
    id: t.string("A review has another id here than in the answer to the request that started it."),
    status: t.words(["inProgress", "completed", "interrupted", "failed"]),
    error: t.maybe(t.ref("CodexServerTurnError"), "Why it failed."),
    rootTurnId: t.maybe(t.string("The main thread's turn that this one serves.")),
    items: t.maybe(
      t.list(t.ref("CodexServerItem")),
      "Not reliable: `itemsView` shows which items are included.",
    ),
    itemsView: t.optional(
      t.words(["notLoaded", "summary", "full"], "`summary`: at most the last text."),
    ),
    startedAt: seconds,
    completedAt: seconds,
    durationMs: t.maybe(t.integer()),
  }),
  CodexServerPlanParams: t.open("The plan of a turn.", {
    threadId,
    turnId,
    explanation: t.maybe(t.string("Why it changed.")),
    plan: t.list(t.ref("CodexServerPlanStep")),
  }),
  CodexServerPlanStep: t.open("One step of the plan.", {
    step: t.string(),
    status: t.words(["pending", "inProgress", "completed"]),
  }),
  CodexServerDiffParams: t.open("The changes of a turn.", {
    threadId,
    turnId,
    diff: t.string("A unified diff of all files."),
  }),
};
