import { approvalModes } from "../values/session-config.ts";
import * as t from "../vocabulary.ts";
import { agentType, event } from "./event.ts";
import { costSources, details, errorCode, exitCauses, reasons } from "./outcome.ts";

export const versionStatuses = t.wordList("VersionStatus", ["tested", "untested"]);

const facts = {
  model: t.optional(t.string("The vendor's name of the model.")),
  cwd: t.optional(t.string("The agent's working directory.")),
  tools: t.optional(t.list(t.string(), "The tools that the agent reports.")),
  nativeSessionId: t.optional(t.string("The vendor's id of the conversation, to resume it with.")),
  agentVersion: t.optional(t.string("The version of the CLI.")),
  capabilities: t.optional(
    t.map(t.anything(), "The capabilities that the agent reports, in its own words."),
  ),
};

export const sessionEvents: t.Definitions = {
  ...event(
    "sessionStarted",
    "A run started. The first event of every run; facts learnt later come as `sessionUpdated`.",
    {
      agentType: agentType("The agent that runs."),
      schemaVersion: t.optional(t.string("The version of these schemas. Always sent.")),
      protocol: t.optional(t.string("The protocol spoken with the agent.")),
      ...facts,
      versionStatus: t.optional(
        t.listed(versionStatuses, "Whether this version of the CLI was tested."),
      ),
      config: t.optional(t.ref("SessionConfig")),
      resumed: t.optional(t.boolean("The run resumes an earlier conversation.")),
    },
  ),
  ...event("sessionUpdated", "Facts about the session were learnt or changed.", {
    ...facts,
    approvalMode: t.optional(t.listed(approvalModes, "The current mode of the agent.")),
    contextCleared: t.optional(t.boolean("The agent has forgotten the conversation so far.")),
    reason: t.optional(t.string("The cause, if the vendor reports it.")),
  }),
  ...event("sessionEnded", "A run ended. The last event of every run, in every case.", {
    reason: t.oneOf(reasons, "How the run ended. `completed` only if it succeeded."),
    detail: t.optional(t.listed(details, "How the run ended, in detail.")),
    error: t.optional(t.string("What went wrong, in words.")),
    errorCode: t.optional(errorCode()),
    exitCode: t.optional(t.integer("The exit code of the CLI.")),
    signal: t.optional(t.string("The signal that ended the CLI, as `SIGTERM`.")),
    exitCause: t.optional(
      t.listed(
        exitCauses,
        "Explains an exit code other than 0, or a signal, of a completed run. `hostEnded`: the host ended the process after its result. `vendorCode`: the vendor uses this code or signal for successful runs.",
      ),
    ),
    durationMs: t.optional(t.count()),
    usage: t.optional(t.ref("TokenUsage", "Of this run: the sum of its turns.")),
    costUsd: t.optional(t.number("Of this run.", { minimum: 0 })),
    costSource: t.optional(t.listed(costSources)),
    permissionDenials: t.optional(t.list(t.ref("PermissionDenial"))),
    nativeSessionId: t.optional(t.string("The id to resume the conversation with.")),
    result: t.optional(t.string("The agent's final answer, if the vendor repeats it.")),
  }),
};

export const rateLimitEvents: t.Definitions = event(
  "rateLimitUpdated",
  "The vendor reported how much of a limit is used.",
  {
    status: t.words(["allowed", "warning", "rejected"], "In the vendor's words."),
    resetsAt: t.optional(t.timestamp("When the limit is reset.")),
    window: t.optional(t.string("Which limit, in the vendor's words.")),
    usedPercent: t.optional(t.number(undefined, { minimum: 0 })),
  },
);
