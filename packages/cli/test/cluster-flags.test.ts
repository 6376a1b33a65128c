import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { NodeState } from "@agentstream/sessions";
import { sampleNode } from "@agentstream/sessions/testing";
import { expect, onTestFinished, test } from "vitest";

import { nodeFindings } from "../src/cluster/node-findings.ts";
import { runHere } from "./run-cli.ts";

/** Nobody listens there. */
const nowhere = "redis://127.0.0.1:1";

async function serve(...args: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "cluster-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { exitCode, stderr } = await runHere(["serve", "--data", folder, "--port", "0", ...args]);
  expect(exitCode).toBe(2);
  return stderr;
}

test("flags of a cluster without one are named, all of them", async () => {
  const said = await serve("--node", "a", "--role", "worker", "--lease", "5s");
  expect(said).toContain("--node, --role, --lease: only for a server of a cluster");
});

test("what a server of a cluster cannot have is named, with what to do instead", async () => {
  expect(await serve("--cluster", nowhere, "--max-data", "1GB")).toMatch(/--max-data: .*maxmemory/);
});

test("a Redis that is not there is named by its flag's value", async () => {
  expect(await serve("--cluster", nowhere)).toContain("127.0.0.1:1");
});

test("the doctor says that Redis cannot be reached, and exits 1; agents are not its matter then", async () => {
  const found = await runHere(["doctor", "--cluster", nowhere]);
  expect(found.exitCode).toBe(1);
  expect(found.stdout).toMatch(/✗ connection: .*127\.0\.0\.1:1[^]*→ Check the address/);
  const json = await runHere(["doctor", "--cluster", nowhere, "--json"]);
  expect(JSON.parse(json.stdout)).toMatchObject({ cluster: [{ level: "error" }] });
  const both = await runHere(["doctor", "codex", "--cluster", nowhere]);
  expect([both.exitCode, both.stderr]).toEqual([2, expect.stringContaining("leave out codex")]);
});

const gateway = sampleNode("g", { roles: ["gateway"], agents: [] });
const worker = sampleNode("w", { roles: ["worker"], agents: ["codex", "echo"] });
const cases: readonly (readonly [
  name: string,
  nodes: readonly NodeState[],
  found: readonly string[],
])[] = [
  ["all is well", [gateway, worker], ["ok gateways", "ok workers"]],
  ["nobody is there", [], ["warning gateways", "warning workers"]],
  [
    "a pool without workers",
    [{ ...gateway, pool: "gpu" }, worker],
    ["ok gateways", "ok workers", "error pool gpu"],
  ],
  [
    "a worker without agents, of another version",
    [gateway, { ...worker, agents: ["echo"], version: "2.0.0" }],
    ["ok gateways", "ok workers", "warning agents of w", "warning versions"],
  ],
];

test.each(cases)("the doctor on the nodes: %s", (_, nodes, found) => {
  const findings = nodeFindings(nodes);
  expect(findings.map(({ level, name }) => `${level} ${name}`)).toEqual(found);
  for (const { level, remedy = "" } of findings) expect(remedy.length > 20).toBe(level !== "ok");
});
