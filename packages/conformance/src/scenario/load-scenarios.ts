import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { createValidator, type Validate } from "@agentstream/schema";
import { messageOf } from "@agentstream/stream";

import type { Scenario } from "../generated/scenario.ts";
import { Scenario as compiled } from "../generated/validators.js";
import { requireKnown } from "../require-known.ts";
import { UsageError } from "../usage-error.ts";

/** Checks a scenario against its schema. */
export const validateScenario: Validate<Scenario> = createValidator(compiled);

/** The kit's own. */
const ownFolder = fileURLToPath(new URL("../../scenarios/", import.meta.url));

/** The scenarios of a folder, by name; `names` chooses some of them. */
export async function loadScenarios(
  names: readonly string[] = [],
  folder: string = ownFolder,
): Promise<readonly Scenario[]> {
  const files = await readdir(folder).catch((error: unknown) => {
    throw new UsageError(`--scenarios: ${messageOf(error)}`);
  });
  const there = files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(/\.json$/, ""))
    .toSorted();
  if (there.length === 0) throw new UsageError(`--scenarios: there are none in ${folder}`);
  requireKnown("scenario", names, there);
  const chosen = names.length === 0 ? there : names;
  return Promise.all(chosen.map((name) => loadScenario(folder, name)));
}

export interface ScenarioChoice {
  readonly scenarios?: string;
  readonly core?: boolean;
}

/** The scenarios that flags choose. */
export async function chooseScenarios(
  names: readonly string[],
  { scenarios, core = false }: ScenarioChoice,
): Promise<readonly Scenario[]> {
  const all = await loadScenarios(names, scenarios);
  return core ? all.filter(({ isCore }) => isCore === true) : all;
}

async function loadScenario(folder: string, name: string): Promise<Scenario> {
  const path = join(folder, `${name}.json`);
  const result = validateScenario(parse(await readFile(path, "utf8"), path));
  if (!result.ok)
    throw new UsageError(
      result.errors.map((error) => `${path}: ${error.path} ${error.message}`).join("\n"),
    );
  if (result.value.name !== name)
    throw new UsageError(`${path}: expected the name "${name}", got "${result.value.name}"`);
  return result.value;
}

function parse(text: string, path: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch (error) {
    throw new UsageError(`${path}: ${messageOf(error)}`);
  }
}
