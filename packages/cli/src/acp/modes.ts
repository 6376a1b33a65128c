import type { ApprovalMode, SandboxMode } from "@agentstream/schema";

/** A mode of a conversation, and what it asks of the agent. */
interface Mode {
  readonly name: string;
  readonly description: string;
  readonly approvalMode: ApprovalMode;
  readonly sandboxMode: SandboxMode;
}

export type ModeId = "ask" | "autoEdit" | "plan" | "autoAll";

export const modes: Readonly<Record<ModeId, Mode>> = {
  ask: {
    name: "Ask",
    description: "Asks before it changes files or runs commands",
    approvalMode: "ask",
    sandboxMode: "workspaceWrite",
  },
  autoEdit: {
    name: "Accept edits",
    description: "Changes files in the folder; asks before it runs commands",
    approvalMode: "autoEdit",
    sandboxMode: "workspaceWrite",
  },
  plan: {
    name: "Plan",
    description: "Reads only",
    approvalMode: "ask",
    sandboxMode: "readOnly",
  },
  autoAll: {
    name: "Accept everything",
    description: "Asks nothing and may do everything that you may",
    approvalMode: "autoAll",
    sandboxMode: "fullAccess",
  },
};

export const isModeId = (word: unknown): word is ModeId =>
  typeof word === "string" && Object.hasOwn(modes, word);

export const modeEntries: readonly (Mode & { readonly id: ModeId })[] = Object.entries(
  modes,
).flatMap(([id, mode]) => (isModeId(id) ? [{ id, ...mode }] : []));

/**
 * The mode after the agent has reported this approval mode; undefined if that changes nothing here, or has no mode
 * of ours.
 */
export function reportedMode(current: ModeId, approvalMode: string): ModeId | undefined {
  if (modes[current].approvalMode === approvalMode) return undefined;
  return isModeId(approvalMode) ? approvalMode : undefined;
}
