import * as t from "../vocabulary.ts";
import { event } from "./event.ts";
import { costSources, errorCode } from "./outcome.ts";

const triggers = t.wordList("TurnTrigger", ["user", "task", "queue", "command"]);
const messageKinds = t.wordList("UserMessageKind", ["prompt", "steer", "review"]);
const usageScopes = t.wordList("UsageScope", ["message", "turn", "session"]);
const compactionPhases = t.wordList("CompactionPhase", ["started", "completed", "failed"]);

const turnNumber = t.integer("From 1, counted over all runs of a session.", { minimum: 1 });

const account = {
  durationMs: t.optional(t.count()),
  result: t.optional(t.string("The final answer, if the vendor repeats it.")),
  stopReason: t.optional(t.string("Why the model stopped, in the vendor's words.")),
  terminalReason: t.optional(t.string("Why the turn ended, in the vendor's words.")),
  structuredOutput: t.optional(t.anything("The answer to `outputSchema`.")),
  costUsd: t.optional(t.number("Of this turn; only if it was reported.", { minimum: 0 })),
  costSource: t.optional(t.listed(costSources)),
  usageByModel: t.optional(t.map(t.ref("TokenUsage"))),
  permissionDenials: t.optional(t.list(t.ref("PermissionDenial"))),
};

export const turnEvents: t.Definitions = {
  ...event("turnStarted", "A turn started: one prompt, until the agent is done with it.", {
    turnNumber,
    prompt: t.optional(t.string()),
    trigger: t.optional(
      t.listed(
        triggers,
        "What started it: a prompt, a background task that ended, a queued prompt, a slash command.",
      ),
    ),
  }),
  ...event("userMessage", "A message of the user, as repeated by the agent.", {
    content: t.string(),
    kind: t.optional(t.listed(messageKinds, "`steer`: sent during a turn.")),
  }),
  ...event("turnCompleted", "A turn succeeded.", {
    turnNumber,
    usage: t.ref("TokenUsage", "Of this turn, sub-agents included."),
    ...account,
  }),
  ...event("turnFailed", "A turn failed, or was cut off.", {
    turnNumber,
    error: t.string("What went wrong, in words."),
    errorCode: errorCode(),
    usage: t.optional(t.ref("TokenUsage")),
    ...account,
  }),
  ...event("usageReported", "A view of the usage so far. Must not be added up.", {
    usage: t.ref("TokenUsage"),
    scope: t.listed(usageScopes),
    model: t.optional(t.string()),
    costUsd: t.optional(t.number(undefined, { minimum: 0 })),
    contextWindow: t.optional(t.count("The size of the model's context, in tokens.")),
  }),
  ...event("contextCompacted", "The agent shortened its memory of the conversation.", {
    phase: t.listed(compactionPhases),
    trigger: t.optional(t.words(["auto", "manual"])),
    tokensBefore: t.optional(t.count()),
    tokensAfter: t.optional(t.count()),
    error: t.optional(t.string()),
  }),
};
