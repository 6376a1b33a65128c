import {
  fieldProblem,
  resolveWorkspace,
  type Caller,
  type Sessions,
  type StoredSession,
} from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { pageSize, type ConversationStore } from "./conversation-store.ts";
import type { KeptConversation } from "./kept-conversation.ts";
import { isModeId, modeOfConfig } from "./modes.ts";
import { wrongParameter } from "./refusals.ts";

/** The name of what is kept with a session. */
const mark = "acp";

/** Conversations are the sessions of an owner, also those that were started in another way. */
export function createSessionStore(sessions: Sessions, given: Caller): ConversationStore {
  const caller = ownRights(given);
  const { workspaces } = sessions.policy;

  return {
    caller,
    resolveFolder: (cwd) =>
      resolveWorkspace(cwd, workspaces).catch(() => {
        throw wrongParameter(
          "cwd",
          `cwd: expected a folder inside of an allowed workspace of the server, got "${cwd}".`,
        );
      }),
    async find(id) {
      const session = await sessions.findAlias(caller, id);
      return session && toKept(sessions, caller, session);
    },
    async list({ cwd, cursor }) {
      await checkCursor(sessions, caller, cursor);
      const page = await sessions.list(caller, present({ cursor, limit: pageSize }));
      const all = await Promise.all(page.sessions.map((one) => toKept(sessions, caller, one)));
      return {
        conversations: all.filter((one) => cwd === undefined || one.cwd === cwd),
        nextCursor: page.next ?? undefined,
      };
    },
    async keep({ sessionId, mode, model, title }) {
      if (sessionId === undefined) return;
      const value = JSON.stringify({ mode, model: model ?? null, title });
      await sessions.writeMark(caller, sessionId, mark, value);
    },
    open: () =>
      Promise.resolve({
        sessions,
        close: async (sessionId) => {
          if (sessionId !== undefined) await sessions.cancel(caller, sessionId);
        },
      }),
    async remove({ sessionId }) {
      if (sessionId !== undefined) await sessions.remove(caller, sessionId);
    },
  };
}

async function toKept(
  sessions: Sessions,
  caller: Caller,
  session: StoredSession,
): Promise<KeptConversation> {
  const { id, alias = id, agentType: agent, settings, updatedAt } = session;
  const { workspaces } = sessions.policy;
  const { cwd, workingDirectory = cwd, model } = settings.config ?? {};
  const folder = await resolveWorkspace(workingDirectory, workspaces).catch(() => undefined);
  return present({
    id: alias,
    cwd: folder ?? workingDirectory ?? workspaces[0] ?? "",
    agent,
    mode: modeOfConfig(settings.config),
    model,
    ...readMark(await sessions.readMark(caller, id, mark)),
    updatedAt: new Date(updatedAt).toISOString(),
    sessionId: id,
  });
}

async function checkCursor(
  sessions: Sessions,
  caller: Caller,
  cursor: string | undefined,
): Promise<void> {
  if (cursor === undefined || (await sessions.findAlias(caller, cursor)) !== undefined) return;
  throw fieldProblem("/cursor", "cursor: there is no such page; list again without it.");
}

/** An administrator's editor shows that person's own conversations. */
const ownRights = ({ owner, scopes }: Caller): Caller => ({
  owner,
  scopes: scopes.includes("admin") ? ["run", "read", "answer"] : scopes,
});

function readMark(text: string | undefined): Partial<KeptConversation> {
  if (text === undefined) return {};
  const fields = new Map<string, unknown>(Object.entries(Object(JSON.parse(text))));
  const [mode, model, title] = [fields.get("mode"), fields.get("model"), fields.get("title")];
  const own = present({
    mode: isModeId(mode) ? mode : undefined,
    title: typeof title === "string" ? title : undefined,
  });
  // null: the agent's own, also where the session was started with another one
  if (model === null) return { ...own, model: undefined };
  return typeof model === "string" ? { ...own, model } : own;
}
