import { availableParallelism } from "node:os";

import { configDefaults, defineConfig } from "vitest/config";

import { slowestFiles } from "./scripts/slowest-files.ts";

/** What packs and installs packages, or runs each README: `npm run test:long`. */
export const longFiles: readonly string[] = [
  "packages/checks/test/adapters-alone.test.ts",
  "packages/checks/test/readmes.test.ts",
  "packages/schema/test/pack-assets.test.ts",
  "packages/schema/test/package.test.ts",
];

export default defineConfig({
  resolve: { conditions: ["@agentstream/source"] },
  ssr: { resolve: { conditions: ["@agentstream/source"] } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "recordings/test/**/*.test.ts"],
    globalSetup: "scripts/testing/temp-folder.ts",
    exclude: [...configDefaults.exclude, ...longFiles],
    setupFiles: [
      "packages/checks/test/clear-up.ts",
      "packages/codegen/src/testing/api-watch/watch-api.ts",
    ],
    // the files of a worker share what it has loaded: each clears up after itself
    isolate: false,
    unstubEnvs: true,
    // a third of the time the tests wait for processes and sockets
    maxWorkers: Math.max(3, Math.ceil(availableParallelism() * 1.5)),
    // against hanging, not for measuring: a busy machine may take long
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: ["default", slowestFiles],
    expect: { poll: { timeout: 300_000 } },
  },
});
