import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Descriptor } from "./descriptor.ts";
import type { Inputs } from "./inputs.ts";
import { differences, readReport, type Report } from "./report.ts";

export type Outcome =
  | { readonly kind: "passed"; readonly report: Report }
  | { readonly kind: "skipped"; readonly why: string }
  | { readonly kind: "failed"; readonly why: string };

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
/** An hour: the first run of a language may fetch and compile its libraries. */
const limit = 60 * 60 * 1000;

/** Outside of the tree, and one for each copy of it. */
function cacheFolder(): string {
  const base = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
  const copy = createHash("sha256").update(repository).digest("hex").slice(0, 12);
  return join(base, "agentstream", "languages", copy);
}

/** Runs the steps of a language, and reads the report that they have written. */
export function runLanguage(descriptor: Descriptor, inputs: Inputs, folder: string): Outcome {
  const { language, steps, minimum, missing, toolchain } = descriptor;
  if (missing !== undefined && steps.length === 0) return { kind: "skipped", why: missing };
  const found = shell(toolchain, repository, process.env);
  const version = /\d+(?:\.\d+)+/.exec(found.output)?.[0];
  if (found.status !== 0 || version === undefined)
    return { kind: "skipped", why: `\`${toolchain}\` found no toolchain` };
  if (isBelow(version, minimum))
    return { kind: "skipped", why: `expected ${minimum} or later, found ${version}` };

  const report = join(folder, `${language}.json`);
  const cache = join(cacheFolder(), language);
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  const env = {
    ...process.env,
    AGENTSTREAM_REPOSITORY: repository,
    AGENTSTREAM_CACHE: cache,
    AGENTSTREAM_VECTORS: inputs.vectors,
    AGENTSTREAM_RECORDINGS: inputs.recordings,
    AGENTSTREAM_MUTATED: inputs.mutated,
    AGENTSTREAM_CLI: join(repository, "packages/cli/bin/agentstream.js"),
    AGENTSTREAM_REPORT: report,
  };
  for (const { name, command } of steps) {
    const begin = performance.now();
    const { status, output } = shell(command, descriptor.folder, env);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`${language}: ${name} ${status === 0 ? "passed" : "FAILED"}, ${seconds} s`);
    if (status !== 0) return { kind: "failed", why: `${name} failed:\n${output}` };
  }
  const passed = steps.map(({ name }) => name).join(", ");
  if (missing !== undefined) return { kind: "skipped", why: `${missing} (passed: ${passed})` };
  return judge(report, inputs);
}

function judge(path: string, { expected }: Inputs): Outcome {
  try {
    const report = readReport(path);
    const wrong = differences(report, expected);
    return wrong.length === 0
      ? { kind: "passed", report }
      : { kind: "failed", why: wrong.join("; ") };
  } catch (error) {
    return { kind: "failed", why: `expected a report: ${String(error)}` };
  }
}

function shell(command: string, cwd: string, env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr, error } = spawnSync("sh", ["-c", command], {
    cwd,
    env,
    encoding: "utf8",
    timeout: limit,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: `${stdout}${stderr}${error?.message ?? ""}` };
}

/** Whether a version such as `3.9.18` is lower than `3.10`. */
export function isBelow(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, "en", { numeric: true }) < 0;
}
