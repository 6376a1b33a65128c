import { UsageError, type Terminal } from "../terminal.ts";

/** What the agent is to do: as it was said, or all of standard input. */
export async function readTask(given: string | undefined, { stdin }: Terminal): Promise<string> {
  if (given !== undefined && given !== "-") return given;
  if (given === undefined && stdin.isTTY === true)
    throw new UsageError('what is it to do? Say it behind the agent: agentstream run <agent> "…"');
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(chunk);
  const task = new TextDecoder().decode(Buffer.concat(chunks));
  if (task === "") throw new UsageError("what is it to do? Nothing came on standard input.");
  return task;
}
