import type { ReadRequest } from "@agentstream/adapter-kit";
import type { SandboxMode } from "@agentstream/schema";
import type { SessionConfig } from "@agentstream/schema/written";

/** What a run has got. */
export function configOf(
  asked: ReadRequest,
  protocol: string,
  sandboxMode: SandboxMode | undefined,
  notGuaranteed: string[],
): SessionConfig {
  const { projectId, cwd, model, approvalMode, permissionTier, permissionMode } = asked;
  return {
    agentType: "codex",
    protocol,
    ...(projectId !== undefined && { projectId }),
    ...(cwd !== undefined && { cwd }),
    ...(model !== undefined && { model }),
    ...(approvalMode !== undefined && { approvalMode }),
    ...(sandboxMode !== undefined && { sandboxMode }),
    ...(permissionTier !== undefined && { permissionTier }),
    ...(permissionMode !== undefined && { permissionMode }),
    notGuaranteed,
  };
}
