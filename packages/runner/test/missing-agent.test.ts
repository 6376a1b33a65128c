import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { folder, makeFolder, read, removeFolder, start } from "./start.ts";
import { toy } from "./toy.ts";

beforeAll(makeFolder);
afterAll(removeFolder);

test.each([
  ["one-way", false],
  ["two-way", true],
] as const)(
  "a missing command of a %s agent is one failure, with the remedy",
  async (_, isTwoWay) => {
    const command = join(folder, "not-there");
    const adapter = {
      ...toy({ command, stdin: "go" }, isTwoWay),
      command: { name: command, install: "npm install -g not-there", login: "run it" },
    };
    const events = await read(start(adapter));
    expect(events.filter(({ type }) => type === "error")).toEqual([]);
    expect(events.at(-1)).toMatchObject({
      type: "sessionEnded",
      reason: "failed",
      detail: "spawn",
      errorCode: "agentNotInstalled",
      error: expect.stringContaining("npm install -g not-there"),
    });
  },
);
