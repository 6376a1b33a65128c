import {
  anything,
  count,
  integer,
  list,
  map,
  number,
  oneOf,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";
import { errorCode } from "./outcome.ts";

const turnNumber = integer("From 1, going on over the runs of a session.", { minimum: 1 });

const account = {
  durationMs: optional(count()),
  result: optional(string("The final answer, where the vendor repeats it.")),
  stopReason: optional(string("Why the model stopped, in the vendor's words.")),
  terminalReason: optional(string("Why the turn ended, in the vendor's words.")),
  structuredOutput: optional(anything("The answer to `outputSchema`.")),
  costUsd: optional(number("Of this turn; only if somebody reported it.", { minimum: 0 })),
  costSource: optional(oneOf(["reported", "estimated"])),
  usageByModel: optional(map(ref("TokenUsage"))),
  permissionDenials: optional(list(ref("PermissionDenial"))),
};

export const turnEvents: Definitions = {
  ...event("turnStarted", "A turn began: one prompt, until the agent yields.", {
    turnNumber,
    prompt: optional(string()),
    trigger: optional(
      oneOf(
        ["user", "task", "queue", "command"],
        "What began it: a prompt, a background task that ended, a queued prompt, a slash command.",
      ),
    ),
  }),
  ...event("userMessage", "Something the user said, as the agent repeats it.", {
    content: string(),
    kind: optional(oneOf(["prompt", "steer", "review"], "`steer`: said in the middle of a turn.")),
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
    scope: oneOf(["message", "turn", "session"]),
    model: optional(string()),
    costUsd: optional(number(undefined, { minimum: 0 })),
    contextWindow: optional(count("How many tokens the model can hold.")),
  }),
  ...event("contextCompacted", "The agent shortened its memory of the conversation.", {
    phase: oneOf(["started", "completed", "failed"]),
    trigger: optional(words(["auto", "manual"])),
    tokensBefore: optional(count()),
    tokensAfter: optional(count()),
    error: optional(string()),
  }),
};
