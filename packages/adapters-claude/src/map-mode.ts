import type { ApprovalMode } from "@agentstream/schema";

/** The vendor's modes in our words, with those of Qwen Code. `auto`, where a model decides, has no such word. */
const approvalModes: ReadonlyMap<string, ApprovalMode> = new Map<string, ApprovalMode>([
  ["default", "askDangerous"],
  ["plan", "ask"],
  ["dontAsk", "askDangerous"],
  ["acceptEdits", "autoEdit"],
  ["auto-edit", "autoEdit"],
  ["bypassPermissions", "autoAll"],
  ["yolo", "autoAll"],
]);

export const mapApprovalMode = (mode: string): ApprovalMode | undefined => approvalModes.get(mode);
