import { createDialect } from "@agentstream/dialects";
import { expect, test } from "vitest";

import { agents, findAgent } from "../src/index.ts";

test.each(agents.map((adapter) => [adapter.id, adapter] as const))(
  "%s has one name in the unified event stream, and is found by it",
  (id, adapter) => {
    const name = adapter.names?.ues ?? id;
    const { handle } = adapter.translator({ sessionId: "s", now: () => 0 });
    const dialect = createDialect("ues");
    const values = handle({ type: "exit", code: 1 }).events.flatMap((event) => dialect.push(event));
    expect(values.length).toBeGreaterThan(0);
    expect([...new Set(values.map(({ agent }) => agent))]).toEqual([name]);
    expect(findAgent(name)).toBe(adapter);
    expect(findAgent(id)).toBe(adapter);
  },
);

test("what no agent is called is not found", () => {
  for (const name of ["nobody", "", "toString"]) expect(findAgent(name)).toBeUndefined();
});
