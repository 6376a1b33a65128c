import { isListed, sessionStates, type TokenUsage } from "@agentstream/schema/core";
import type { SessionChanges, SessionSettings, StoredSession } from "@agentstream/sessions";

import { numberOf, optionalTextOf, textOf, type Reply } from "../connection/reply.ts";

/** The fields of a row that are the session; those of its lease stand beside them. */
export const columns: readonly (keyof StoredSession)[] = [
  "id",
  "owner",
  "agentType",
  "state",
  "createdAt",
  "updatedAt",
  "lastSeq",
  "turn",
  "runs",
  "settings",
  "usage",
  "nativeSessionId",
  "home",
  "alias",
];

type Changes = SessionChanges | StoredSession | { readonly lastSeq: number | undefined };

/** Names and values, one after the other, without what is absent. */
export const cellsOf = (fields: Changes): string[] =>
  Object.entries(fields).flatMap(([column, value]) =>
    value === undefined ? [] : [column, textOfCell(value)],
  );

const textOfCell = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);

/** The values of the columns in their order; undefined: there is no such session. */
export function sessionOf(values: readonly Reply[]): StoredSession | undefined {
  const cells = new Map(columns.map((column, at) => [column, values[at]]));
  const cell = (column: keyof StoredSession): Reply => cells.get(column);
  const id = optionalTextOf(cell("id"));
  if (id === undefined) return undefined;
  const state = textOf(cell("state"));
  return {
    id,
    owner: textOf(cell("owner")),
    agentType: textOf(cell("agentType")),
    state: isListed(sessionStates, state) ? state : "failed",
    createdAt: numberOf(cell("createdAt")),
    updatedAt: numberOf(cell("updatedAt")),
    lastSeq: numberOf(cell("lastSeq")),
    turn: numberOf(cell("turn")),
    runs: numberOf(cell("runs")),
    settings: readSettings(textOf(cell("settings"))),
    usage: readUsage(optionalTextOf(cell("usage"))),
    nativeSessionId: optionalTextOf(cell("nativeSessionId")),
    home: optionalTextOf(cell("home")),
    alias: optionalTextOf(cell("alias")),
  };
}

// what this very store has written is taken for what it was
const readSettings = (text: string): SessionSettings => JSON.parse(text);
const readUsage = (text: string | undefined): TokenUsage | undefined =>
  text === undefined ? undefined : JSON.parse(text);
