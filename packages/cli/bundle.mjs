// Replaces the filters among the built commands by bundles of what they use: they start for a few lines of input, and
// loading 700 modules takes 300 ms of CPU time.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { rolldown } from "rolldown";

const filters = ["translate", "verify"];
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

const build = await rolldown({
  input: Object.fromEntries(filters.map((name) => [name, pathOf(`src/commands/${name}.ts`)])),
  platform: "node",
  logLevel: "warn",
  external: (id) => !/^(?:@agentstream[/]|[./])/.test(id),
  plugins: [
    {
      // its errors are known by their classes: they must be those of the program that catches them
      name: "one-terminal",
      resolveId: (id) =>
        id.endsWith("/terminal.ts") ? { id: "./terminal.js", external: true } : null,
    },
  ],
});
// at the first level, where a module finds the version of its package
await build.write({
  dir: pathOf("dist"),
  format: "esm",
  entryFileNames: "[name].bundle.js",
  chunkFileNames: "[name].shared.js",
});
await build.close();
for (const name of filters)
  writeFileSync(pathOf(`dist/commands/${name}.js`), `export * from "../${name}.bundle.js";\n`);
