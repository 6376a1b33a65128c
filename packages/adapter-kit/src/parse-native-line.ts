import { wellFormed } from "@agentstream/stream";
import { mayBeMalformed } from "@agentstream/stream/internal";

import type { NativeLine } from "./lenient.ts";
import { line } from "./read.ts";
import { isFields } from "./untyped.ts";

const openingBrace = 123;
/** No agent nests so deep; a value much deeper cannot be written as JSON again. */
const maxLevels = 500;

function isDeeper(value: unknown, levels: number): boolean {
  if (Array.isArray(value)) return levels === 0 || value.some((item) => isDeeper(item, levels - 1));
  if (!isFields(value)) return false;
  if (levels === 0) return true;
  // a loop over keys makes no list of the values: this is done for every longer line
  for (const key in value) if (isDeeper(value[key], levels - 1)) return true;
  return false;
}

/** A line as JSON without lone surrogates, if it is a JSON object of at most 500 levels. `parsed`: its JSON. */
export function parseNativeLine(text: string, parsed?: unknown): NativeLine | undefined {
  // nothing but an object begins so; the others need not be parsed
  if (text.charCodeAt(0) !== openingBrace && !/^\s*\{/.test(text)) return undefined;
  try {
    const json: unknown = parsed ?? JSON.parse(text);
    if (!isFields(json)) return undefined;
    // most lines are too short to be deep: each level takes two brackets
    if (text.length > 2 * maxLevels && isDeeper(json, maxLevels)) return undefined;
    return line(mayBeMalformed(text) ? wellFormed(json) : json);
  } catch {
    return undefined;
  }
}

/** What stands in `raw` of a line: its JSON; but its text where the JSON has lost a key that was there twice. */
export function rawOf(text: string, json: Readonly<Record<string, unknown>>): unknown {
  return countKeys(text) === countKeysOf(json) ? json : text.toWellFormed();
}

/** The keys in a text of JSON: strings that a colon follows. */
function countKeys(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = endOfString(text, at);
    let next = at;
    while (next < text.length && /\s/.test(text.charAt(next))) next++;
    if (text.charAt(next) === ":") count++;
  }
  return count;
}

/** Past the string that begins here. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === "\\" ? 2 : 1;
  return at + 1;
}

function countKeysOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const children: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : children.length;
  return children.reduce<number>((sum, child) => sum + countKeysOf(child), own);
}
