import type { ValuePlace } from "./find-values.ts";
import type { NativeLine } from "./lenient.ts";
import { line } from "./read.ts";
import { isFields } from "./untyped.ts";

/** Reads lines that have the same JSON as another one but for some texts and whole numbers. */
export interface LineTemplate {
  /** Its object with the values of a line; undefined if the line is not of this form. It is the same object each time. */
  readonly read: (text: string) => NativeLine | undefined;
  /** A template for these lines and another one; undefined if the other one is not of this form. */
  readonly widen: (other: KnownLine) => LineTemplate | undefined;
}

export interface KnownLine {
  readonly text: string;
  readonly values: readonly ValuePlace[];
}

/** A template for what two lines have in common; undefined if they differ in more than texts and numbers. */
export const createLineTemplate = (older: KnownLine, newer: KnownLine): LineTemplate | undefined =>
  create(older, newer, new Set());

/** `known`: which of the values are known to differ. */
function create(
  older: KnownLine,
  newer: KnownLine,
  known: ReadonlySet<number>,
): LineTemplate | undefined {
  if (older.values.length !== newer.values.length) return undefined;
  const json: unknown = JSON.parse(newer.text);
  if (!isFields(json)) return undefined;
  const holes: Hole[] = [];
  const indices = new Set<number>();
  let [olderAt, at] = [0, 0];
  for (const [index, place] of newer.values.entries()) {
    const { start, end } = older.values[index] ?? place;
    const isSame = older.text.slice(start, end) === newer.text.slice(place.start, place.end);
    if (isSame && !known.has(index)) continue;
    const hole = holeOf(json, place, newer.text.slice(at, place.start));
    if (hole === undefined || older.text.slice(olderAt, start) !== hole.before) return undefined;
    holes.push(hole);
    indices.add(index);
    olderAt = end;
    at = place.end;
  }
  const after = newer.text.slice(at);
  if (older.text.slice(olderAt) !== after) return undefined;
  return {
    read: createReader(line(json), holes, after),
    widen: (other) => create(newer, other, indices),
  };
}

/** A value that differs from line to line. */
interface Hole {
  /** The line between the hole before and this one, with the quotes of both. */
  readonly before: string;
  /** The last character of it. */
  readonly last: number;
  readonly isText: boolean;
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
  value: string | number;
}

function holeOf(json: unknown, { path, isText }: ValuePlace, before: string): Hole | undefined {
  const key = path.at(-1);
  let holder = json;
  for (const one of path.slice(0, -1)) holder = isHolder(holder) ? holder[one] : undefined;
  if (!isHolder(holder) || key === undefined) return undefined;
  return { before, last: before.charCodeAt(before.length - 1), isText, holder, key, value: "" };
}

const isHolder = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === "object" && value !== null;

function createReader(
  native: NativeLine,
  holes: readonly Hole[],
  after: string,
): (text: string) => NativeLine | undefined {
  return (text) => {
    let at = 0;
    for (const hole of holes) {
      const { before, last, isText } = hole;
      const start = at + before.length;
      // equal texts are compared fastest this way; most others differ in their last character
      if (text.charCodeAt(start - 1) !== last || text.slice(at, start) !== before) return undefined;
      at = isText ? endOfText(text, start) : endOfNumber(text, start);
      if (at === -1) return undefined;
      const value = text.slice(start, at);
      const read = isText ? readText(value) : Number(value);
      if (read === undefined) return undefined;
      hole.value = read;
    }
    if (text.length - at !== after.length || text.slice(at) !== after) return undefined;
    for (const { holder, key, value } of holes) holder[key] = value;
    return native;
  };
}

const quote = '"';
const backslash = 92;

/** The quote that ends a text; -1: there is none. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf(quote, start);
  while (end !== -1) {
    let before = end;
    while (text.charCodeAt(before - 1) === backslash) before--;
    if ((end - before) % 2 === 0) return end;
    end = text.indexOf(quote, end + 1);
  }
  return -1;
}

/** More of them are not all kept by a number. */
const mostDigits = 15;
const [zero, nine] = [48, 57];

/** What comes after the digits of a whole number; -1: it is none, as JSON writes one. */
function endOfNumber(text: string, start: number): number {
  let end = start;
  while (text.charCodeAt(end) >= zero && text.charCodeAt(end) <= nine) end++;
  const digits = end - start;
  const isPadded = digits > 1 && text.charCodeAt(start) === zero;
  return digits === 0 || digits > mostDigits || isPadded ? -1 : end;
}

/** What JSON does not allow in a text as it is, or has another meaning. */
const notPlain = /[\\\p{Cc}]/u;

function readText(raw: string): string | undefined {
  if (!notPlain.test(raw)) return raw;
  try {
    const text: unknown = JSON.parse(`"${raw}"`);
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}
