import type { PermissionRequestedEvent, ToolKind } from "@agentstream/schema";
import type { Undefinable } from "@agentstream/stream";

import type { Confines } from "./adapter.ts";

/** The parts of a permission request that show what it would do. */
export type ConfinedPermission = Undefinable<
  Pick<PermissionRequestedEvent, "toolName" | "toolKind" | "changes" | "locations" | "plan">
>;

/** Kinds of tools that change nothing. */
const harmless: ReadonlySet<string> = new Set<ToolKind>([
  "read",
  "search",
  "fetch",
  "think",
  "question",
  "agent",
]);

/** Kinds of tools whose paths are known. */
const writing: ReadonlySet<string> = new Set<ToolKind>(["edit", "delete", "move"]);

/** Why nobody may allow it: the run's sandbox mode forbids it. Undefined: an answer decides. */
export function exceedsConfines(
  { toolName, toolKind = "other", changes = [], locations = [], plan }: ConfinedPermission,
  { sandboxMode, cwd }: Confines,
): string | undefined {
  if (sandboxMode === "readOnly")
    // a plan that is allowed is carried out
    return harmless.has(toolKind) && plan === undefined
      ? undefined
      : `The run's sandboxMode is readOnly, which no answer exceeds: ${toolName} may not run. Ask for workspaceWrite, or more.`;
  if (sandboxMode !== "workspaceWrite" || cwd === undefined || !writing.has(toolKind))
    return undefined;
  const paths = [...changes.map(({ filePath }) => filePath), ...locations.map(({ path }) => path)];
  const outside = paths.find((path) => !isInside(path, cwd));
  return outside === undefined
    ? undefined
    : `The run's sandboxMode is workspaceWrite, which no answer exceeds: ${outside} lies outside of the workspace. Ask for sandboxMode none.`;
}

/** By the names alone: links are the system's. */
function isInside(path: string, folder: string): boolean {
  const root = partsOf(folder, []);
  const parts = partsOf(path, root);
  return root.every((part, index) => parts[index] === part);
}

function partsOf(path: string, base: readonly string[]): string[] {
  const isAbsolute = /^(?:[/\\]|[A-Za-z]:)/.test(path);
  const parts = isAbsolute ? [] : [...base];
  for (const part of path.split(/[/\\]/)) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts;
}
