import type { StartOptions } from "@agentstream/gateway";

import type { Answer } from "../generated/scenario.ts";
import type { Vendor } from "../vendors/index.ts";
import type { TrialSession } from "./trial-session.ts";

/** What a gateway promises of agents that live on between prompts, tried with the real CLIs. */
export interface LivingCheck {
  readonly name: string;
  readonly description: string;
  /** Absent: for all vendors. */
  readonly isFor?: (vendor: Vendor) => boolean;
  /** It is part of the short run. */
  readonly isCore?: boolean;
  readonly gateway?: Pick<StartOptions, "lingerMs" | "maxWarm" | "allowTier">;
  /** What the model answers, call by call, whatever the session. */
  readonly answers: (vendor: Vendor) => readonly Answer[];
  /** Returns what was not as promised. */
  readonly run: (trial: Trial) => Promise<Outcome>;
}

export interface Outcome {
  readonly faults: readonly string[];
  /** Figures for the report. */
  readonly measured?: string;
  /** What became of each attempt of the model. */
  readonly table?: readonly { readonly attempt: string; readonly text: string }[];
}

/** One check on one vendor's CLI. */
export interface Trial {
  readonly vendor: Vendor;
  /** Starts a session with its first prompt; without one it only gets ready. */
  readonly begin: (body: Readonly<Record<string, unknown>>) => Promise<TrialSession>;
  /** The prompt of this number; the model knows its conversation by it. */
  readonly prompt: (number: number) => string;
  /** The processes that were started as an agent, in their order. */
  readonly started: () => readonly number[];
  readonly waitFor: (isSo: () => boolean, what: string) => Promise<void>;
  /** A file of the workspace. */
  readonly waitForFile: (path: string) => Promise<void>;
  /** Resolves when the model falls silent the next time. */
  readonly stalled: () => Promise<void>;
  /** How often the model was called. */
  readonly prompted: () => number;
  /** What the CLI sent otherwise than the answers expect. */
  readonly modelFaults: () => readonly string[];
  readonly cwd: string;
}
