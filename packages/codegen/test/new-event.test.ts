import { join } from "node:path";

import { expect, test } from "vitest";

import { openScratch, root, typeErrors, writeInto, type TypeFault } from "../src/testing/index.ts";

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
function checkWith(event: string): TypeFault[] {
  const folder = openScratch();
  const names = join(root, "packages/schema/src/generated/names.ts");
  writeInto(
    folder,
    "new-event.ts",
    `import type {} from ${JSON.stringify(names)};
     declare module ${JSON.stringify(names)} { interface EventMap { ${event} } }`,
  );
  return typeErrors(folder, ["new-event.ts", ...tables.map((table) => join(root, table))]);
}

test("an event type that a table does not answer does not compile", { timeout: 300_000 }, () => {
  expect(checkWith("")).toEqual([]);
  const errors = checkWith('brandNew: { type: "brandNew" };');
  const missing = errors.filter(({ text }) => text.split("\n")[0]?.includes("brandNew"));
  const files = missing.map(({ file }) => file.replace(/^.*(?=packages\/)/, ""));
  expect([...new Set(files)].toSorted()).toEqual(tables);
});
