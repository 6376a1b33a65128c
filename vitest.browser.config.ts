import { defineConfig } from "vitest/config";

/** Tests that need a Chromium: `npm run browser`. */
export default defineConfig({
  resolve: { conditions: ["@agentstream/source"] },
  ssr: { resolve: { conditions: ["@agentstream/source"] } },
  test: {
    include: ["packages/*/browser/**/*.test.ts"],
    globalSetup: "scripts/testing/temp-folder.ts",
    setupFiles: ["packages/checks/test/clear-up.ts"],
    expect: { poll: { timeout: 300_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
