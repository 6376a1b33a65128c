import { chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Plan } from "@agentstream/adapter-kit";

import type { AgentUser } from "./confine.ts";

/** A plan with its files written, and how to remove them. */
export interface WrittenPlan {
  readonly plan: Plan;
  readonly remove: () => void;
}

/** The folder of a run's files; a later start finds it by the tag if the host died. */
export const planFolder = (tag: string): string => join(tmpdir(), `agentstream-${tag}`);

/** Writes a plan's files, readable by the agent's user alone, and replaces their names by their paths. */
export function writePlanFiles(plan: Plan, tag: string, user?: AgentUser): WrittenPlan {
  const files = Object.entries(plan.files);
  if (files.length === 0) return { plan, remove: () => {} };
  const folder = planFolder(tag);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    for (const [name, text] of files) {
      writePlanFile(folder, name, text);
      if (user !== undefined) chownSync(join(folder, name), user.uid, user.gid);
    }
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    remove();
    throw error;
  }
  const place = (text: string): string =>
    text.replaceAll(/\{file:([^{}]+)\}/g, (whole, name: string) =>
      Object.hasOwn(plan.files, name) ? join(folder, name) : whole,
    );
  const env = Object.entries(plan.env).map(([name, value]) => [name, place(value)]);
  return {
    plan: { ...plan, args: plan.args.map(place), env: Object.fromEntries(env) },
    remove,
  };
}

function writePlanFile(folder: string, name: string, text: string): void {
  const isPlain = /^[\w.-]+$/.test(name) && !/^\.+$/.test(name);
  if (!isPlain) throw new Error(`Expected a plain file name in the plan, got "${name}".`);
  writeFileSync(join(folder, name), text, { mode: 0o600, flag: "wx" });
}
