export type {
  Adapter,
  Child,
  Chunk,
  Plan,
  Refusal,
  Translator,
  TranslateEvents,
  TranslateExit,
  TranslateOptions,
  TranslateSource,
  TranslateSourceOptions,
} from "@agentstream/adapter-kit";
export { agentNames, agents, createAcpAgent, findAgent, recogniseAgent } from "@agentstream/agents";
export {
  AgentError,
  createAgentClient,
  errorOfEvent,
  type AgentClient,
  type AgentSession,
  type GatewayClientOptions,
} from "@agentstream/client";
export { createDialect, dialectNames, type DialectName } from "@agentstream/dialects";
export type { StartedGateway, StartOptions } from "@agentstream/gateway";
export {
  endRunsWithHost,
  isAvailable,
  RefusedError,
  startRun,
  sweepOrphans,
  type AgentOptions,
  type AgentRun,
  type CanUseTool,
  type HostInput,
  type Run,
  type RunOptions,
  type RunResult,
} from "@agentstream/runner";
export type * from "@agentstream/schema";
export {
  closeOpen,
  createLineSplitter,
  createTextReader,
  createVerifier,
  textOf,
  verifyStream,
  type LineSplitter,
  type TextReader,
  type Verifier,
  type Violation,
} from "@agentstream/stream";
export {
  createLocalClient,
  type LocalClient,
  type LocalClientOptions,
} from "./library/create-local-client.ts";
export { runAgent } from "./library/run-agent.ts";
export { startGateway } from "./library/start-gateway.ts";
export { createTranslateStream, translate } from "./library/translate.ts";
