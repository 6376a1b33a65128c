import { AcpServer } from "@agentclientprotocol/sdk/experimental/server";

import { acceptSocket } from "./accept-socket.ts";
import type { AcpDoor } from "./acp-door.ts";
import { acpLimits } from "./acp-limits.ts";
import type { AgentOptions } from "./build-agent.ts";
import { createRegistry, type ConnectionRegistry } from "./create-registry.ts";
import { handleRequest } from "./handle-request.ts";
import { address, connectionHeader } from "./to-request.ts";

/** The SDK's own transports, and whose each connection is. */
export interface AcpConnections {
  readonly server: AcpServer;
  readonly registry: ConnectionRegistry;
  readonly options: AgentOptions;
}

/** The transports of the protocol are the SDK's; who may use them, and how many, is decided here. */
export function createAcpConnections(options: AgentOptions): AcpDoor {
  const server = new AcpServer({ createAgent: refuseAgent, ...acpLimits });
  const registry = createRegistry();
  const connections = { server, registry, options };
  const sweeper = setInterval(() => {
    for (const id of registry.idle()) void server.handleRequest(deletionOf(id));
  }, acpLimits.sweepMs).unref();
  return {
    handle: (call) => handleRequest(connections, call),
    accept: (call) => acceptSocket(connections, call),
    async close() {
      clearInterval(sweeper);
      await server.close();
    },
  };
}

/** Each connection brings its own. */
const refuseAgent = (): never => {
  throw new Error("A connection came without its agent.");
};

const deletionOf = (id: string): Request =>
  new Request(address, { method: "DELETE", headers: { [connectionHeader]: id } });
