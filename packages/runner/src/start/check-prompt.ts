import { realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";

import type { RunRequest } from "@agentstream/schema";
import { limits } from "@agentstream/schema/limits";

export type Prompt = RunRequest["prompt"];
export type PromptPart = Exclude<Prompt, string>[number];

export interface PromptFault {
  readonly field: string;
  readonly reason: string;
  /** `outside`: the same for a file that is elsewhere and one that is nowhere, so that nobody looks around by it. */
  readonly kind: "outside" | "invalid";
}

/** Why a prompt cannot be read: its number of parts, their sizes, files outside of the workspace. Reads no content. */
export function checkPrompt(prompt: Prompt, cwd: string | undefined): readonly PromptFault[] {
  if (typeof prompt === "string") return [];
  if (prompt.length > limits.maxPromptParts)
    return [
      {
        field: "prompt",
        reason: `A prompt has at most ${limits.maxPromptParts} parts.`,
        kind: "invalid",
      },
    ];
  const faults: PromptFault[] = [];
  let sum = 0;
  for (const [index, part] of prompt.entries()) {
    const size = sizeOf(part, cwd ?? process.cwd());
    if (typeof size === "number" && size <= limits.maxPromptPartBytes) sum += size;
    else faults.push(faultOf(part, index, size));
  }
  if (faults.length === 0 && sum > limits.maxPromptBytes)
    return [
      {
        field: "prompt",
        reason: `The files of a prompt have at most ${limits.maxPromptBytes / 1024 / 1024} MB together: pass fewer of them.`,
        kind: "invalid",
      },
    ];
  return faults;
}

function faultOf(part: PromptPart, index: number, size: number | undefined): PromptFault {
  const field = `prompt[${index}]`;
  const path = part.type === "text" ? undefined : part.path;
  return size === undefined
    ? {
        field: `${field}.path`,
        reason: `${path ?? ""} is not a file in the workspace: copy it there.`,
        kind: "outside",
      }
    : { field, reason: `${path ?? "It"} is larger than 10 MB.`, kind: "invalid" };
}

/** In bytes; undefined: it names a file that is not in the workspace. */
function sizeOf(part: PromptPart, cwd: string): number | undefined {
  if (part.type === "text") return 0;
  if (part.data !== undefined) return (part.data.length * 3) / 4;
  if (part.path === undefined) return 0;
  const file = findFile(part.path, cwd);
  return file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.size;
}

/** The real path of a regular file inside of a folder, whatever links lead there. */
export function findFile(path: string, cwd: string): string | undefined {
  try {
    const file = realpathSync(resolve(cwd, path));
    return isInside(file, realpathSync(cwd)) && statSync(file).isFile() ? file : undefined;
  } catch {
    // not there, a NUL character, a loop of links
    return undefined;
  }
}

/** Whether a path lies below a folder; both without links. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== "" && !isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}
