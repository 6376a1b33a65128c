import { dialectSpecs, readDialectSpec, type DialectSpec } from "@agentstream/dialects";
import { nearestWord } from "@agentstream/schema/core";
import { SessionProblem } from "@agentstream/sessions";

import type { Route } from "./route.ts";

type Query = Readonly<Record<string, string>>;

/** A misspelt parameter must not be ignored: its sender waits for what it asked for. */
export function checkQuery(
  { queryNames = [], takesTicket = false }: Pick<Route, "queryNames" | "takesTicket">,
  query: Query,
): void {
  const names: readonly string[] = takesTicket ? [...queryNames, "ticket"] : queryNames;
  const unknown = Object.keys(query).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const near = nearestWord(unknown, names);
  const message =
    near === undefined
      ? `Unknown parameter ${JSON.stringify(unknown)}.`
      : `Unknown parameter ${JSON.stringify(unknown)}; did you mean ${near}?`;
  throw new SessionProblem("invalid", message, {
    errors: [{ path: `/${unknown}`, message }],
    allowed: names,
  });
}

/** Where a list goes on: as an earlier page gave it. */
export function readCursor({ cursor }: Query): string | undefined {
  if (cursor === undefined || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(cursor))
    return cursor;
  const message = "cursor must be the `next` of an earlier page.";
  throw new SessionProblem("invalid", message, { errors: [{ path: "/cursor", message }] });
}

/** How many items a page has at most. */
export const readLimit = ({ limit }: Query, usual: number, most: number): number =>
  limit === undefined ? usual : parseCount(limit, "limit", most, 1);

/** A whole number out of a query. */
export function readCount(query: Query, name: string, usual: number, most: number): number {
  const text = query[name];
  if (text === undefined) return usual;
  return parseCount(text, name, most);
}

export function parseCount(text: string, name: string, most: number, least = 0): number {
  const count = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (count >= least && count <= most) return count;
  const message = `${name} must be a whole number from ${least} to ${most}.`;
  throw new SessionProblem("invalid", message, { errors: [{ path: `/${name}`, message }] });
}

/** A dialect with its parameters; undefined: the unified events. */
export function readDialect({ dialect }: Query): DialectSpec | undefined {
  if (dialect === undefined || dialect === "unified") return undefined;
  const spec = readDialectSpec(dialect);
  if (spec !== undefined) return spec;
  throw new SessionProblem("invalid", `Unknown dialect ${JSON.stringify(dialect)}.`, {
    errors: [{ path: "/dialect", message: "Expected one of the dialects." }],
    allowed: ["unified", ...dialectSpecs],
  });
}

export function readWord<Word extends string>(
  query: Query,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = query[name];
  const word = words.find((one) => one === text);
  if (text === undefined || word !== undefined) return word;
  throw new SessionProblem("invalid", `${name} must be one of: ${words.join(", ")}.`, {
    errors: [{ path: `/${name}`, message: `${JSON.stringify(text)} is none of the words.` }],
    allowed: words,
  });
}
