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
  /** The agent's command. Absent: it has none of its own. */
  readonly command?: CommandInfo;
  /** Which of the host's variables the agent gets. Absent: none but those that every program needs. */
  readonly environment?: EnvironmentInfo;
  /** How its lines are recognised; the first sign that fits decides. */
  readonly signs?: readonly Sign[];
  /** Further words for `--from`: a protocol's short name, or another agent that speaks the same protocol. */
  readonly aliases?: Readonly<Record<string, SpokenProtocol>>;
  /** Other names: in the family ues, and of the provider of its models in the conventions of OpenTelemetry. */
  readonly names?: { readonly ues?: string; readonly provider?: string };
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
  /** Whether a prompt can go into the turn that runs. Absent: it cannot. */
  readonly steers?: boolean;
  /** Whether text comes as it is written. */
  readonly deltas: boolean;
  /** The versions of the CLI whose recordings it is held against. */
  readonly tested: readonly string[];
  /** What it cannot do, in words. */
  readonly cannot: readonly string[];
}

/** A command, and what must be done before it can run. */
export interface CommandInfo {
  readonly name: string;
  /** The shell command that installs it. */
  readonly install: string;
  /** What a user does to log in: it completes the sentence "if it is not logged in: …". */
  readonly login: string;
}

/** Names of variables; a name that ends with `*` stands for all that begin so. */
export interface EnvironmentInfo {
  /** The vendor's own settings and keys. */
  readonly passes: readonly string[];
  /** Those that the agent sets for its own children: a run inside another run must not inherit them. */
  readonly clears: readonly string[];
  /** Those of `passes` that hold a key. */
  readonly keys: readonly string[];
}

/** What identifies lines of one protocol. */
export interface Sign {
  /** The word for `--from`. */
  readonly from: string;
  readonly fits: (line: Readonly<Record<string, unknown>>) => boolean;
}

export interface SpokenProtocol {
  readonly protocol?: string;
  /** The agentType of its events, where another agent speaks the protocol. */
  readonly agentType?: string;
}
