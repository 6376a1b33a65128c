import { isListed, sessionStates, type TokenUsage } from "@agentstream/schema/core";
import {
  byState,
  type Expectation,
  type SessionChanges,
  type SessionQuery,
  type SessionSettings,
  type StoredSession,
  type StoreStats,
} from "@agentstream/sessions";
import type Database from "libsql";

import { numberOf, optionalTextOf, textOf } from "./row.ts";
import { createRunningRows, type RunningRow, type RunningRows } from "./running-rows.ts";

export interface SessionTable {
  readonly insert: (session: StoredSession) => void;
  readonly find: (id: string) => StoredSession | undefined;
  readonly findAlias: (owner: string, alias: string) => StoredSession | undefined;
  /** False: there is no such session, or it is not as expected. */
  readonly update: (id: string, changes: Changes, expect?: Expected) => boolean;
  readonly list: (query: SessionQuery) => readonly StoredSession[];
  readonly remove: (id: string) => void;
  readonly counts: () => StoreStats["sessions"];
  /** What is newer than the rows: `find`, `list` and `update` know it. */
  readonly running: RunningRows;
}

interface Changes extends SessionChanges {
  readonly lastSeq?: number | undefined;
}

interface Expected extends Expectation {
  readonly lastSeq?: number | undefined;
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
  "home",
  "alias",
];

export function createSessionTable(database: Database.Database): SessionTable {
  const insert = database.prepare(
    `INSERT INTO sessions (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  const find = database.prepare("SELECT * FROM sessions WHERE id = ?");
  const findAlias = database.prepare("SELECT * FROM sessions WHERE owner = ? AND alias = ?");
  const counts = database.prepare("SELECT state, count(*) AS count FROM sessions GROUP BY state");
  const remove = database.prepare("DELETE FROM sessions WHERE id = ?");
  const running = createRunningRows(database);
  const newestOf = (row: unknown): StoredSession => {
    const session = sessionOf(row);
    const { lastSeq, updatedAt } = running.get(session.id) ?? session;
    return { ...session, lastSeq, updatedAt };
  };
  return {
    running,
    insert(session) {
      const values = new Map(cellsOf(session));
      insert.run(...columns.map((column) => values.get(column) ?? null));
    },
    find(id) {
      const row = find.get(id);
      return row === undefined ? undefined : newestOf(row);
    },
    findAlias(owner, alias) {
      const row = findAlias.get(owner, alias);
      return row === undefined ? undefined : newestOf(row);
    },
    update: createUpdate(database, running),
    list(query) {
      const { conditions, values } = conditionsOf(query, running);
      const where = conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
      return database
        .prepare(`SELECT * FROM sessions ${where} ORDER BY id DESC LIMIT ?`)
        .all(...values, query.limit)
        .map(newestOf);
    },
    counts() {
      const rows = counts.all();
      const found = new Map(rows.map((row) => [textOf(row, "state"), numberOf(row, "count")]));
      return byState((state) => found.get(state) ?? 0);
    },
    remove: (id) => {
      remove.run(id);
    },
  };
}

/**
 * One statement for all changes: what is null stays as it is. A statement for each set of columns has to be found by their
 * names, which takes longer than SQLite does. The key is not set: that would remove and insert the row and all entries of
 * its indexes, 5 of 32 µs.
 */
const updateText = `UPDATE sessions SET state = coalesce(?2, state), updatedAt = coalesce(?3, updatedAt),
  lastSeq = coalesce(?4, lastSeq), turn = coalesce(?5, turn), runs = coalesce(?6, runs), settings = coalesce(?7, settings),
  usage = coalesce(?8, usage), nativeSessionId = coalesce(?9, nativeSessionId), home = coalesce(?10, home)
  WHERE id = ?1 AND state = coalesce(?11, state) AND lastSeq = coalesce(?12, lastSeq) AND runs = coalesce(?13, runs)`;

function createUpdate(database: Database.Database, running: RunningRows): SessionTable["update"] {
  const update = database.prepare(updateText);
  return (id, changes, expect = {}) => {
    const newest = running.get(id);
    if (newest === undefined)
      return update.run(id, ...valuesOf(changes), ...expectedOf(expect)).changes > 0;
    const { lastSeq = newest.lastSeq, ...ofRow } = expect;
    if (lastSeq !== newest.lastSeq) return false;
    return update.run(id, ...valuesOf(changes, newest), ...expectedOf(ofRow)).changes > 0;
  };
}

/** The parameters from ?2 on. */
const valuesOf = (changes: Changes, newest?: RunningRow): Value[] => [
  changes.state ?? null,
  changes.updatedAt ?? newest?.updatedAt ?? null,
  changes.lastSeq ?? newest?.lastSeq ?? null,
  changes.turn ?? null,
  changes.runs ?? null,
  jsonOf(changes.settings),
  jsonOf(changes.usage),
  changes.nativeSessionId ?? null,
  changes.home ?? null,
];

/** The parameters from ?11 on. */
const expectedOf = ({ state, lastSeq, runs }: Expected): Value[] => [
  state ?? null,
  lastSeq ?? null,
  runs ?? null,
];

const jsonOf = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

const cellsOf = (fields: object): [column: string, value: Value][] =>
  Object.entries(fields).flatMap(([column, value]) =>
    value === undefined ? [] : [[column, isCell(value) ? value : JSON.stringify(value)]],
  );

const isCell = (value: unknown): value is Value =>
  typeof value === "string" || typeof value === "number";

/** Ids are made in the order of time: they are the order, too. */
function conditionsOf(
  query: SessionQuery,
  running: RunningRows,
): { conditions: string[]; values: Value[] } {
  const { owner, agentType, states, updatedBefore, cursor } = query;
  const asked: readonly (readonly [string, readonly Value[] | undefined])[] = [
    ["owner = ?", owner === undefined ? undefined : [owner]],
    ["agentType = ?", agentType === undefined ? undefined : [agentType]],
    [`state IN (${(states ?? []).map(() => "?").join(", ")})`, states],
    ["updatedAt < ?", updatedBefore === undefined ? undefined : [updatedBefore]],
    [
      "id NOT IN (SELECT value FROM json_each(?))",
      updatedBefore === undefined
        ? undefined
        : [JSON.stringify(running.changedSince(updatedBefore))],
    ],
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
    home: optionalTextOf(row, "home"),
    alias: optionalTextOf(row, "alias"),
  };
}

// what this very store has written is taken for what it was
const readSettings = (text: string): SessionSettings => JSON.parse(text);
const readUsage = (text: string | undefined): TokenUsage | undefined =>
  text === undefined ? undefined : JSON.parse(text);
