export type { Cluster, ClusterOptions } from "./cluster.ts";
export type { Finding } from "./doctor/finding.ts";
export { openCluster } from "./open-cluster.ts";
