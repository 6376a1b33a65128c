import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { createProcessTransport } from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { fileDifferences } from "../check/judge.ts";
import { cacheFolder } from "../clis/install-clis.ts";
import type { InstalledCli } from "../clis/installed-cli.ts";
import type { Answer, Scenario } from "../generated/scenario.ts";
import { differenceOf, protocolOf, type Case } from "../scenario/expectation.ts";
import { startSimulator } from "../simulator/start-simulator.ts";
import { findProcesses } from "./find-processes.ts";
import { picture } from "./picture.ts";
import { readFiles } from "./read-files.ts";
import { createRecorder, type Recorder } from "./recording-transport.ts";
import { runCase, timeouts } from "./run-case.ts";
import { writeRecording } from "./write-recording.ts";

/** What came of a case. */
export interface CaseResult {
  readonly case: Case;
  readonly version: string;
  readonly events: readonly UnifiedEvent[];
  /** The files that the scenario has an eye on, after the run. */
  readonly files: Readonly<Record<string, string | null>>;
  /** What the CLI sent otherwise than the scenario has it, and what it left behind. */
  readonly faults: readonly string[];
}

export interface RecordOptions {
  readonly cli: InstalledCli;
  /** Of the recording. */
  readonly folder: string;
  readonly limitMs: number;
  /** The requests of the CLI are written next to the recording. */
  readonly keepsRequests?: boolean;
}

const systemPath = ["/usr/local/bin", "/usr/bin", "/bin"];
const nodeFolder = dirname(process.execPath);

/** Runs a vendor's CLI through a scenario, and writes the recording. */
export async function recordCase(one: Case, options: RecordOptions): Promise<CaseResult> {
  const { vendor, scenario } = one;
  await mkdir(cacheFolder(), { recursive: true });
  const root = await realpath(await mkdtemp(join(cacheFolder(), "run-")));
  const [home, cwd] = [join(root, "home"), join(root, "workspace")];
  const expectedCalls = differenceOf(one)?.calls;
  const simulator = await startSimulator({ vendor, scenario, cwd, expectedCalls });
  try {
    const { url } = simulator;
    const { cli, limitMs } = options;
    const place = { url, home, cwd, modules: cli.modules };
    await writeFiles(cwd, filesOf(scenario));
    const mcp = usesMcp(scenario.answers) ? ([process.execPath, mcpServer] as const) : undefined;
    await writeFiles(home, vendor.files({ ...place, mcp }));
    const env = {
      PATH: [...new Set([nodeFolder, ...systemPath])].join(":"),
      HOME: home,
      LANG: "C.UTF-8",
      ...vendor.env(place),
    };
    const recorder = createRecorder(
      createProcessTransport({ timeouts, recordFolder: join(root, "records") }),
      env,
    );
    const events = await runCase(one, { cli, limitMs, recorder, simulator, cwd });
    const leftovers = await findProcesses(root);
    const files = readFiles(cwd, Object.keys(scenario.expected.files ?? {}));
    const faults = [
      ...simulator.play.faults(scenario.interrupt !== undefined),
      ...leftovers.map((command) => `a process is left: ${command}`),
    ];
    await write(one, options, {
      recorder,
      env,
      hidden: hiddenTexts({ cwd, home, url, options }),
      faults: [...faults, ...fileDifferences(one, files)],
    });
    if (options.keepsRequests === true) {
      const requests = simulator.requests().map((request) => `${JSON.stringify(request)}\n`);
      await writeFile(join(options.folder, "requests.jsonl"), requests.join(""));
    }
    return { case: one, version: options.cli.version, events, files, faults };
  } finally {
    await simulator.close();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

const mcpServer = fileURLToPath(new URL("../../mcp/server.mjs", import.meta.url));

const usesMcp = (answers: readonly Answer[]): boolean =>
  answers.some(({ send }) => send.some((step) => step.do === "call" && step.tool === "mcp"));

const filesOf = ({ files = {}, images = [] }: Scenario): Files => ({
  ...files,
  ...Object.fromEntries(images.map((path) => [path, picture])),
});

type Files = Readonly<Record<string, string | Uint8Array>>;

async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

interface Written {
  readonly recorder: Recorder;
  readonly env: Readonly<Record<string, string>>;
  readonly hidden: readonly (readonly [string, string])[];
  readonly faults: readonly string[];
}

async function write(
  one: Case,
  { folder, cli }: RecordOptions,
  { recorder, env, hidden, faults }: Written,
): Promise<void> {
  const recorded = recorder.recorded();
  if (recorded.length === 0) return;
  const { vendor, scenario, direction } = one;
  const about = {
    agent: vendor.adapter.id,
    version: cli.version,
    protocol: protocolOf(one),
    direction,
    scenario: scenario.name,
    // what only the simulator and the workspace showed
    ...present({ faults: faults.length > 0 ? faults : undefined }),
  };
  const command = vendor.adapter.command?.name ?? vendor.adapter.id;
  const processes = recorded.map((process) => ({
    ...process,
    args: process.args.slice(cli.command.length - 1),
  }));
  await writeRecording(folder, processes, {
    command,
    env,
    hidden,
    about,
    isInteractive: direction === "twoWay",
  });
}

interface Hidden {
  readonly cwd: string;
  readonly home: string;
  readonly url: string;
  readonly options: RecordOptions;
}

/** The longest first: one lies in the other. */
function hiddenTexts({ cwd, home, url, options }: Hidden): (readonly [string, string])[] {
  const { modules } = options.cli;
  const paths: (readonly [string, string])[] = [
    [cwd, "/workspace"],
    [home, "/home/user"],
    [modules, "/usr/lib/node_modules"],
  ];
  if (!systemPath.includes(nodeFolder)) paths.push([nodeFolder, "/usr/local/bin"]);
  // some agents name a folder after a path
  const names = paths.map(([path, by]): readonly [string, string] => [
    path.replaceAll(/[^A-Za-z0-9]/g, "-"),
    by.replaceAll("/", "-"),
  ]);
  return [...paths, ...names.slice(0, 2), [url, "http://127.0.0.1:18080"]];
}
