export { acp } from "./acp.ts";
export { createAcpAgent, type AcpAgent } from "./create-acp-agent.ts";
export type { AgentModes } from "./modes.ts";
export { translate } from "./translate.ts";
