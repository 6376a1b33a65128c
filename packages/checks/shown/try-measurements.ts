import { readFileSync } from "node:fs";
import { join } from "node:path";

import { blockOf, expectText, withArguments, type Setting, type ShownProgram } from "./setting.ts";

const name =
  "packages/bench/README.md: npm run bench                       # pipeline, gateway and start: about four minutes on an idle machine";

/** The measurements, in one round each: whether they run, not what they find. */
export const tryMeasurements: ShownProgram = { blocks: [name], run };

async function run({ reader, clone }: Setting): Promise<void> {
  const commands = blockOf(name).commands.split("\n");
  for (const command of commands) {
    const isBare = !command.includes(" -- ");
    const once = withArguments(command, isBare ? "-- --rounds 1" : "--rounds 1");
    expectText(await reader.run(once, clone), /budgets met/);
  }
  expectText(readFileSync(join(clone, "packages/bench/figures.json"), "utf8"), '"');
}
