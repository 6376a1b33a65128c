import { InvalidArgumentError } from "commander";

const variable = /^[A-Za-z_]\w*$/;
const pattern = /^[A-Za-z_]\w*\*?$/;

/** `VAR,OTHER,AWS_*`: names of variables, added to those of the flags before. */
export function parseNames(text: string, before: readonly string[] = []): readonly string[] {
  const names = text.split(",").map((name) => name.trim());
  const wrong = names.find((name) => !pattern.test(name));
  if (wrong === undefined) return [...before, ...names];
  throw new InvalidArgumentError(
    `Expected names of variables with commas between, such as API_KEY,AWS_*; got ${JSON.stringify(wrong)}.`,
  );
}

/** `mine=API_KEY,OTHER`: the variables of one agent. */
export function parseAgentEnv(
  text: string,
  before: Readonly<Record<string, readonly string[]>> = {},
): Readonly<Record<string, readonly string[]>> {
  const [, agent, names] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? [];
  if (agent === undefined || names === undefined)
    throw new InvalidArgumentError("Expected name=VAR,…, such as mine=API_KEY,AWS_*.");
  return { ...before, [agent]: parseNames(names, before[agent]) };
}

/** `NAME=VALUE`: one variable, added to those of the flags before. */
export function parseAssignment(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const [name = "", ...rest] = text.split("=");
  if (!variable.test(name) || rest.length === 0)
    throw new InvalidArgumentError(
      "Expected NAME=VALUE; to pass a variable of this shell, use --pass-env NAME.",
    );
  return { ...before, [name]: rest.join("=") };
}
