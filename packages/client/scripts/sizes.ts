import { syncSizeTable } from "@agentstream/codegen";

/** What the entries weigh, and what a check of events adds. */
await syncSizeTable(new URL("../", import.meta.url), [
  ["`@agentstream/client`", `export * from "@agentstream/client";`],
  ["`@agentstream/client/ai-sdk`", `export * from "@agentstream/client/ai-sdk";`],
  ["`@agentstream/client/testing`", `export * from "@agentstream/client/testing";`],
  [
    "`@agentstream/client` and `isUnifiedEvent`",
    `export * from "@agentstream/client"; export { isUnifiedEvent } from "@agentstream/schema/unified";`,
  ],
]);
