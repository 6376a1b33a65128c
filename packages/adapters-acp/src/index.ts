export { acp, translate } from "./acp.ts";
export { createAcpAgent, type AcpAgent } from "./create-acp-agent.ts";
export type { AgentModes } from "./modes.ts";
