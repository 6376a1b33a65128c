/**
 * `npm run shown [-- NAME…]`: follows what the pages show and `npm test` cannot run, as somebody with Node, npm, Git and
 * an empty home would: a clone, packages of the registry, a browser, a real CLI. Prints a line for each.
 */
import { join } from "node:path";

import { createReader } from "../shown/create-reader.ts";
import { cloning } from "../shown/follow-first-screen.ts";
import { shownPrograms } from "../shown/programs.ts";
import { blockOf } from "../shown/setting.ts";

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in shownPrograms));
if (unknown.length > 0)
  throw new Error(`Expected ${Object.keys(shownPrograms).join(", ")}; got ${unknown.join(", ")}.`);

const reader = await createReader();
const folder = reader.makeFolder("reader");

/** Prints how long it took, or why it failed. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const fault = await work().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${fault === undefined ? "passed" : "FAILED"}, ${seconds} s`);
  if (fault === undefined) return;
  console.error(fault);
  process.exitCode = 1;
}

try {
  const [clone = "", install = ""] = blockOf(cloning).typed.split("\n");
  const [packages = ""] = install.split(" && ");
  await step("clone and install", () => reader.run(`${clone}\n${packages}`, folder));
  // what stands on the first screen compiles by itself
  if (named.length > 0 && !named.includes("first-screen"))
    await step("build", () => reader.run("npm run build -- --quiet", join(folder, "agentstream")));
  const setting = { reader, clone: join(folder, "agentstream") };
  for (const [name, { run }] of Object.entries(shownPrograms))
    if (named.length === 0 || named.includes(name))
      await step(name, () => run(setting).finally(reader.stop));
} finally {
  reader.leave();
}
