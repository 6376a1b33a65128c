import type { Redis } from "ioredis";

/** Since the server was started. */
export interface Usage {
  /** Scripts and commands that clients have sent. */
  readonly calls: number;
  /** All commands, also those that scripts have called. */
  readonly commands: number;
  readonly bytesIn: number;
  readonly memory: number;
  /** Of the append-only file. */
  readonly file: number;
}

const none: Usage = { calls: 0, commands: 0, bytesIn: 0, memory: 0, file: 0 };

export async function readUsage(redis: Redis | undefined): Promise<Usage> {
  if (redis === undefined) return none;
  const info = await redis.info("everything");
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:(\\d+)`, "m").exec(info)?.[1] ?? 0);
  const counts = [...info.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)];
  const commands = counts.filter(([, name]) => name !== "info" && name !== "ping");
  const sum = (all: readonly RegExpMatchArray[]): number =>
    all.reduce((total, [, , calls]) => total + Number(calls), 0);
  return {
    calls: sum(commands.filter(([, name = ""]) => /^(?:eval|evalsha)$/.test(name))),
    commands: sum(commands),
    bytesIn: read("total_net_input_bytes"),
    memory: read("used_memory_dataset"),
    file: read("aof_current_size"),
  };
}
