import type { StartedGateway, StartOptions } from "@agentstream/gateway";

/** `startGateway` of `@agentstream/gateway`, which is much to load: it is loaded when it is called. */
export async function startGateway(options?: StartOptions): Promise<StartedGateway> {
  const gateway = await import("@agentstream/gateway");
  return gateway.startGateway(options);
}
