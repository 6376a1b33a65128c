import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, isAbsolute, join, sep } from "node:path";

import { isRefusal, type Adapter } from "@agentstream/adapter-kit";
import { isBuiltIn, readVersion } from "@agentstream/runner";

import type { ProbeResult } from "./route.ts";

/** Whether an agent's command is here, and which version it says it is. */
export async function probeAgent(adapter: Adapter | undefined): Promise<ProbeResult> {
  if (adapter === undefined) return { installed: false };
  // it has no command
  if (isBuiltIn(adapter)) return { installed: true };
  const plan = adapter.plan({ prompt: "?" });
  if (isRefusal(plan) || !(await isFound(plan.command))) return { installed: false };
  const version = await readVersion([plan.command]);
  return { installed: true, ...(version !== undefined && { version }) };
}

async function isFound(command: string): Promise<boolean> {
  const isPath = isAbsolute(command) || command.includes(sep);
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const files = isPath ? [command] : folders.map((folder) => join(folder, command));
  const found = await Promise.all(
    files.map((file) =>
      access(file, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}
