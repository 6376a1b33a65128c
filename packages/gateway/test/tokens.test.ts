import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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
  // with them nobody could log in
  for (const token of [
    " given-0123456789",
    "given-0123456789\n",
    "given 0123456789",
    "gegeben-ä123456789",
  ])
    expect(() => loadTokens({ folder, token })).toThrow(/printable ASCII/);
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
  const twin = { ...entry, name: "twin", hash: entry.hash.toUpperCase(), scopes: ["admin"] };
  writeFileSync(file, JSON.stringify([entry, twin]));
  expect(() => loadTokens({ folder, file })).toThrow(/entry 1 has the hash of another/);
});

test.each([
  ["empty", "", 0o600, /at least 16 characters: delete it/],
  ["only space", " \n", 0o600, /at least 16 characters/],
  ["short", "short", 0o600, /at least 16 characters/],
  ["readable by others", "long-enough-0123456789", 0o644, /mode 644\): run "chmod 600/],
  ["readable by the group", "long-enough-0123456789", 0o640, /chmod 600/],
])("a kept token that is %s is refused with the remedy", (_, content, mode, reason) => {
  const file = join(folder, "token");
  writeFileSync(file, content, { mode });
  chmodSync(file, mode);
  expect(() => loadTokens({ folder })).toThrow(reason);
  rmSync(file);
  expect(loadTokens({ folder }).made).toMatch(/^[\w-]{43}$/);
});

test("a token that is there needs no room on the disk", () => {
  const { entries } = loadTokens({ folder });
  // nothing can be written at the place of a draft
  mkdirSync(join(folder, `token.${process.pid}.new`));
  expect(loadTokens({ folder }).entries).toEqual(entries);
});

test("a token that cannot be written leaves nothing behind", () => {
  symlinkSync("/dev/full", join(folder, `token.${process.pid}.new`));
  expect(loadTokens({ folder }).made).toBeDefined();
  expect(readdirSync(folder)).toEqual(["token"]);
  chmodSync(folder, 0o500);
  const missing = join(folder, "missing");
  expect(() => loadTokens({ folder: missing })).toThrow(/Cannot write .*missing\/token/);
  chmodSync(folder, 0o700);
  expect(readdirSync(folder)).toEqual(["token"]);
});

test("an empty credential matches nothing, whatever the entries are", () => {
  const entry = { name: "nobody", hash: hashToken(""), scopes: ["run" as const] };
  expect(createTokenBook([entry]).find("")).toBeUndefined();
  const file = join(folder, "tokens.json");
  writeFileSync(file, JSON.stringify([entry]));
  expect(() => loadTokens({ folder, file })).toThrow(/entry 0 needs .* not empty/);
});

test("a file of tokens that others can change, or that is not JSON, is refused", () => {
  const file = join(folder, "tokens.json");
  writeFileSync(file, "nothing");
  expect(() => loadTokens({ folder, file })).toThrow(/is not JSON; expected a list of tokens/);
  chmodSync(file, 0o622);
  expect(() => loadTokens({ folder, file })).toThrow(/run "chmod go-w/);
  expect(() => loadTokens({ folder, file: "/nope" })).toThrow(/Cannot read \/nope/);
  expect(() => loadTokens({ folder, file: folder })).toThrow(/Expected a regular file/);
});
