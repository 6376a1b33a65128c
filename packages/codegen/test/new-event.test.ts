import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The tables that must have a row for each type of event. */
const tables = [
  "packages/cli/src/terminal-view/create-view.ts",
  "packages/dialects/src/acp/acp.ts",
  "packages/dialects/src/ag-ui/ag-ui.ts",
  "packages/dialects/src/ai-sdk/ai-sdk.ts",
  "packages/dialects/src/back/restore.ts",
  "packages/dialects/src/daemon/daemon.ts",
  "packages/dialects/src/execute/execute.ts",
  "packages/dialects/src/session-event/session-event.ts",
  "packages/dialects/src/ues/ues.ts",
  "packages/stream/src/open-things.ts",
];

/** Type checks the tables, with one more event in the schema. */
function checkWith(event: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-new-event-"));
  const names = join(root, "packages/schema/src/generated/names.ts");
  writeFileSync(
    join(folder, "new-event.ts"),
    `import type {} from ${JSON.stringify(names)};
     declare module ${JSON.stringify(names)} { interface EventMap { ${event} } }`,
  );
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: {
        typeRoots: [join(root, "node_modules/@types")],
        rewriteRelativeImportExtensions: false,
      },
      files: [join(folder, "new-event.ts"), ...tables.map((table) => join(root, table))],
      include: [],
    }),
  );
  try {
    execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
      encoding: "utf8",
    });
    return [];
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    return output.split("\n").filter((line) => /error TS\d+/.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("an event type that a table does not answer does not compile", { timeout: 300_000 }, () => {
  expect(checkWith("")).toEqual([]);
  const errors = checkWith('brandNew: { type: "brandNew" };');
  const missing = errors.filter((line) => line.includes("brandNew"));
  const files = missing.map((line) => relative(root, line.replace(/\(\d+,\d+\): .*/, "")));
  expect(
    [...new Set(files.map((file) => file.replace(/^.*(?=packages\/)/, "")))].toSorted(),
  ).toEqual(tables);
});
