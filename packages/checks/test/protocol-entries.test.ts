import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Adapter, TranslatingAdapter } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";
import { readRecordings } from "@agentstream/recordings";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

import { spokenBy, translateStep } from "../src/index.ts";

interface Entry {
  readonly whole: Adapter;
  readonly name: string;
  readonly adapter: TranslatingAdapter;
}

const entries: Entry[] = [];
for (const whole of [claude, codex, gemini, opencode])
  for (const name of entryNamesOf(whole.id)) {
    const { [whole.id]: adapter } = await import(name);
    entries.push({ whole, name, adapter });
  }

function entryNamesOf(id: string): string[] {
  const manifest = new URL(`../../adapters-${id}/package.json`, import.meta.url);
  const { exports }: { readonly exports: object } = JSON.parse(readFileSync(manifest, "utf8"));
  return Object.keys(exports)
    .filter((path) => path !== "." && path !== "./package.json")
    .map((path) => `@agentstream/adapters-${id}${path.slice(1)}`);
}

const protocolsOf = (adapter: TranslatingAdapter): string[] =>
  adapter.protocols.map(({ name }) => name);

test("each protocol of an adapter has an entry, and one alone", () => {
  expect(entries.length).toBe(9);
  for (const { id, protocols } of [claude, codex, gemini, opencode]) {
    const ofAdapter = entries.filter(({ whole }) => whole.id === id);
    expect(ofAdapter.flatMap(({ adapter }) => protocolsOf(adapter)).toSorted()).toEqual(
      protocols.map(({ name }) => name).toSorted(),
    );
  }
});

test.each(entries)("$name refuses the other protocols, by name", ({ whole, adapter }) => {
  const own = protocolsOf(adapter);
  const others = protocolsOf(whole).filter((protocol) => !own.includes(protocol));
  expect(others.length).toBeGreaterThan(0);
  for (const protocol of others)
    expect(() => adapter.translator({ sessionId: "s", now: () => 0, protocol })).toThrow(
      `does not speak ${protocol}; it speaks ${own.join(", ")}`,
    );
  expect(adapter).not.toHaveProperty("plan");
});

// of session-event, and of opencode by ACP, there is no recording
test("an entry translates recordings as the whole adapter does", () => {
  const counts = new Map<string, number>();
  for (const step of readRecordings().flatMap(({ steps }) => steps)) {
    const spoken = spokenBy(step);
    const protocol = spoken?.options.protocol ?? spoken?.adapter.protocols[0]?.name ?? "";
    const entry = entries.find(
      ({ whole, adapter }) => whole === spoken?.adapter && protocolsOf(adapter).includes(protocol),
    );
    if (entry === undefined) continue;
    const expected = translateStep(entry.whole, step, spoken?.options);
    expect(translateStep(entry.adapter, step, spoken?.options), step.name).toEqual(expected);
    counts.set(entry.name, (counts.get(entry.name) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    "@agentstream/adapters-claude/stream-json": 198,
    "@agentstream/adapters-codex/app-server": 42,
    "@agentstream/adapters-codex/exec": 100,
    "@agentstream/adapters-gemini/acp": 8,
    "@agentstream/adapters-gemini/stream-json": 127,
    "@agentstream/adapters-opencode/run": 44,
    "@agentstream/adapters-opencode/serve": 9,
  });
});

test.each(entries)("$name bundles neither the planner nor another protocol", async (entry) => {
  const input = fileURLToPath(import.meta.resolve(entry.name));
  const build = await rolldown({
    input,
    logLevel: "silent",
    resolve: { conditionNames: ["@agentstream/source", "import", "default"] },
  });
  const { output } = await build.generate({ format: "esm" });
  await build.close();
  const modules = Object.entries(output[0].modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([file]) => file.replace(/^.*[/]packages[/]/, ""));
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((file) => /create-planner|[/]src[/]plan[.]ts$/.test(file))).toEqual([]);
  const protocols = modules.filter((file) => /protocol[.]ts$/.test(file));
  expect(protocols.length, protocols.join()).toBe(1);
});
