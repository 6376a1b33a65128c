export type { AgentVariables, RegisteredAgent } from "./agents.ts";
export { hashKeptToken } from "./auth/hash-kept-token.ts";
export { hashToken, type TokenEntry } from "./auth/token-book.ts";
export { createGateway, type Gateway, type GatewayOptions } from "./create-gateway.ts";
export {
  startGateway,
  type FoundAgent,
  type StartedGateway,
  type StartOptions,
} from "./start-gateway.ts";
export { backUpData, checkData, vacuumData, type DataReport } from "@agentstream/store-sqlite";
export type { TracesOptions } from "./start-traces.ts";
export { startDefaults, type StartDefaults } from "./start-defaults.ts";
