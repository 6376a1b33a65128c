import type { ApprovalMode } from "@agentstream/schema";

/** A mode of approval in the agent's words. */
export interface ApprovalPolicy {
  readonly policy: "untrusted" | "on-request" | "never";
  readonly approvalMode: ApprovalMode;
}

/** What a mode becomes in the next turn: ours, or the agent's own word. */
export const approvalPolicies: ReadonlyMap<string, ApprovalPolicy> = new Map([
  ["ask", { policy: "untrusted", approvalMode: "ask" }],
  ["askDangerous", { policy: "on-request", approvalMode: "askDangerous" }],
  ["autoEdit", { policy: "on-request", approvalMode: "autoEdit" }],
  ["autoAll", { policy: "never", approvalMode: "autoAll" }],
  ["untrusted", { policy: "untrusted", approvalMode: "ask" }],
  ["on-request", { policy: "on-request", approvalMode: "askDangerous" }],
  ["never", { policy: "never", approvalMode: "autoAll" }],
]);
