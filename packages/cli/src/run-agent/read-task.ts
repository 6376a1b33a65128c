import { UsageError, type Terminal } from "../terminal.ts";

/** The prompt: the argument, or all of standard input. */
export async function readTask(given: string | undefined, { stdin }: Terminal): Promise<string> {
  if (given !== undefined && given !== "-") return given;
  if (given === undefined && stdin.isTTY === true)
    throw new UsageError('expected a task after the agent: agentstream run <agent> "…"');
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(chunk);
  const task = new TextDecoder().decode(Buffer.concat(chunks));
  if (task === "") throw new UsageError("expected a task on standard input, got nothing");
  return task;
}
