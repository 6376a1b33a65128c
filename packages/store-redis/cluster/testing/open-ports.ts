import { onTestFinished } from "vitest";

import { openCluster, type Cluster, type ClusterOptions } from "../../src/index.ts";

/** The ports on a server; they are closed with the test. */
export async function openPorts(
  url: string,
  options: Partial<ClusterOptions> = {},
): Promise<Cluster> {
  const cluster = await openCluster({ url, node: "test", ...options });
  onTestFinished(() => cluster.close());
  return cluster;
}
