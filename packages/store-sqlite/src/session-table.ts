import { isListed, sessionStates, type TokenUsage } from "@agentstream/schema";
import type {
  SessionChanges,
  SessionQuery,
  SessionSettings,
  StoredSession,
} from "@agentstream/sessions";
import type Database from "libsql";

import { numberOf, optionalTextOf, textOf } from "./row.ts";

export interface SessionTable {
  readonly insert: (session: StoredSession) => void;
  readonly find: (id: string) => StoredSession | undefined;
  readonly findAlias: (owner: string, alias: string) => StoredSession | undefined;
  readonly update: (id: string, changes: SessionChanges & { readonly lastSeq?: number }) => void;
  readonly list: (query: SessionQuery) => readonly StoredSession[];
  readonly remove: (id: string) => void;
}

type Value = string | number | null;

const columns = [
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
  "alias",
];

export function createSessionTable(database: Database.Database): SessionTable {
  const insert = database.prepare(
    `INSERT INTO sessions (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  const find = database.prepare("SELECT * FROM sessions WHERE id = ?");
  const findAlias = database.prepare("SELECT * FROM sessions WHERE owner = ? AND alias = ?");
  const remove = database.prepare("DELETE FROM sessions WHERE id = ?");
  return {
    insert(session) {
      const values = new Map(cellsOf(session));
      insert.run(...columns.map((column) => values.get(column) ?? null));
    },
    find(id) {
      const row = find.get(id);
      return row === undefined ? undefined : sessionOf(row);
    },
    findAlias(owner, alias) {
      const row = findAlias.get(owner, alias);
      return row === undefined ? undefined : sessionOf(row);
    },
    update(id, changes) {
      const cells = cellsOf(changes);
      if (cells.length === 0) return;
      const assignments = cells.map(([column]) => `${column} = ?`).join(", ");
      database
        .prepare(`UPDATE sessions SET ${assignments} WHERE id = ?`)
        .run(...cells.map(([, value]) => value), id);
    },
    list(query) {
      const { conditions, values } = conditionsOf(query);
      const where = conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
      return database
        .prepare(`SELECT * FROM sessions ${where} ORDER BY id DESC LIMIT ?`)
        .all(...values, query.limit)
        .map(sessionOf);
    },
    remove: (id) => {
      remove.run(id);
    },
  };
}

const cellsOf = (fields: object): [column: string, value: Value][] =>
  Object.entries(fields).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, isCell(value) ? value : JSON.stringify(value)]],
  );

const isCell = (value: unknown): value is Value =>
  typeof value === "string" || typeof value === "number";

/** Ids are made in the order of time: they are the order, too. */
function conditionsOf(query: SessionQuery): { conditions: string[]; values: Value[] } {
  const { owner, agentType, states, updatedBefore, cursor } = query;
  const asked: readonly (readonly [string, readonly Value[] | undefined])[] = [
    ["owner = ?", owner === undefined ? undefined : [owner]],
    ["agentType = ?", agentType === undefined ? undefined : [agentType]],
    [`state IN (${(states ?? []).map(() => "?").join(", ")})`, states],
    ["updatedAt < ?", updatedBefore === undefined ? undefined : [updatedBefore]],
    ["id < ?", cursor === undefined ? undefined : [cursor]],
  ];
  const given = asked.flatMap(([condition, values]) =>
    values === undefined ? [] : [{ condition, values }],
  );
  return {
    conditions: given.map(({ condition }) => condition),
    values: given.flatMap(({ values }) => [...values]),
  };
}

function sessionOf(row: unknown): StoredSession {
  const state = textOf(row, "state");
  return {
    id: textOf(row, "id"),
    owner: textOf(row, "owner"),
    agentType: textOf(row, "agentType"),
    state: isListed(sessionStates, state) ? state : "failed",
    createdAt: numberOf(row, "createdAt"),
    updatedAt: numberOf(row, "updatedAt"),
    lastSeq: numberOf(row, "lastSeq"),
    turn: numberOf(row, "turn"),
    runs: numberOf(row, "runs"),
    settings: readSettings(textOf(row, "settings")),
    usage: readUsage(optionalTextOf(row, "usage")),
    nativeSessionId: optionalTextOf(row, "nativeSessionId"),
    alias: optionalTextOf(row, "alias"),
  };
}

// what this very store has written is taken for what it was
const readSettings = (text: string): SessionSettings => JSON.parse(text);
const readUsage = (text: string | undefined): TokenUsage | undefined =>
  text === undefined ? undefined : JSON.parse(text);
