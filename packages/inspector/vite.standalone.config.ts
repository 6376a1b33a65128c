import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { defineConfig, type Plugin } from "vite";

/** `standalone.html`: the page with its code and its styles in one file, and a place for a recording. */
export default defineConfig({
  resolve: { conditions: ["@agentstream/source", "browser", "import"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  publicDir: false,
  build: {
    target: "es2023",
    write: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    lib: { entry: "src/page/standalone.tsx", formats: ["es"], fileName: "standalone" },
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [oneFile()],
});

function oneFile(): Plugin {
  return {
    name: "one-file",
    // after the styles were made
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const script = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
      const style = files
        .map((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? file.source : ""))
        .join("");
      mkdirSync("dist/files", { recursive: true });
      writeFileSync(join("dist/files", "standalone.html"), pageOf(script, style));
    },
  };
}

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Only its own code runs, whatever a recording has in it, and it reaches no server. */
function pageOf(script: string, style: string): string {
  const code = script.replaceAll("</script", "<\\/script");
  const policy = `default-src 'none'; script-src ${hashOf(code)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Agentstream</title>
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="recording">null</script>
<script type="module">${code}</script>
</body>
</html>
`;
}
