import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { startGateway } from "@agentstream/gateway";

import { cacheFolder } from "../clis/install-clis.ts";
import { findCli, type InstalledCli } from "../clis/installed-cli.ts";
import type { Scenario } from "../generated/scenario.ts";
import { read } from "../read.ts";
import { startSimulator, type Simulator } from "../simulator/start-simulator.ts";
import type { Vendor } from "../vendors/index.ts";
import { createGatewayCaller, type GatewayCaller } from "./gateway-caller.ts";
import type { LivingCheck, Trial } from "./living-check.ts";
import { createTrialSession } from "./trial-session.ts";

/** A gateway whose agents are real CLIs with simulated models. */
export interface Trials {
  readonly trials: readonly Trial[];
  /** Ends everything, and resolves with the processes that are left. */
  readonly close: () => Promise<readonly string[]>;
}

const prompt = "This is a prompt of the conformance kit, number";

/** Starts a gateway for one check. The variables of this process become those of the gateway: only what it needs. */
export async function openTrials(
  check: LivingCheck,
  vendors: readonly Vendor[],
  clis: string,
): Promise<Trials> {
  const found = vendors.map((vendor) => ({ vendor, cli: findCli(vendor, clis) }));
  await mkdir(cacheFolder(), { recursive: true });
  const root = await realpath(await mkdtemp(join(cacheFolder(), "living-")));
  const places = await Promise.all(found.map((one) => preparePlace(check, one, root)));
  process.env["PATH"] = [join(root, "bin"), "/usr/local/bin", "/usr/bin", "/bin"].join(":");
  const token = randomBytes(24).toString("hex");
  const gateway = await startGateway({
    port: 0,
    data: join(root, "data"),
    workspaces: places.map(({ cwd }) => cwd),
    token,
    logLevel: "silent",
    allowTier: "autonomous",
    ...check.gateway,
  });
  const caller = createGatewayCaller(gateway.url, token);
  return {
    trials: places.map((place) => trialOf(place, caller)),
    async close() {
      await gateway.close(0);
      const left = places.flatMap(({ journal }) => startedIn(journal)).filter(isAlive);
      await Promise.all(places.map(({ simulator }) => simulator.close()));
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
      return left.map((pid) => `process ${pid} is left`);
    },
  };
}

interface Place {
  readonly vendor: Vendor;
  readonly simulator: Simulator;
  readonly cwd: string;
  readonly journal: string;
}

/** A home, a workspace, a model, and a command of the vendor's name that notes each of its starts. */
async function preparePlace(
  check: LivingCheck,
  { vendor, cli }: { readonly vendor: Vendor; readonly cli: InstalledCli },
  root: string,
): Promise<Place> {
  const { id } = vendor.adapter;
  const [home, cwd, bin] = [join(root, id, "home"), join(root, id, "workspace"), join(root, "bin")];
  for (const folder of [home, cwd, bin]) await mkdir(folder, { recursive: true });
  const scenario = scenarioOf(check, vendor);
  const simulator = await startSimulator({ vendor, scenario, cwd });
  const place = { url: simulator.url, home, cwd, modules: cli.modules };
  for (const [path, content] of Object.entries(vendor.files(place))) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), content);
  }
  const journal = join(root, id, "started");
  const command = cli.command.map(quote).join(" ");
  const variables = Object.entries({ HOME: home, LANG: "C.UTF-8", ...vendor.env(place) });
  const lines = [
    "#!/bin/sh",
    `echo "$$ $*" | tr '\\n' ' ' >> ${quote(journal)}; echo >> ${quote(journal)}`,
    ...variables.map(([name, value]) => `export ${name}=${quote(value)}`),
    `exec ${command} "$@"`,
  ];
  const program = join(bin, vendor.adapter.command?.name ?? id);
  await writeFile(program, `${lines.join("\n")}\n`);
  await chmod(program, 0o755);
  return { vendor, simulator, cwd, journal };
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const scenarioOf = ({ name, description, answers }: LivingCheck, vendor: Vendor): Scenario => ({
  name,
  description,
  prompt,
  answers: [...answers(vendor)],
  expected: { text: "", tools: [], reason: "completed" },
});

/** Questions for the version are no starts of an agent. */
const startedIn = (journal: string): number[] =>
  !existsSync(journal)
    ? []
    : readFileSync(journal, "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.includes("--version"))
        .map((line) => Number(line.split(" ")[0]));

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitFor(isSo: () => boolean, what: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await sleep(20);
  }
}

function trialOf({ vendor, simulator, cwd, journal }: Place, caller: GatewayCaller): Trial {
  return {
    vendor,
    cwd,
    prompt: (number) => `${prompt} ${number}.`,
    async begin({ config, ...body }) {
      const settings = { cwd, model: vendor.model, ...read.fields(config) };
      const asked = { agentType: vendor.adapter.id, ...body, config: settings };
      const { status, body: session } = await caller.call("POST", "/v1/sessions", asked);
      const id = read.string(read.fields(session)["id"]);
      if (id === undefined)
        throw new Error(`POST /v1/sessions: ${status} ${JSON.stringify(session)}`);
      return createTrialSession(id, caller);
    },
    started: () => startedIn(journal),
    waitFor,
    waitForFile: (path) => waitFor(() => existsSync(join(cwd, path)), path),
    stalled: () => new Promise((resolve) => simulator.onStall(resolve)),
    prompted: () => simulator.play.calls(),
    modelFaults: () => simulator.play.faults(false),
  };
}
