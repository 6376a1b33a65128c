import { execFileSync } from "node:child_process";

import { defineConfig } from "vitest/config";

/** Where there is no redis-server nothing is tested, which is an error in CI. */
function findRedis(): boolean {
  try {
    execFileSync("redis-server", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    const missing = "redis-server is missing: install Redis 7.0 or newer, or Valkey 7.2 or newer.";
    if ((process.env["CI"] ?? "") !== "") throw new Error(missing);
    console.error(`${missing} No test was run.`);
    return false;
  }
}

const isThere = findRedis();

/** Tests that need a redis-server: `npm run cluster`. */
export default defineConfig({
  resolve: { conditions: ["@agentstream/source"] },
  ssr: { resolve: { conditions: ["@agentstream/source"] } },
  test: {
    include: isThere ? ["packages/*/cluster/**/*.test.ts"] : [],
    passWithNoTests: !isThere,
    globalSetup: "scripts/testing/temp-folder.ts",
    setupFiles: ["packages/checks/test/clear-up.ts"],
    expect: { poll: { timeout: 300_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
