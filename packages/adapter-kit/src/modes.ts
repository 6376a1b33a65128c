import {
  approvalModes,
  sandboxModes,
  type ApprovalMode,
  type SandboxMode,
} from "@agentstream/schema/core";
import { present } from "@agentstream/stream";
import { recordOf } from "@agentstream/stream/internal";

/** The modes that a run gets. */
export interface Modes {
  readonly approvalMode?: ApprovalMode | undefined;
  readonly sandboxMode?: SandboxMode | undefined;
}

/** What a pair of modes becomes. An adapter adds the fields that its arguments are made of. */
export interface ModeRow {
  /** For tables in the docs: what the agent is started with, in Markdown. */
  readonly summary: string;
  /** What the run gets where that is less than it asked for. */
  readonly grants?: Modes;
  readonly notGuaranteed: readonly string[];
}

/** Why a pair of modes cannot be had, and what to ask for instead. */
export interface RefusedModes {
  readonly refused: string;
  /** The field that is refused; without it: `sandboxMode`. */
  readonly field?: "approvalMode" | "sandboxMode";
}

type SandboxRow<Row> = Readonly<Record<SandboxMode, Row | RefusedModes>> & {
  /** No sandbox mode is asked for; without this: as `none`. */
  readonly unset?: Row | RefusedModes;
};

/**
 * What each pair of modes becomes, by approval mode and then by sandbox mode, the strictest first. `unset` is for a
 * request that has a sandbox mode only; without it: as `ask`.
 */
export type ModeTable<Row> = Readonly<Record<ApprovalMode, SandboxRow<Row>>> & {
  readonly unset?: SandboxRow<Row>;
};

/** The modes as they are looked up: with the defaults of the table. */
export function resolveModes(table: ModeTable<unknown>, asked: Modes): Modes {
  const { approvalMode = table.unset === undefined ? "ask" : undefined } = asked;
  const row = table[approvalMode ?? "unset"];
  const { sandboxMode = row?.unset === undefined ? "none" : undefined } = asked;
  return { approvalMode, sandboxMode };
}

/** What the table has for a pair of modes. */
export function findModes<Row>(table: ModeTable<Row>, asked: Modes): Row | RefusedModes {
  const { approvalMode, sandboxMode } = resolveModes(table, asked);
  const row = table[approvalMode ?? "unset"] ?? table.ask;
  return row[sandboxMode ?? "unset"] ?? row.none;
}

/** What a pair of modes becomes, as data for people and programs. */
export type ModeInfo =
  | {
      readonly summary: string;
      readonly grants: Modes;
      readonly notGuaranteed: readonly string[];
    }
  | { readonly refused: string };

/** What all pairs of modes become, as data. */
export interface ModesInfo {
  /** Neither mode is asked for: the agent's own settings decide. */
  readonly own: ModeInfo;
  readonly pairs: Readonly<Record<ApprovalMode, Readonly<Record<SandboxMode, ModeInfo>>>>;
}

export function describeModes<Row extends ModeRow>(table: ModeTable<Row>, own: Row): ModesInfo {
  const info = (row: Row | RefusedModes, asked: Modes): ModeInfo =>
    isRefused(row)
      ? { refused: row.refused }
      : {
          summary: row.summary,
          grants: present({ ...asked, ...row.grants }),
          notGuaranteed: row.notGuaranteed,
        };
  const bySandbox = (approvalMode: ApprovalMode): ModesInfo["pairs"][ApprovalMode] =>
    recordOf(sandboxModes, (sandboxMode) =>
      info(table[approvalMode][sandboxMode], { approvalMode, sandboxMode }),
    );
  return { own: info(own, {}), pairs: recordOf(approvalModes, bySandbox) };
}

export const isRefused = (row: ModeRow | RefusedModes): row is RefusedModes => "refused" in row;
