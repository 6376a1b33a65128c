import type { SchemaName } from "@agentstream/schema";

import type { ModesInfo } from "./modes.ts";
import type { SupportInfo } from "./supports.ts";

/** What an adapter is, as data: what can be known of it without running anything. */
export interface AdapterInfo {
  readonly contractVersion: 1;
  /** The agentType of its events. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  readonly protocols: readonly ProtocolInfo[];
  /** By protocol: which fields of a request can be honoured, and why others cannot. */
  readonly supports?: Readonly<Record<string, SupportInfo>>;
  /** By protocol: what each pair of modes becomes. */
  readonly modes?: Readonly<Record<string, ModesInfo>>;
}

/** One way to talk with the agent's CLI. */
export interface ProtocolInfo {
  readonly name: string;
  /** The schema of each line that the CLI prints. */
  readonly schema: SchemaName;
  /** Whether permissions and questions can be answered, and a turn interrupted. */
  readonly interactive: boolean;
  /** Whether text comes as it is written. */
  readonly deltas: boolean;
  /** The versions of the CLI whose recordings it is held against. */
  readonly tested: readonly string[];
  /** What it cannot do, in words. */
  readonly cannot: readonly string[];
}
