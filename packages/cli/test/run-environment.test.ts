import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { createFakeAgents } from "./fake-agents.ts";
import { runCli } from "./run-cli.ts";

const fakes = createFakeAgents();
afterAll(() => fakes.remove());

test("an agent run by its command gets no key but those that are passed or given", async () => {
  const file = join(fakes.folder, "env.json");
  const program = `require("fs").writeFileSync(process.env.FILE,JSON.stringify(process.env))`;
  await runCli(
    [
      "run",
      "acp",
      "hi",
      "--command",
      `'${process.execPath}' -e '${program}'`,
      "--pass-env",
      "MINE_KEY,TEAM_*",
      "--env",
      `FILE=${file}`,
      "--env",
      "EMPTY=",
    ],
    "",
    fakes.folder,
    {
      ...fakes.env,
      ...Object.fromEntries(
        ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GH_TOKEN", "MINE_KEY", "TEAM_A"].map((name) => [
          name,
          "set",
        ]),
      ),
    },
  );
  const env: unknown = JSON.parse(readFileSync(file, "utf8"));
  expect(env).toMatchObject({ MINE_KEY: "set", TEAM_A: "set", EMPTY: "", FILE: file });
  for (const name of ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GH_TOKEN"])
    expect(env).not.toHaveProperty(name);
});
