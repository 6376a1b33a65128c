export { createAcpAgent } from "@agentstream/adapters-acp";
export { agentNames, agents, translatable } from "./agents.ts";
export { findAgent } from "./find-agent.ts";
export { findProtocol, protocolNames, type Spoken } from "./find-protocol.ts";
export { recogniseAgent, recogniseProtocol } from "./recognise-agent.ts";
