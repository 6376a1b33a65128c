import { expect, test } from "vitest";

import { createAcpAgent } from "../src/index.ts";

test("an agent that speaks ACP is as well known as any other by its data alone", () => {
  const setup = { install: "npm install -g mine", login: "run `mine login`" };
  const environment = { passes: ["MINE_*"], clears: [], keys: ["MINE_KEY"] };
  const signs = [{ from: "mine", fits: (): boolean => true }];
  const names = { ues: "mine-there" };
  const agent = createAcpAgent({
    id: "mine",
    name: "Mine",
    command: "mine",
    args: ["--acp"],
    setup,
    environment,
    signs,
    names,
    aliases: { other: {} },
  });
  expect(agent).toMatchObject({ environment, signs, names, aliases: { other: {} } });
  expect(agent.command).toEqual({ name: "mine", ...setup });
  expect(agent.plan({ prompt: "Hello" })).toMatchObject({ command: "mine", args: ["--acp"] });
});

test("an agent of which nothing is said lists no variables", () => {
  expect(createAcpAgent({ id: "mine", name: "Mine", command: "mine" })).not.toHaveProperty(
    "environment",
  );
});
