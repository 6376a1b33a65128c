import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@agentstream/source"] },
  ssr: { resolve: { conditions: ["@agentstream/source"] } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "recordings/test/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
