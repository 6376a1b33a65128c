import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, describe, expect, test } from "vitest";

import { suite } from "../src/commands/suite.ts";
import { loadAdapter } from "../src/suite/load-adapter.ts";
import { runSuite } from "../src/suite/run-suite.ts";
import type { Sample } from "../src/suite/sample.ts";
import type { Verdict } from "../src/suite/verdict.ts";
import { faultyAdapters } from "./fixtures/faulty-adapters.ts";

const example = fileURLToPath(new URL("../../../examples/own-adapter/", import.meta.url));
const agent = join(example, "agent.mjs");
const adapter = await loadAdapter(join(example, "adapter.mjs"));
const folder = mkdtempSync(join(tmpdir(), "suite-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sample: Sample = {
  name: "the example",
  protocol: "json",
  lines: execFileSync(process.execPath, [agent, "--json"], { input: "Hi.", encoding: "utf8" })
    .trim()
    .split("\n"),
  stderr: "",
  exit: { code: 0 },
};

const brokenIn = (verdicts: readonly Verdict[]): string[] =>
  verdicts.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule);

test("the example breaks no rule", () => {
  const verdicts = runSuite(adapter, [sample]);
  expect(sample.lines).toHaveLength(6);
  expect(verdicts).toHaveLength(26);
  expect(verdicts.flatMap(({ faults }) => faults)).toEqual([]);
});

describe("each known fault is found by the name of its rule", () => {
  test("and every rule has one", () => {
    const rules = runSuite(adapter, [sample]).map(({ rule }) => rule);
    expect(new Set(faultyAdapters.map(({ rule }) => rule))).toEqual(new Set(rules));
  });

  test.each(faultyAdapters)("$name: $rule", ({ rule, spoil }) => {
    expect(brokenIn(runSuite(spoil(adapter), [sample]))).toContain(rule);
  });
});

async function runCommand(program: string): Promise<{ code: number; printed: string }> {
  const path = join(folder, "agent.mjs");
  writeFileSync(path, program);
  const lines: string[] = [];
  const code = await suite({
    adapter: join(example, "adapter.mjs"),
    // as a user writes it: the agent itself runs in another folder
    command: `"${process.execPath}" "${relative(process.cwd(), path)}"`,
    prompt: "Say hello.",
    limit: 60,
    print: (line) => void lines.push(line),
  });
  return { code, printed: lines.join("\n") };
}

const hello = 'console.log(JSON.stringify({ type: "hello", session: "s", model: "m" }));';
const say = 'console.log(JSON.stringify({ type: "say", text: "Hello." }));';
const bye = 'console.log(JSON.stringify({ type: "bye", ok: true }));';

describe("the agent is run as a host runs it", () => {
  test("one that answers passes", async () => {
    const { code, printed } = await runCommand([hello, say, bye].join("\n"));
    expect(printed).toMatch(/^pass {2}run\.completes/m);
    expect(printed).toMatch(/30 rules, 0 broken/);
    expect(code).toBe(0);
  });

  test("one that fails does not, and its words are there", async () => {
    const failing = `${hello}\nconsole.error("no licence"); process.exitCode = 3;`;
    const { code, printed } = await runCommand(failing);
    expect(printed).toMatch(/^FAIL {2}run\.completes/m);
    expect(printed).toMatch(/sessionEnded is failed/);
    expect(printed).toMatch(/it wrote: no licence/);
    expect(code).toBe(1);
  });

  test("one that says nothing has no text", async () => {
    const { code, printed } = await runCommand([hello, bye].join("\n"));
    expect(printed).toMatch(/^FAIL {2}run\.text/m);
    expect(code).toBe(1);
  });

  test("one that prints nothing tries no rule, and does not pass", async () => {
    const { code, printed } = await runCommand("");
    expect(printed).toContain("the rules of the stream were not tried");
    expect(code).toBe(1);
  });
});

test("a module without an adapter, and one that is not there, are refused", async () => {
  const path = join(folder, "none.mjs");
  writeFileSync(path, "export const answer = 42;");
  await expect(loadAdapter(path)).rejects.toThrow(/exports no adapter/);
  await expect(loadAdapter(join(folder, "missing.mjs"))).rejects.toThrow(/there is no file/);
});
