import { createMemoryStore } from "@agentstream/sessions";
import { expect, test } from "vitest";

import { openNodes } from "./open-nodes.ts";

test("a server whose start fails is not listed any more", async () => {
  const nodes = openNodes({
    store: { ...createMemoryStore(), claim: () => Promise.reject(new Error("no claims today")) },
  });
  await expect(nodes.start({ name: "a" })).rejects.toThrow("no claims today");
  expect(await nodes.shared.nodes.list()).toEqual([]);
});
