import { echo } from "@agentstream/adapter-kit";
import { agentNames, agents } from "@agentstream/agents";
import { expect, test } from "vitest";

import { withRegistered } from "../src/agents.ts";

test("an agent that the server's owner registers stands beside those that ship", () => {
  const all = withRegistered([{ name: "mine", command: "my-agent", args: ["--acp"] }]);
  expect([...all.keys()]).toEqual([...agentNames, "mine"]);
  expect(all.get("mine")?.plan({ prompt: "Hello" })).toMatchObject({
    command: "my-agent",
    args: ["--acp"],
  });
});

test("variables are added to what the adapter lists, for that agent alone", () => {
  const [shipped] = agents;
  const before = shipped?.environment?.passes ?? [];
  expect(before.length).toBeGreaterThan(0);
  const id = shipped?.id ?? "";
  const all = withRegistered([{ name: "mine", command: "my-agent", args: [] }], {
    mine: ["MY_KEY"],
    [id]: ["MORE"],
    echo: ["NOTHING"],
  });
  expect(all.get("mine")?.environment?.passes).toEqual(["MY_KEY"]);
  expect(all.get(id)?.environment).toEqual({
    ...shipped?.environment,
    passes: [...before, "MORE"],
  });
  expect(all.get("echo")).toBe(echo);
  expect(() => withRegistered([], { nobody: ["A"] })).toThrow(
    `--agent-env names "nobody"; expected one of ${agentNames.join(", ")}.`,
  );
});
