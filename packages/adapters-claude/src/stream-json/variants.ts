import type { SessionDetail } from "@agentstream/schema";

import { testedIn } from "../generated/tested-versions.ts";
import {
  mapQwenAccount,
  mapTurnAccount,
  type Account,
  type ResultUsage,
  type TurnAccount,
} from "../map-usage.ts";

/** In what the CLIs that print these lines differ. */
export interface Variant {
  /** By protocol. */
  readonly testedIn: (protocol: string) => readonly string[];
  /** Our approval modes in the CLI's words. */
  readonly modes: Readonly<Record<string, string>>;
  /** What a turn used and cost, by its result. */
  readonly accountOf: (result: ResultUsage, account: Account) => TurnAccount;
  /** What streams as one message ends in several lines, of which only the first has its id. */
  readonly splitsMessages: boolean;
  /** What is printed as a prompt when a task in the background ends. */
  readonly taskNotice?: RegExp;
  /** The error in the text of a result that is called a success. */
  readonly errorInText?: RegExp;
  /** How a turn without a result ended, by the exit code. */
  readonly detailByExitCode: ReadonlyMap<number, SessionDetail>;
}

const asking = { ask: "default", askDangerous: "default" };

const claudeCode: Variant = {
  testedIn: (protocol) => testedIn("claude", protocol),
  modes: { ...asking, autoEdit: "acceptEdits", autoAll: "bypassPermissions" },
  accountOf: mapTurnAccount,
  splitsMessages: false,
  detailByExitCode: new Map(),
};

/** Qwen Code. */
export const qwen: Variant = {
  testedIn: (protocol) => testedIn("qwen", protocol),
  modes: { ...asking, autoEdit: "auto-edit", autoAll: "yolo" },
  accountOf: mapQwenAccount,
  splitsMessages: true,
  taskNotice: /^Background \w+ "/,
  errorInText: /\[(API Error: [^\n]*)\]\s*$/,
  detailByExitCode: new Map([[53, "maxTurns"]]),
};

/** The variant of an agent type; an agent that is not known prints what Claude Code prints. */
export const variantOf = (agentType: string): Variant => (agentType === "qwen" ? qwen : claudeCode);
