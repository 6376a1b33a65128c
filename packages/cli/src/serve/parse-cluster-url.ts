import { InvalidArgumentError } from "commander";

/** The address of Redis: one host, or several of a Redis Cluster. */
export function parseClusterUrl(text: string): string {
  if (/^rediss?:\/\/[^\s/]+(\/\d+)?$/.test(text)) return text;
  throw new InvalidArgumentError(
    "Expected redis://host:6379, rediss://host:6379 (TLS), or several hosts of a Redis Cluster with commas.",
  );
}
