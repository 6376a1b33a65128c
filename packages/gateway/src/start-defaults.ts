import { stateFolder } from "@agentstream/runner";
import type { PermissionTier } from "@agentstream/schema";

/** What a server is started with unless it is set otherwise. */
export interface StartDefaults {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly workspaces: readonly string[];
  readonly allowTier: PermissionTier;
  readonly defaultTier: PermissionTier;
  readonly durable: boolean;
  readonly logLevel: string;
  readonly graceMs: number;
  readonly lingerMs: number;
  readonly maxWarm: number;
}

export const startDefaults = (): StartDefaults => ({
  port: 8787,
  host: "127.0.0.1",
  data: stateFolder(),
  workspaces: [process.cwd()],
  allowTier: "supervised",
  defaultTier: "supervised",
  durable: false,
  logLevel: "warn",
  graceMs: 10_000,
  lingerMs: 60_000,
  maxWarm: 8,
});
