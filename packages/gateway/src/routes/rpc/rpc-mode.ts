import { readRequest } from "@agentstream/adapter-kit";
import type { ApprovalMode, RpcMode, SandboxMode } from "@agentstream/schema";
import type { StoredSession } from "@agentstream/sessions";

interface Modes {
  readonly approvalMode: ApprovalMode;
  readonly sandboxMode: SandboxMode;
}

/** What the modes of `/rpc` stand for. */
export const rpcModes: Readonly<Record<RpcMode, Modes>> = {
  auto: { approvalMode: "autoAll", sandboxMode: "fullAccess" },
  code: { approvalMode: "autoEdit", sandboxMode: "workspaceWrite" },
  plan: { approvalMode: "ask", sandboxMode: "readOnly" },
  ask: { approvalMode: "ask", sandboxMode: "workspaceWrite" },
};

/** The mode of any session: the one that allows no more than the session does. */
export function modeOf({ settings }: StoredSession): RpcMode {
  const { approvalMode = "ask", sandboxMode = "workspaceWrite" } = readRequest({
    ...settings.config,
    prompt: "",
  });
  if (sandboxMode === "readOnly") return "plan";
  if (approvalMode === "autoAll" && sandboxMode !== "workspaceWrite") return "auto";
  return approvalMode === "ask" || approvalMode === "askDangerous" ? "ask" : "code";
}
