import { defineConfig } from "vitest/config";

/** Tests that need a Chromium: `npm run browser`. */
export default defineConfig({
  resolve: { conditions: ["@agentstream/source"] },
  ssr: { resolve: { conditions: ["@agentstream/source"] } },
  test: { include: ["packages/*/browser/**/*.test.ts"], testTimeout: 120_000 },
});
