import type { WebSocket } from "ws";

import type { RouteCall } from "../../route.ts";
import { watchPeer } from "../../socket/watch-peer.ts";
import { buildAgent } from "./build-agent.ts";
import type { AcpConnections } from "./create-acp-connections.ts";
import { guardSocket } from "./guard-socket.ts";
import { watchAgent } from "./watch-agent.ts";

/** Opens a connection before the upgrade, whose answer has its id. */
export async function acceptSocket(
  { server, registry, options }: AcpConnections,
  { request, context, caller, query }: RouteCall,
): Promise<(socket: WebSocket) => void> {
  const place = registry.reserve(caller);
  try {
    const agent = watchAgent(await buildAgent(options, caller, query), place.free);
    const upgrade = server.prepareWebSocketUpgrade({ agent });
    place.take(upgrade.connectionId).streams++;
    // where the upgrade fails after all
    request.raw.socket.once("close", () => upgrade.reject());
    context.upgradeHeaders.set(request.raw, `Acp-Connection-Id: ${upgrade.connectionId}`);
    return (socket) => {
      watchPeer(socket);
      upgrade.accept(guardSocket(socket, () => context.rates.count(caller.owner)));
    };
  } catch (error) {
    place.free();
    throw error;
  }
}
