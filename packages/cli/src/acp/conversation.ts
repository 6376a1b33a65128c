import type { PromptRequest, StopReason } from "@agentclientprotocol/sdk";
import type { RunRequest } from "@agentstream/schema";
import type { AcpUpdate } from "@agentstream/schema/dialects/acp";
import type { Accepted, Caller, Sessions } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import type { ClientView } from "./client-view.ts";
import { createAsker } from "./create-asker.ts";
import { followRun, replayLog } from "./follow-run.ts";
import { keepConversation, type KeptConversation } from "./kept-conversation.ts";
import { modes, reportedMode } from "./modes.ts";
import { openSessions, type Ground } from "./open-sessions.ts";
import { promptOf } from "./prompt-of.ts";
import { titleOf } from "./title-of.ts";

/** The owner of everything in the folder. */
const caller: Caller = { owner: "local", scopes: ["run", "read", "answer"] };

/** One conversation of an editor: its choices, and the session behind it. */
export interface Conversation {
  readonly kept: () => KeptConversation;
  readonly change: (changes: Partial<KeptConversation>) => void;
  /** Resolves when the agent has yielded. `learnt` is called if the conversation has got new choices by itself. */
  readonly prompt: (
    blocks: PromptRequest["prompt"],
    view: ClientView,
    learnt: () => Promise<void>,
  ) => Promise<StopReason>;
  readonly replay: (update: (update: AcpUpdate) => Promise<void>) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createConversation(ground: Ground, first: KeptConversation): Conversation {
  let kept = first;
  let opened: Promise<Sessions> | undefined;
  let cancels = 0;
  const inOrder = createOrder();

  /** What has no prompt yet is forgotten with the process. */
  function change(changes: Partial<KeptConversation>): void {
    kept = { ...kept, ...changes };
    if (kept.sessionId !== undefined) keepConversation(ground.folder, kept);
  }

  async function open(): Promise<Sessions> {
    opened ??= openSessions(ground, kept.id, kept.cwd);
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  async function begin(sessions: Sessions, prompt: RunRequest["prompt"]): Promise<Accepted> {
    const { approvalMode, sandboxMode } = modes[kept.mode];
    const config = present({ approvalMode, sandboxMode, model: kept.model, cwd: kept.cwd });
    const { agent: agentType, sessionId } = kept;
    const accepted =
      sessionId === undefined
        ? await sessions.begin(caller, { agentType, prompt, config })
        : await sessions.addTurn(caller, sessionId, { prompt, config });
    const title = kept.title ?? titleOf(prompt);
    change({ sessionId: accepted.session.id, title, updatedAt: new Date().toISOString() });
    return accepted;
  }

  return {
    kept: () => kept,
    change,
    async prompt(blocks, view, learnt) {
      const prompt = promptOf(blocks);
      const before = cancels;
      const sessions = await open();
      const isFirst = kept.sessionId === undefined;
      const accepted = await inOrder(async () =>
        cancels > before ? undefined : begin(sessions, prompt),
      );
      if (accepted === undefined) return "cancelled";
      const { session, run } = accepted;
      if (isFirst) await learnt();
      const { id: conversationId } = kept;
      const asker = createAsker({ conversationId, sessionId: session.id, sessions, caller, view });
      try {
        const stopReason = await followRun({
          events: sessions.events(caller, session.id, { run }),
          hear: asker.hear,
          async update(update) {
            if (update.sessionUpdate !== "current_mode_update") return view.update(update);
            const mode = reportedMode(kept.mode, update.currentModeId);
            if (mode === undefined) return;
            change({ mode });
            await learnt();
          },
        });
        return cancels > before ? "cancelled" : stopReason;
      } catch (error) {
        if (cancels > before) return "cancelled";
        throw error;
      } finally {
        asker.close();
        change({ updatedAt: new Date().toISOString() });
      }
    },
    async replay(update) {
      const { sessionId } = kept;
      if (sessionId === undefined) return;
      const sessions = await open();
      const { lastSeq } = await sessions.get(caller, sessionId);
      await replayLog(sessions.events(caller, sessionId), lastSeq, update);
    },
    async cancel() {
      cancels++;
      // after the prompt that is about to begin
      await inOrder(async () => {
        const { sessionId } = kept;
        if (opened !== undefined && sessionId !== undefined)
          await (await opened).cancel(caller, sessionId);
      });
    },
    async close() {
      const sessions = await opened?.catch(() => undefined);
      opened = undefined;
      await sessions?.close(0);
    },
  };
}

/** Runs one piece of work after the other. */
function createOrder(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
