import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { blockOf, expectText, type Setting, type ShownProgram } from "./setting.ts";

const ownAdapter =
  "examples/own-adapter/README.md: npm install @agentstream/adapter-kit @agentstream/conformance";
const ofTheKit =
  'packages/conformance/README.md: npx conformance suite --adapter ./my-adapter.js --command "my-agent --json"';

/** The suite for adapters, in a folder of its own: the packages are those of the clone. */
export const tryAdapterSuite: ShownProgram = { blocks: [ownAdapter, ofTheKit], run };

async function run({ reader, clone }: Setting): Promise<void> {
  const folder = reader.makeFolder("adapter");
  for (const name of ["adapter.mjs", "agent.mjs"])
    copyFileSync(join(clone, "examples/own-adapter", name), join(folder, name));
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  const packages = ["adapter-kit", "conformance"].map((name) => join(clone, "packages", name));
  await reader.run(`npm install ${packages.join(" ")}`, folder);
  const passed = /pass {2}contract\.prompt/;
  expectText(await reader.run(blockOf(ownAdapter).commands, folder), passed);

  copyFileSync(join(folder, "adapter.mjs"), join(folder, "my-adapter.js"));
  const agent = join(folder, "my-agent");
  writeFileSync(agent, `#!/bin/sh\nexec node '${join(folder, "agent.mjs")}' "$@"\n`);
  chmodSync(agent, 0o755);
  mkdirSync(join(folder, "recorded/one"), { recursive: true });
  await reader.run("echo Hello | node agent.mjs > recorded/one/stdout.jsonl", folder);
  writeFileSync(join(folder, "recorded/one/exit.txt"), "0\n");
  const { commands } = blockOf(ofTheKit);
  for (const command of commands.split("\n"))
    expectText(await reader.run(`PATH="${folder}:$PATH"\n${command}`, folder), passed);
}
