import type { SessionDetail } from "@agentstream/schema";

import { tested } from "../info.ts";
import {
  mapQwenAccount,
  mapTurnAccount,
  type Account,
  type ResultUsage,
  type TurnAccount,
} from "../map-usage.ts";

/** In what the CLIs that print these lines differ. */
export interface Variant {
  readonly tested: readonly string[];
  /** Our approval modes in the CLI's words. */
  readonly modes: Readonly<Record<string, string>>;
  /** What a turn used and cost, by its result. */
  readonly accountOf: (result: ResultUsage, account: Account) => TurnAccount;
  /** The error in the text of a result that is called a success. */
  readonly errorInText?: RegExp;
  /** How a turn without a result ended, by the exit code. */
  readonly detailByExitCode: ReadonlyMap<number, SessionDetail>;
}

const claudeCode: Variant = {
  tested,
  modes: {
    ask: "default",
    askDangerous: "default",
    autoEdit: "acceptEdits",
    autoAll: "bypassPermissions",
  },
  accountOf: mapTurnAccount,
  detailByExitCode: new Map(),
};

/** Qwen Code. */
export const qwen: Variant = {
  tested: ["0.15.10"],
  modes: { ask: "default", askDangerous: "default", autoEdit: "auto-edit", autoAll: "yolo" },
  accountOf: mapQwenAccount,
  errorInText: /\[(API Error: [^\n]*)\]\s*$/,
  detailByExitCode: new Map([[53, "maxTurns"]]),
};

/** The variant of an agent type; an agent that is not known prints what Claude Code prints. */
export const variantOf = (agentType: string): Variant => (agentType === "qwen" ? qwen : claudeCode);
