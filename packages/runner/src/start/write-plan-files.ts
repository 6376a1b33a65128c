import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Plan } from "@agentstream/adapter-kit";

/** A plan whose files are there, and how to remove them. */
export interface WrittenPlan {
  readonly plan: Plan;
  readonly remove: () => void;
}

/** Where the files of a run are: found again by its tag if nobody was left to remove them. */
export const planFolder = (tag: string): string => join(tmpdir(), `agentstream-${tag}`);

/** Writes a plan's files where only this user can read them, and puts their paths in the place of their names. */
export function writePlanFiles(plan: Plan, tag: string): WrittenPlan {
  const files = Object.entries(plan.files);
  if (files.length === 0) return { plan, remove: () => {} };
  const folder = planFolder(tag);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    for (const [name, text] of files) writePlanFile(folder, name, text);
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
  if (!isPlain) throw new Error(`the plan's file "${name}" has no plain name`);
  writeFileSync(join(folder, name), text, { mode: 0o600, flag: "wx" });
}
