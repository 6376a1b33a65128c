export { echo } from "@agentstream/adapter-kit";

export type { AgentRun, RunResult } from "./agents/agent-run.ts";
export { isBuiltIn } from "./agents/built-in.ts";
export { findAgent } from "./agents/find-agent.ts";
export { findCommand, type FoundCommand } from "./agents/find-command.ts";
export { findInstalled } from "./agents/find-installed.ts";
export { isAvailable } from "./agents/is-available.ts";
export { findKnownVersion, readVersion, type VersionAnswer } from "./agents/read-version.ts";
export { versionCommandOf } from "./agents/version-command.ts";
export { versionForPlan } from "./agents/version-for-plan.ts";
export { runAgent, startAgent, type AgentOptions, type CanUseTool } from "./agents/run-agent.ts";
export { createPacer } from "./create-pacer.ts";
export { explainFileError } from "./explain-file-error.ts";
export { isFolder } from "./is-folder.ts";
export { makeFolders } from "./make-folders.ts";
export { packageVersion } from "./package-version.ts";
export { RefusedError } from "./refused-error.ts";
export type {
  HostInput,
  KeptAgent,
  NextRunOptions,
  Run,
  RunOptions,
  RunPosition,
  SendResult,
  StartRun,
  StopTimeouts,
} from "./run.ts";
export type { AgentUser, Confinement } from "./start/confine.ts";
export { checkPrompt, type PromptFault } from "./start/check-prompt.ts";
export { stateFolder } from "./state-folder.ts";
export { startRun } from "./start-run.ts";
export { createProcessTransport, type ProcessOptions } from "./start/create-process-transport.ts";
export { commonVariables } from "./start/common-variables.ts";
export { endRunsWithHost } from "./stop/live-runs.ts";
export { startWatchdog } from "./stop/start-watchdog.ts";
export { sweepOrphans, type SweepOptions } from "./stop/sweep-orphans.ts";
export { warmAgent, type WarmAgent } from "./warm-agent.ts";
export type { Connection, Exited, Transport, TransportContext } from "./transport.ts";
