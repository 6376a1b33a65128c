import { readFileSync } from "node:fs";

import { schemaNames } from "@agentstream/schema";
import { expect, test } from "vitest";

import { runCli, runHere } from "./run-cli.ts";

test("schemas lists the names of all", async () => {
  const { stdout, exitCode } = await runCli(["schemas"]);
  expect(stdout.trimEnd().split("\n")).toEqual([...schemaNames]);
  expect(exitCode).toBe(0);
  expect((await runHere(["schemas", "list"])).stdout).toBe(stdout);
});

test("schemas print gives the committed schema", async () => {
  const { stdout } = await runCli(["schemas", "print", "native/gemini/stream-json"]);
  const path = "../../../schemas/v1/native/gemini/stream-json.schema.json";
  expect(stdout).toBe(readFileSync(new URL(path, import.meta.url), "utf8"));
});

test("schemas print of what there is not lists what there is", async () => {
  const { exitCode, stderr } = await runHere(["schemas", "print", "unifed"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("Did you mean `unified`?");
});

test("help lists the commands, and the version is the package's", async () => {
  const { stdout, exitCode } = await runCli(["--help"]);
  expect(exitCode).toBe(0);
  for (const command of ["validate", "schemas"]) expect(stdout).toContain(command);
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect((await runCli(["--version"])).stdout).toBe(`${version}\n`);
});

test("an unknown command is wrong usage", async () => {
  const { exitCode, stderr } = await runHere(["validat"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("Did you mean validate?");
});

test("no command at all shows the help as wrong usage", async () => {
  expect(await runHere([])).toMatchObject({ exitCode: 2, stdout: "" });
});
