import { renameSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { rolldown } from "rolldown";

const program = fileURLToPath(new URL("child-program.ts", import.meta.url));
const folder = new URL("../../../node_modules/.cache/", import.meta.url);

let options: Promise<string> | undefined;

/** The variables by which a server in a process of its own is watched like those of the test's process. */
export async function watchChild(): Promise<Readonly<Record<string, string>>> {
  options ??= bundleProgram();
  return { NODE_OPTIONS: await options };
}

/** Node 20 runs no TypeScript. */
async function bundleProgram(): Promise<string> {
  const file = new URL("child-program.mjs", folder);
  const draft = fileURLToPath(new URL(`child-program-${process.pid}.mjs`, folder));
  const build = await rolldown({ input: program, platform: "node", logLevel: "warn" });
  await build.write({ file: draft, format: "esm" });
  await build.close();
  // other tests may be reading it
  renameSync(draft, file);
  return `--import=${file.href}`;
}
