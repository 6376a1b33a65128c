import { fileURLToPath } from "node:url";

import { rolldown } from "rolldown";

const bundled = new Map<string, Promise<string>>();

/** A program as one file that Node runs as it is. */
export function bundleProgram({ href }: URL): Promise<string> {
  const known = bundled.get(href) ?? bundle(href);
  bundled.set(href, known);
  return known;
}

async function bundle(href: string): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(href),
    platform: "node",
    resolve: { conditionNames: ["@agentstream/source", "import", "node", "default"] },
  });
  const { output } = await build.generate({ format: "esm", codeSplitting: false });
  await build.close();
  return `#!/usr/bin/env node\n${output[0].code}`;
}
