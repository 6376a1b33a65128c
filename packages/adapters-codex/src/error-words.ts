import { inWords, matchesVariable } from "@agentstream/adapter-kit/author";

import { vendor } from "./vendor.ts";

/** An error for people: without the JSON of an API; and with the remedy where a variable did not reach the agent. */
export function errorWords(message: string): string {
  const name = /^Missing environment variable: `(\w+)`/.exec(message)?.[1];
  const isPassed = name !== undefined && matchesVariable(vendor.environment?.passes ?? [], name);
  return name === undefined || isPassed ? inWords(message) : `${message} ${remedyFor(name)}`;
}

const remedyFor = (name: string): string =>
  `It is an env_key in Codex's config.toml. Set it where Agentstream runs, and pass it: run --pass-env ${name}, serve --agent-env codex=${name}.`;
