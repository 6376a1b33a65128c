import { describe, expect, test } from "vitest";

import { createDispatcher, read, untyped, type Lenient, type NativeLine } from "../src/author.ts";

/** The lines of an agent, as its schema would have them. */
type Line =
  | { type: "open"; name: string; level?: "low" | "high" | (string & {}); tags?: string[] | null }
  | {
      type: "count";
      total: number | null;
      parts: { size: number }[];
      by: { [key: string]: { n: number } };
    }
  | { type: "close" };

const lineOf = (json: object): NativeLine => read.line({ ...json });

// what must not compile: `npm run typecheck` fails if one of these does
describe("a handler is held to the schema", () => {
  const open: Lenient<Extract<Line, { type: "open" }>> = lineOf({ name: "n", level: "high" });
  const count: Lenient<Extract<Line, { type: "count" }>> = lineOf({
    total: 2,
    parts: [{ size: 1 }, "no object"],
    by: { a: { n: 3 } },
  });

  test("a field that the schema does not name", () => {
    expect(read.string(open.name)).toBe("n");
    // @ts-expect-error misspelt
    expect(read.string(open.nmae)).toBeUndefined();
    // @ts-expect-error misspelt, in an item of a list
    expect(read.number(read.objects(count.parts)[0]?.sise)).toBeUndefined();
    // @ts-expect-error misspelt, in a value of a map
    expect(read.entries(count.by).map(([, of]) => read.count(read.fields(of).m))).toEqual([
      undefined,
    ]);
  });

  test("a field that is read as a kind that it cannot be", () => {
    expect(read.number(count.total)).toBe(2);
    // @ts-expect-error a number is no text
    expect(read.string(count.total)).toBeUndefined();
    // @ts-expect-error a list is no object
    expect(read.fields(open.tags)).toEqual({});
    // @ts-expect-error a text is no list
    expect(read.list(open.name)).toEqual([]);
    // @ts-expect-error a field is no text before it is read
    expect(open.name === "n").toBe(true);
  });

  test("a word that the schema does not list", () => {
    expect(read.is(open.level, "high")).toBe(true);
    // @ts-expect-error misspelt
    expect(read.is(open.level, "hihg")).toBe(false);
    expect(read.word(open.level, { low: 1, high: 2 })).toBe(2);
    // @ts-expect-error no word of this field is in the table
    expect(read.word(open.level, { loww: 1 })).toBeUndefined();
  });

  test("a table without a row for each type, or with one for a type that there is not", () => {
    const close = "silent";
    const handle = (native: Lenient<Extract<Line, { type: "open" }>>): void =>
      void read.string(native.name);
    const row = { becomes: "nothing", handle };
    const known = createDispatcher<Line, "type", undefined>("type", {
      open: row,
      count: "extension",
      close,
    });
    // @ts-expect-error `count` has no row
    createDispatcher<Line, "type", undefined>("type", { open: row, close });
    createDispatcher<Line, "type", undefined>("type", {
      open: row,
      count: "extension",
      close,
      // @ts-expect-error there is no `shut`
      shut: "silent",
    });
    // @ts-expect-error the handler is that of another type
    createDispatcher<Line, "type", undefined>("type", { open: row, count: row, close });
    expect(Object.keys(known.rows)).toEqual(["open", "count", "close"]);
  });
});

test("at run time a value of another type than the schema says is missing", () => {
  const line: Lenient<Extract<Line, { type: "count" }>> = lineOf({
    total: "2",
    parts: {},
    by: [1],
  });
  expect(read.number(line.total)).toBeUndefined();
  expect(read.list(line.parts)).toEqual([]);
  expect(read.entries(line.by)).toEqual([]);
  expect(read.object(line.by)).toBeUndefined();
  expect(untyped.string(read.line({ total: "2" })["total"])).toBe("2");
});

describe("a dispatcher", () => {
  const seen: string[] = [];
  const dispatcher = createDispatcher<Line, "type", string[]>(
    "type",
    {
      open: { becomes: "a", handle: ({ name }, into) => void into.push(read.string(name) ?? "?") },
      count: { becomes: "b", handle: () => false },
      close: "silent",
    },
    { untagged: { becomes: "c", handle: (_, into) => void into.push("untagged") } },
  );
  test.each([
    ["a handler that returns nothing has emitted", { type: "open", name: "x" }, true, ["x"]],
    ["one that returns false has found no meaning", { type: "count" }, false, []],
    ["a silent row has nothing to emit", { type: "close" }, true, []],
    ["a type without a row has no meaning", { type: "constructor" }, false, []],
    ["a line without a type is `untagged`", { text: "x" }, true, ["untagged"]],
    ["so is one whose type is no text", { type: 3 }, true, ["untagged"]],
  ])("%s", (_, line, isKnown, emitted) => {
    seen.length = 0;
    expect(dispatcher.dispatch(lineOf(line), seen)).toBe(isKnown);
    expect(seen).toEqual(emitted);
  });
});
