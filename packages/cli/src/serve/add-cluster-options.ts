import { hostname } from "node:os";

import type { NodeOptions } from "@agentstream/gateway";
import type { NodeRole } from "@agentstream/sessions";
import type { Cluster, ClusterOptions } from "@agentstream/store-redis";
import { InvalidArgumentError, type Command } from "commander";

import { UsageError } from "../terminal.ts";
import { parseClusterUrl } from "./parse-cluster-url.ts";
import { parseName } from "./parse-name.ts";
import { parseTime } from "./parse-time.ts";

/** Flags of a server that is one of several. */
export interface ClusterFlags {
  readonly cluster?: string;
  readonly clusterPrefix?: string;
  readonly node?: string;
  readonly role?: readonly NodeRole[];
  readonly pool?: string;
  readonly sharedHome?: string;
  readonly homeTimeout?: number;
  readonly lease?: number;
}

const roles: readonly NodeRole[] = ["gateway", "worker"];

export const addClusterOptions = (command: Command): Command =>
  command
    .option(
      "--cluster <url>",
      "Redis that several servers share, such as redis://host:6379",
      parseClusterUrl,
    )
    .option("--cluster-prefix <name>", "what the keys in Redis begin with", parseName)
    .option(
      "--node <name>",
      "the name of this server in the cluster; absent: that of the machine",
      parseName,
    )
    .option(
      "--role <list>",
      "what this server does: gateway (answers clients), worker (runs agents), or both, which is the default",
      parseRoles,
    )
    .option(
      "--pool <name>",
      "the workers that run what is accepted here, or that this one belongs to",
      parseName,
    )
    .option(
      "--shared-home <name>",
      "workers with the same name share their home folder, and continue each other's sessions",
      parseName,
    )
    .option(
      "--home-timeout <time>",
      "how long a prompt waits for the node that has the memory of its session; absent: 1m",
      (text) => (text === "0" ? 0 : parseTime(text)),
    )
    .option(
      "--lease <time>",
      "after how long without a sign of life a server of the cluster counts as lost; absent: 10s",
      parseLease,
    );

/** It is extended three times in its time. */
const shortestLeaseMs = 1000;

function parseLease(text: string): number {
  const ms = parseTime(text);
  if (ms >= shortestLeaseMs) return ms;
  throw new InvalidArgumentError("Expected at least 1s.");
}

function parseRoles(text: string): readonly NodeRole[] {
  const named = text.split(",").map((word) => word.trim());
  const found = roles.filter((role) => named.includes(role));
  if (found.length === new Set(named).size) return found;
  throw new InvalidArgumentError(
    `Expected gateway, worker, or gateway,worker; got ${JSON.stringify(text)}.`,
  );
}

/** Flags that mean nothing without `--cluster`. */
const onlyWithCluster: Readonly<Record<Exclude<keyof ClusterFlags, "cluster">, string>> = {
  clusterPrefix: "--cluster-prefix",
  node: "--node",
  role: "--role",
  pool: "--pool",
  sharedHome: "--shared-home",
  homeTimeout: "--home-timeout",
  lease: "--lease",
};

/** Throws which flags do not go together. */
function checkClusterFlags(flags: ClusterFlags & { readonly maxData?: number }): void {
  if (flags.cluster !== undefined) {
    if (flags.maxData === undefined) return;
    throw new UsageError(
      "--max-data: limits the database of a single server; with --cluster set maxmemory of Redis",
    );
  }
  const given = new Map(Object.entries(flags));
  const lost = Object.entries(onlyWithCluster).filter(([name]) => given.get(name) !== undefined);
  if (lost.length === 0) return;
  throw new UsageError(
    `${lost.map(([, flag]) => flag).join(", ")}: only for a server of a cluster: add --cluster redis://host:6379`,
  );
}

export interface OpenedCluster {
  readonly node: NodeOptions;
  readonly close: Cluster["close"];
}

/** Connects to what the servers share; undefined: this one is the only one. */
export async function openClusterOf(
  flags: ClusterFlags & Pick<ClusterOptions, "durable">,
): Promise<OpenedCluster | undefined> {
  checkClusterFlags(flags);
  const { cluster: url, clusterPrefix: prefix, node: name = hostname(), durable } = flags;
  if (url === undefined) return undefined;
  // its libraries are slow to load, and most servers are alone
  const { openCluster } = await import("@agentstream/store-redis");
  const shared = await openCluster({ url, prefix, durable, node: name });
  return {
    node: {
      shared,
      name,
      roles: flags.role ?? roles,
      pool: flags.pool,
      sharedHome: flags.sharedHome,
      homeTimeoutMs: flags.homeTimeout,
      leaseMs: flags.lease,
    },
    close: shared.close,
  };
}
