import { readFileSync, realpathSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";

import type { RunRequest } from "@agentstream/schema";
import { limits } from "@agentstream/schema/limits";

import { RefusedError } from "../refused-error.ts";
import { sniffType } from "./sniff-type.ts";

type Prompt = RunRequest["prompt"];
type Part = Exclude<Prompt, string>[number];

/** Reads the images and files that a prompt names by path: they must lie in the workspace, links resolved. */
export function readPromptParts(prompt: Prompt, cwd: string | undefined): Prompt {
  if (typeof prompt === "string") return prompt;
  return prompt.map((part, index) => readPart(part, index, cwd ?? process.cwd()));
}

function readPart(part: Part, index: number, cwd: string): Part {
  if (part.type === "text" || part.path === undefined || part.data !== undefined) return part;
  const refuse = (reason: string): never => {
    throw new RefusedError([{ field: `prompt[${index}].path`, reason }]);
  };
  const path = find(resolve(cwd, part.path)) ?? refuse(`${part.path} does not exist.`);
  if (!isInside(path, realpathSync(cwd)))
    refuse(`${part.path} lies outside of the workspace ${cwd}: copy it there.`);
  const stats = statSync(path);
  if (!stats.isFile()) refuse(`${part.path} is no file.`);
  if (stats.size > limits.maxPromptPartBytes) refuse(`${part.path} is larger than 10 MB.`);
  const bytes = readFileSync(path);
  const mimeType = sniffType(bytes);
  if (part.type === "image" && !mimeType.startsWith("image/"))
    refuse(`${part.path} is no PNG, JPEG, GIF or WebP image: give it as a file.`);
  return { ...part, data: bytes.toString("base64"), mimeType };
}

function find(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== "" && !/^\.\.(?:[/\\]|$)/.test(way) && resolve(folder, way) === path;
}
