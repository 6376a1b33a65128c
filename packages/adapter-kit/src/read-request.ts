import {
  approvalModes,
  sandboxModes,
  type ApprovalMode,
  type PermissionMode,
  type PermissionTier,
  type RunRequest,
  type SandboxMode,
} from "@agentstream/schema";
import { present } from "@agentstream/stream";

/** A request without aliases and presets. */
export interface ReadRequest extends Omit<
  RunRequest,
  "workingDirectory" | "blockedTools" | "tier" | "permissionTier" | "permissionMode"
> {
  readonly permissionTier?: PermissionTier;
  readonly permissionMode?: PermissionMode;
}

interface Modes {
  readonly approvalMode?: ApprovalMode | undefined;
  readonly sandboxMode?: SandboxMode | undefined;
}

const tiers: Readonly<Record<PermissionTier, Modes>> = {
  "dry-run": { approvalMode: "ask", sandboxMode: "readOnly" },
  supervised: { approvalMode: "autoEdit", sandboxMode: "workspaceWrite" },
  autonomous: { approvalMode: "autoAll", sandboxMode: "fullAccess" },
};

const modes: Readonly<Record<PermissionMode, Modes>> = {
  default: {},
  accept_edits: { approvalMode: "autoEdit" },
  bypass: { approvalMode: "autoAll" },
  plan: { approvalMode: "ask", sandboxMode: "readOnly" },
  ask: { approvalMode: "ask" },
};

/** Resolves the other names of fields, and the presets: where a request says two things the stricter one counts. */
export function readRequest(request: RunRequest): ReadRequest {
  const { workingDirectory, blockedTools, tier, ...rest } = request;
  const { cwd = workingDirectory, permissionTier = tier, permissionMode } = rest;
  const disallowedTools = [...(rest.disallowedTools ?? []), ...(blockedTools ?? [])];
  const asked: readonly Modes[] = [
    rest,
    permissionTier === undefined ? {} : tiers[permissionTier],
    permissionMode === undefined ? {} : modes[permissionMode],
  ];
  const approvalMode = strictest(
    approvalModes,
    asked.map((one) => one.approvalMode),
  );
  const sandboxMode = strictest(
    sandboxModes,
    asked.map((one) => one.sandboxMode),
  );
  return present({
    ...rest,
    cwd,
    permissionTier,
    disallowedTools: disallowedTools.length > 0 ? disallowedTools : rest.disallowedTools,
    approvalMode,
    sandboxMode,
  });
}

const strictest = <T>(order: readonly T[], asked: readonly (T | undefined)[]): T | undefined =>
  order.find((mode) => asked.includes(mode));
