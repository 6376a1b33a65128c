import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { loadTokens } from "../src/auth/load-tokens.ts";
import { createTokenBook, hashToken } from "../src/auth/token-book.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tokens-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a token is made at the first start, kept for its owner alone, and shown once", () => {
  const first = loadTokens({ folder });
  expect(first.made).toMatch(/^[\w-]{43}$/);
  const file = join(folder, "token");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toBe(first.made);
  const second = loadTokens({ folder });
  expect(second.made).toBeUndefined();
  expect(second.entries).toEqual(first.entries);
});

test("a token that is given counts alone, and must not be short", () => {
  const { entries } = loadTokens({ folder, token: "given-0123456789" });
  expect(entries.map(({ hash }) => hash)).toEqual([hashToken("given-0123456789")]);
  expect(() => loadTokens({ folder, token: "short" })).toThrow(/16 characters/);
});

test("a file of tokens names owners and scopes, and says what is wrong in it", () => {
  const file = join(folder, "tokens.json");
  const entry = { name: "ci", hash: hashToken("token-of-ci-0123456789"), scopes: ["run", "read"] };
  writeFileSync(file, JSON.stringify([entry]));
  const book = createTokenBook(loadTokens({ folder, file }).entries);
  expect(book.find("token-of-ci-0123456789")).toEqual({ owner: "ci", scopes: ["run", "read"] });
  expect(book.find("another")).toBeUndefined();
  for (const wrong of [{ ...entry, hash: "x" }, { ...entry, scopes: ["all"] }, { name: "ci" }]) {
    writeFileSync(file, JSON.stringify([wrong]));
    expect(() => loadTokens({ folder, file })).toThrow(/entry 0 needs/);
  }
});
