import type { ApprovalMode, PermissionTier, SandboxMode } from "@agentstream/schema";
import { capModes } from "@agentstream/sessions";

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

export type ModeEntry = Mode & { readonly id: ModeId };

const modeEntries: readonly ModeEntry[] = Object.entries(modes).flatMap(([id, mode]) =>
  isModeId(id) ? [{ id, ...mode }] : [],
);

/** The modes that a cap leaves as they are. */
export const modesWithin = (cap: PermissionTier): readonly ModeEntry[] =>
  modeEntries.filter(({ approvalMode, sandboxMode }) => {
    const asked = { approvalMode, sandboxMode };
    return capModes({ prompt: "", ...asked }, asked, cap).capped.length === 0;
  });

/** The mode of a session that was not started by a client of ACP. */
export const modeOfConfig = (
  config: Partial<Pick<Mode, "approvalMode" | "sandboxMode">> = {},
): ModeId =>
  modeEntries.find(
    ({ approvalMode, sandboxMode }) =>
      approvalMode === config.approvalMode && sandboxMode === config.sandboxMode,
  )?.id ?? "ask";

/**
 * The mode after the agent has reported this approval mode; undefined if that changes nothing here, or has no mode
 * of ours.
 */
export function reportedMode(current: ModeId, approvalMode: string): ModeId | undefined {
  if (modes[current].approvalMode === approvalMode) return undefined;
  return isModeId(approvalMode) ? approvalMode : undefined;
}
