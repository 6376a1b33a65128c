import { mkdirSync, renameSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openFolder } from "../src/start/open-folder.ts";
import { folder, makeFolder, read, removeFolder, saying, start, textsOf } from "./start.ts";
import { toy } from "./toy.ts";

beforeAll(makeFolder);
afterAll(removeFolder);

test("a process starts in the folder that was checked, whatever is put in its place afterwards", () => {
  const place = join(realpathSync(folder), "place");
  mkdirSync(place);
  const opened = openFolder(place);
  renameSync(place, `${place}-old`);
  symlinkSync("/etc", place);
  // Linux alone can name an opened folder
  const seen = process.platform === "linux" ? realpathSync(opened.path) : `${place}-old`;
  opened.close();
  expect(seen).toBe(`${place}-old`);
  expect(() => openFolder(place)).toThrow("changed since it was checked");
  expect(() => openFolder(join(place, "ssl"))).toThrow("changed since it was checked");
  rmSync(place);
});

test("with cwdIsResolved a link is refused, and without it followed", async () => {
  const link = join(realpathSync(folder), "link");
  symlinkSync("/usr", link);
  const agent = toy(saying("say(process.cwd()); done()"));
  const startIn = (cwd: string, cwdIsResolved: boolean) =>
    start(agent, { cwdIsResolved, plan: undefined }, cwd);
  expect(textsOf(await read(startIn(link, false)))).toEqual(["/usr"]);
  expect((await read(startIn(link, true))).at(-1)).toMatchObject({
    reason: "failed",
    detail: "spawn",
    error: expect.stringContaining("changed since it was checked"),
  });
  expect(textsOf(await read(startIn("/usr", true)))).toEqual(["/usr"]);
});
