import type { WebSocket } from "ws";

import type { RouteCall } from "../../route.ts";
import type { AgentOptions } from "./build-agent.ts";

/** The connections of ACP clients. */
export interface AcpDoor {
  readonly handle: (call: RouteCall) => Promise<unknown>;
  readonly accept: (call: RouteCall) => Promise<(socket: WebSocket) => void>;
  readonly close: () => Promise<void>;
}

/** The protocol is slow to load, and most servers never speak it. */
export function createAcpDoor(options: AgentOptions): AcpDoor {
  let loaded: Promise<AcpDoor> | undefined;

  async function load(): Promise<AcpDoor> {
    const { createAcpConnections } = await import("./create-acp-connections.ts");
    return createAcpConnections(options);
  }

  const door = (): Promise<AcpDoor> => (loaded ??= load());
  return {
    handle: async (call) => (await door()).handle(call),
    accept: async (call) => (await door()).accept(call),
    close: async () => (await loaded)?.close(),
  };
}
