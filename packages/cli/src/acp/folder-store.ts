import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import {
  isModeId,
  pageSize,
  wrongParameter,
  type ConversationPage,
  type ConversationStore,
  type KeptConversation,
  type PageQuery,
} from "@agentstream/gateway/acp";
import { isFolder } from "@agentstream/runner";
import type { Caller } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { openSessions, type Ground } from "./open-sessions.ts";

/** The owner of everything in the folder. */
const caller: Caller = { owner: "local", scopes: ["run", "read", "answer"] };

/** Each conversation has a folder of its own, so that several clients may run at the same time. */
export const createFolderStore = (ground: Ground): ConversationStore => ({
  caller,
  resolveFolder(cwd) {
    if (!isFolder(cwd)) throw wrongParameter("cwd", `cwd: there is no folder ${cwd}.`);
    return Promise.resolve(realpathSync(cwd));
  },
  find: (id) => Promise.resolve(find(ground.folder, id)),
  list: (query) => Promise.resolve(pageOf(listAll(ground.folder), query)),
  keep: (kept) => Promise.resolve(keep(ground.folder, kept)),
  async open({ id, cwd }) {
    const sessions = await openSessions(ground, id, cwd);
    return { sessions, close: () => sessions.close(0) };
  },
  remove: ({ id }) => rm(join(ground.folder, id), { recursive: true, force: true }),
});

const fileOf = (folder: string, id: string): string => join(folder, id, "conversation.json");

function keep(folder: string, kept: KeptConversation): void {
  const file = fileOf(folder, kept.id);
  mkdirSync(join(folder, kept.id), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

const isId = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

/** Undefined: there is none of this id, or its file cannot be read. */
function find(folder: string, id: string): KeptConversation | undefined {
  // it becomes a path
  if (!isId(id)) return undefined;
  try {
    return parseKept(id, JSON.parse(readFileSync(fileOf(folder, id), "utf8")));
  } catch {
    return undefined;
  }
}

const listAll = (folder: string): readonly KeptConversation[] =>
  readdirSync(folder)
    .flatMap((id) => find(folder, id) ?? [])
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id.localeCompare(a.id));

/** The cursor is the id of the last one of the page before. */
function pageOf(all: readonly KeptConversation[], { cwd, cursor }: PageQuery): ConversationPage {
  const ofFolder = all.filter((one) => cwd === undefined || one.cwd === cwd);
  const start = cursor === undefined ? 0 : ofFolder.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0)
    throw wrongParameter("cursor", "cursor: there is no such page; list again without it.");
  const conversations = ofFolder.slice(start, start + pageSize);
  const hasMore = start + pageSize < ofFolder.length;
  return { conversations, nextCursor: hasMore ? conversations.at(-1)?.id : undefined };
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
