import type { InitializeResponse } from "@agentclientprotocol/sdk";

/** The version of the protocol that is spoken here. */
const protocolVersion = 1;

/** There is nothing to do here: an agent keeps its own login. */
export const ownLogin = {
  id: "agent-login",
  name: "Login of the agent",
  description:
    "Each agent uses its own login: run its command once in a terminal and log in there, or set its API key. `agentstream doctor` says how.",
};

/** The answer to `initialize`. */
export const describeAgent = (version: string): InitializeResponse => ({
  protocolVersion,
  agentInfo: { name: "agentstream", title: "Agentstream", version },
  authMethods: [ownLogin],
  agentCapabilities: {
    loadSession: true,
    promptCapabilities: { image: true, audio: false, embeddedContext: true },
    mcpCapabilities: { http: true, sse: true },
    sessionCapabilities: { list: {}, resume: {}, close: {}, delete: {} },
  },
});
