import { defineConfig } from "vite";

/** The page that a gateway serves: files with their hash in their names. */
export default defineConfig({
  // it may be deployed below any path
  base: "./",
  resolve: { conditions: ["@agentstream/source", "browser", "import"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist/files",
    target: "es2023",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
