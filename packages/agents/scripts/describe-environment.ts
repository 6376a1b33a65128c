import { commonVariables } from "@agentstream/runner";

import { agents } from "../src/index.ts";

const code = (names: readonly string[]): string =>
  names.length === 0 ? "–" : names.map((name) => `\`${name}\``).join(" ");

/** What each agent gets without a flag, as a table in Markdown; it stands as the formatter would write it. */
export function describeEnvironment(): string {
  const rows = agents.flatMap(({ id, environment }) =>
    environment === undefined
      ? []
      : [[`\`${id}\``, code(environment.passes), code(environment.keys), code(environment.clears)]],
  );
  const head = ["agent", "passes", "of these, keys", "not inherited"];
  const every = ["every agent", code(commonVariables), "–", "–"];
  return formatTable([head, every, ...rows]);
}

function formatTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
