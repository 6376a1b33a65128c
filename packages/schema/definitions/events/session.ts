import { approvalModes } from "../values/session-config.ts";
import {
  anything,
  boolean,
  count,
  integer,
  list,
  listed,
  map,
  number,
  oneOf,
  optional,
  ref,
  string,
  timestamp,
  wordList,
  words,
  type Definitions,
} from "../vocabulary.ts";
import { agentType, event } from "./event.ts";
import { costSources, details, errorCode, exitCauses, reasons } from "./outcome.ts";

export const versionStatuses = wordList("VersionStatus", ["tested", "untested"]);

const facts = {
  model: optional(string("The vendor's name of the model.")),
  cwd: optional(string("The agent's working directory.")),
  tools: optional(list(string(), "The tools that the agent says it has.")),
  nativeSessionId: optional(string("The vendor's id of the conversation: what resumes it.")),
  agentVersion: optional(string("The version of the CLI.")),
  capabilities: optional(map(anything(), "What the agent says it can do, in its own words.")),
};

export const sessionEvents: Definitions = {
  ...event(
    "sessionStarted",
    "A run began. The first event of every run; what is learnt later is `sessionUpdated`.",
    {
      agentType: agentType("The agent that runs."),
      schemaVersion: optional(string("The version of these schemas. Always sent.")),
      protocol: optional(string("The protocol spoken with the agent.")),
      ...facts,
      versionStatus: optional(
        listed(versionStatuses, "Whether this version of the CLI is one that was tested."),
      ),
      config: optional(ref("SessionConfig")),
      resumed: optional(boolean("The run resumes an earlier conversation.")),
    },
  ),
  ...event("sessionUpdated", "Something known about the session was learnt or changed.", {
    ...facts,
    approvalMode: optional(listed(approvalModes, "The mode the agent is in now.")),
    contextCleared: optional(boolean("The agent has forgotten the conversation so far.")),
    reason: optional(string("Why, where the vendor says so.")),
  }),
  ...event("sessionEnded", "A run ended. The last event of every run, whatever happened.", {
    reason: oneOf(reasons, "How the run ended. `completed` only if it succeeded."),
    detail: optional(listed(details, "How, more closely.")),
    error: optional(string("What went wrong, in words.")),
    errorCode: optional(errorCode()),
    exitCode: optional(integer("The exit code of the CLI.")),
    signal: optional(string("The signal that ended the CLI, as `SIGTERM`.")),
    exitCause: optional(
      listed(
        exitCauses,
        "Explains an exit code other than 0, or a signal, of a run that completed. `hostEnded`: the host ended the process after its result. `vendorCode`: the vendor uses this code or signal for a run that succeeded.",
      ),
    ),
    durationMs: optional(count()),
    usage: optional(ref("TokenUsage", "Of this run: the sum of its turns.")),
    costUsd: optional(number("Of this run.", { minimum: 0 })),
    costSource: optional(listed(costSources)),
    permissionDenials: optional(list(ref("PermissionDenial"))),
    nativeSessionId: optional(string("What resumes the conversation.")),
    result: optional(string("The agent's final answer, where the vendor repeats it.")),
  }),
};

export const rateLimitEvents: Definitions = event(
  "rateLimitUpdated",
  "The vendor reported how much of a limit is used.",
  {
    status: words(["allowed", "warning", "rejected"], "The vendor's word."),
    resetsAt: optional(timestamp("When the limit starts anew.")),
    window: optional(string("Which limit, in the vendor's words.")),
    usedPercent: optional(number(undefined, { minimum: 0 })),
  },
);
