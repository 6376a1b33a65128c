import { basename } from "node:path";

import type { Plan } from "@agentstream/adapter-kit";

/** Programs that run other programs: their version is not the agent's. */
const launchers =
  /^(node|nodejs|bun|bunx|deno|npx|npm|pnpm|pnpx|yarn|tsx|python[\d.]*|uv|uvx|pipx|ruby|perl|php|java|dotnet|go|cargo|sh|bash|dash|zsh|fish|env|nice|nohup|timeout|sudo|doas|su|runuser|setpriv|bwrap|docker|podman|ssh)(\.exe|\.cmd)?$/;

/** The command that prints an agent's version; undefined: it would print another program's. */
export function versionCommandOf(
  { command }: Plan,
  given: readonly string[] | undefined,
): readonly string[] | undefined {
  const words = given ?? [command];
  return isVersionCommand(words) ? words : undefined;
}

/** Whether a command prints a version of its own. */
export const isVersionCommand = (words: readonly string[]): boolean =>
  words.length !== 1 || !launchers.test(basename(words[0] ?? ""));
