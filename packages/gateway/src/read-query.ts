import { dialectNames, isDialectName, type DialectName } from "@agentstream/dialects";
import { SessionProblem } from "@agentstream/sessions";

type Query = Readonly<Record<string, string>>;

/** A whole number out of a query. */
export function readCount(query: Query, name: string, usual: number, most: number): number {
  const text = query[name];
  if (text === undefined) return usual;
  return parseCount(text, name, most);
}

export function parseCount(text: string, name: string, most: number): number {
  const isCount = /^\d{1,15}$/.test(text);
  if (isCount && Number(text) <= most) return Number(text);
  const message = `${name} must be a whole number from 0 to ${most}.`;
  throw new SessionProblem("invalid", message, { errors: [{ path: `/${name}`, message }] });
}

export function readDialect({ dialect }: Query): DialectName | undefined {
  if (dialect === undefined || dialect === "unified") return undefined;
  if (isDialectName(dialect)) return dialect;
  throw new SessionProblem("invalid", `There is no dialect ${JSON.stringify(dialect)}.`, {
    errors: [{ path: "/dialect", message: "It is none of the dialects." }],
    allowed: ["unified", ...dialectNames],
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
