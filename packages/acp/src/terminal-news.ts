import { untyped } from "@agentstream/adapter-kit/author";

import type { CallUpdate } from "./line.ts";

/** What is new of a command that an agent shows as a terminal, or of a tool of an MCP server. */
export interface TerminalNews {
  /** The next piece of its output. */
  readonly output: string | undefined;
  readonly exitCode: number | undefined;
}

/** Each has the next piece in `data`. */
const outputs = ["terminal_output", "terminal_output_delta", "mcp_output_delta"];

/** What agents put into `_meta` where their host runs no terminals: the only place of the output, and of the exit code. */
export function terminalNews({ _meta }: CallUpdate): TerminalNews {
  const fields = untyped.fields(_meta);
  const pieces = outputs.flatMap(
    (name) => untyped.string(untyped.fields(fields[name])["data"]) ?? [],
  );
  const { exit_code: exitCode } = untyped.fields(fields["terminal_exit"]);
  const output = pieces.join("");
  return { output: output === "" ? undefined : output, exitCode: untyped.integer(exitCode) };
}
