import { createOpenThings } from "@agentstream/stream/internal";
import { expect, test } from "vitest";

import { createIdRegistry } from "../src/id-registry.ts";
import { ToolCalls } from "../src/tool-calls.ts";

const start = { toolName: "Write", arguments: { content: "a whole file" } };

test("of calls that ended long ago nothing large is kept, of open ones all", () => {
  const { tools, inputs } = createOpenThings();
  const calls = new ToolCalls({ tools, inputs }, createIdRegistry(1));
  const open = { toolName: "Write", toolKind: undefined };
  for (let index = 0; index < 5000; index++) {
    const id = `call-${index}`;
    calls.begin(id, start);
    tools.set(id, open);
    if (index > 0) tools.delete(id);
  }
  expect(calls.startOf("call-0")).toBe(start);
  expect(calls.startOf("call-4999")).toBe(start);
  expect(calls.startOf("call-1")).toEqual({ toolName: "Write" });
  const kept = Array.from({ length: 5000 }, (_, index) => calls.startOf(`call-${index}`)).filter(
    (known) => known?.arguments !== undefined,
  );
  expect(kept.length).toBeLessThan(1100);
  expect(calls.newest("call-1")).toBe("call-1");
  expect(calls.oldestOpen("call-1")).toBeUndefined();
  expect(calls.oldestOpen("call-0")?.toolId).toBe("call-0");
});

test("an id that is used again stands for its oldest open call, and its newest one", () => {
  const { tools, inputs } = createOpenThings();
  const calls = new ToolCalls({ tools, inputs }, createIdRegistry(1));
  for (const toolId of ["a", "a#2", "a#3"]) {
    expect(calls.begin("a", start)).toBe(toolId);
    tools.set(toolId, { toolName: "Write", toolKind: undefined });
  }
  expect(calls.newest("a")).toBe("a#3");
  expect(calls.oldestOpen("a")?.toolId).toBe("a");
  tools.delete("a");
  expect(calls.oldestOpen("a")?.toolId).toBe("a#2");
  expect(calls.newest("a#2")).toBeUndefined();
});
