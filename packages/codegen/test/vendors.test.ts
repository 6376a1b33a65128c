import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const vendors = /claude|anthropic|codex|openai|gemini|opencode|copilot|qwen/i;

/** Where vendors may be named, and why. Everything else gets to know them through an adapter's data. */
const rooms: readonly (readonly [room: string, reason: string])[] = [
  ["adapters-claude/src/", "an adapter"],
  ["adapters-codex/src/", "an adapter"],
  ["adapters-gemini/src/", "an adapter"],
  ["adapters-opencode/src/", "an adapter"],
  ["agents/src/", "the one list of agents, and those that are data alone"],
  ["acp/src/quirks.ts", "what agents add to the protocol"],
  ["schema/src/generated/", "the schemas of native lines, and the words of agentType"],
  ["dialects/src/ues/agents.ts", "the table of a wire format with its own names of agents"],
  ["dialects/src/daemon/default-agent.ts", "a wire format in which no agent means this one"],
  ["conformance/src/", "how each vendor's CLI is run offline, and what is tried with it"],
  ["dialects/src/execute/background.ts", "a wire format with its own names of hooks"],
];

const packages = new URL("../../", import.meta.url);
const manifest = (name: string): { readonly private?: boolean } =>
  JSON.parse(readFileSync(new URL(`${name}/package.json`, packages), "utf8"));
const shipped = readdirSync(packages)
  .filter((name) => manifest(name).private !== true)
  .flatMap((name) =>
    readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:[cm]?[jt]s|json|html|css)$/.test(file))
      .map((file) => `${name}/src/${file}`),
  );
const naming = shipped.filter((file) =>
  vendors.test(readFileSync(new URL(file, packages), "utf8")),
);

test("no shipped file names a vendor, in code or in words, but those that are there for it", () => {
  expect(shipped.length).toBeGreaterThan(500);
  expect(naming.filter((file) => !rooms.some(([room]) => file.startsWith(room)))).toEqual([]);
});

test.each(rooms)("%s is still needed as %s", (room) => {
  expect(naming.filter((file) => file.startsWith(room)).length).toBeGreaterThan(0);
});
