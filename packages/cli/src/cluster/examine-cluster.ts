import type { Finding } from "@agentstream/store-redis";
import { messageOf } from "@agentstream/stream";

import { nodeFindings } from "./node-findings.ts";

/** Checks what the servers of a cluster share, and which of them are there. */
export async function examineCluster(
  url: string,
  prefix: string | undefined,
): Promise<readonly Finding[]> {
  const { openCluster } = await import("@agentstream/store-redis");
  try {
    const cluster = await openCluster({ url, prefix, node: "doctor" });
    try {
      return [...(await cluster.doctor()), ...nodeFindings(await cluster.nodes.list())];
    } finally {
      await cluster.close();
    }
  } catch (error) {
    return [
      {
        level: "error",
        name: "connection",
        message: messageOf(error),
        remedy: "Check the address, the network, and name and password in the URL.",
      },
    ];
  }
}
