import { syncSizeTable } from "@agentstream/codegen";

import { schemaNames } from "../src/index.ts";

/** What a bundle that checks against one schema weighs, and against all. */
await syncSizeTable(new URL("../", import.meta.url), [
  [
    "`validateEvent` of `@agentstream/schema`",
    `export { validateEvent } from "@agentstream/schema";`,
  ],
  ...schemaNames
    .filter((name) => name === "unified" || name.startsWith("native/"))
    .map(
      (name) =>
        [
          `\`@agentstream/schema/${name}\``,
          `export { validate } from "@agentstream/schema/${name}";`,
        ] as const,
    ),
  [
    "`validate` of `@agentstream/schema`: all of them",
    `export { validate } from "@agentstream/schema";`,
  ],
]);
