import {
  anything,
  count,
  integer,
  list,
  listed,
  map,
  number,
  optional,
  ref,
  string,
  wordList,
  words,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";
import { costSources, errorCode } from "./outcome.ts";

const triggers = wordList("TurnTrigger", ["user", "task", "queue", "command"]);
const messageKinds = wordList("UserMessageKind", ["prompt", "steer", "review"]);
const usageScopes = wordList("UsageScope", ["message", "turn", "session"]);
const compactionPhases = wordList("CompactionPhase", ["started", "completed", "failed"]);

const turnNumber = integer("From 1, going on over the runs of a session.", { minimum: 1 });

const account = {
  durationMs: optional(count()),
  result: optional(string("The final answer, where the vendor repeats it.")),
  stopReason: optional(string("Why the model stopped, in the vendor's words.")),
  terminalReason: optional(string("Why the turn ended, in the vendor's words.")),
  structuredOutput: optional(anything("The answer to `outputSchema`.")),
  costUsd: optional(number("Of this turn; only if it was reported.", { minimum: 0 })),
  costSource: optional(listed(costSources)),
  usageByModel: optional(map(ref("TokenUsage"))),
  permissionDenials: optional(list(ref("PermissionDenial"))),
};

export const turnEvents: Definitions = {
  ...event("turnStarted", "A turn began: one prompt, until the agent yields.", {
    turnNumber,
    prompt: optional(string()),
    trigger: optional(
      listed(
        triggers,
        "What began it: a prompt, a background task that ended, a queued prompt, a slash command.",
      ),
    ),
  }),
  ...event("userMessage", "Something the user said, as the agent repeats it.", {
    content: string(),
    kind: optional(listed(messageKinds, "`steer`: said in the middle of a turn.")),
  }),
  ...event("turnCompleted", "A turn ended well.", {
    turnNumber,
    usage: ref("TokenUsage", "Of this turn, sub-agents included."),
    ...account,
  }),
  ...event("turnFailed", "A turn ended in an error, or was cut off.", {
    turnNumber,
    error: string("What went wrong, in words."),
    errorCode: errorCode(),
    usage: optional(ref("TokenUsage")),
    ...account,
  }),
  ...event("usageReported", "A view of the usage so far. Never to be added up.", {
    usage: ref("TokenUsage"),
    scope: listed(usageScopes),
    model: optional(string()),
    costUsd: optional(number(undefined, { minimum: 0 })),
    contextWindow: optional(count("How many tokens the model can hold.")),
  }),
  ...event("contextCompacted", "The agent shortened its memory of the conversation.", {
    phase: listed(compactionPhases),
    trigger: optional(words(["auto", "manual"])),
    tokensBefore: optional(count()),
    tokensAfter: optional(count()),
    error: optional(string()),
  }),
};
