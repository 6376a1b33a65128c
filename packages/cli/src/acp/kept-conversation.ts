import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { present } from "@agentstream/stream";

import { isModeId, type ModeId } from "./modes.ts";

/** What is kept of a conversation beside its log. */
export interface KeptConversation {
  readonly id: string;
  readonly cwd: string;
  readonly agent: string;
  readonly mode: ModeId;
  readonly model?: string | undefined;
  readonly title?: string | undefined;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** The session of its log; absent before the first prompt. */
  readonly sessionId?: string | undefined;
}

const fileOf = (folder: string, id: string): string => join(folder, id, "conversation.json");

export function keepConversation(folder: string, kept: KeptConversation): void {
  const file = fileOf(folder, kept.id);
  mkdirSync(join(folder, kept.id), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

const isId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

/** Undefined: there is none of this id, or its file cannot be read. */
export function findKept(folder: string, id: string): KeptConversation | undefined {
  // it becomes a path
  if (!isId(id)) return undefined;
  try {
    return parseKept(id, JSON.parse(readFileSync(fileOf(folder, id), "utf8")));
  } catch {
    return undefined;
  }
}

/** Newest first. */
export function listKept(folder: string): readonly KeptConversation[] {
  return readdirSync(folder)
    .flatMap((id) => findKept(folder, id) ?? [])
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));
}

function parseKept(id: string, json: unknown): KeptConversation | undefined {
  const fields = new Map<string, unknown>(Object.entries(Object(json)));
  const textOf = (name: string): string | undefined => {
    const value = fields.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const [cwd, agent, updatedAt] = [textOf("cwd"), textOf("agent"), textOf("updatedAt")];
  const mode = fields.get("mode");
  if (cwd === undefined || agent === undefined || updatedAt === undefined || !isModeId(mode))
    return undefined;
  const rest = { model: textOf("model"), title: textOf("title"), sessionId: textOf("sessionId") };
  return present({ id, cwd, agent, mode, updatedAt, ...rest });
}
