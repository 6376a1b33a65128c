export { createAgent, type AgentAdapter } from "./agents/create-agent.ts";
export { echo } from "./agents/echo.ts";
export { findAgent } from "./agents/find-agent.ts";
export { isAvailable } from "./agents/is-available.ts";
export { readVersion } from "./agents/read-version.ts";
export { runAgent, type AgentOptions, type CanUseTool } from "./agents/run-agent.ts";
export { runParallel, type ParallelTask } from "./agents/run-parallel.ts";
export { RefusedError } from "./refused-error.ts";
export type {
  HostInput,
  Run,
  RunOptions,
  RunPosition,
  SendResult,
  StartRun,
  StopTimeouts,
} from "./run.ts";
export { checkPrompt, type PromptFault } from "./start/check-prompt.ts";
export { startRun } from "./start-run.ts";
export { endRunsWithHost } from "./stop/live-runs.ts";
export { sweepOrphans, type SweepOptions } from "./stop/sweep-orphans.ts";
export type { Connection, Exited, Transport, TransportContext } from "./transport.ts";
