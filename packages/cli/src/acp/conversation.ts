import type { PromptRequest, StopReason } from "@agentclientprotocol/sdk";
import type { RunRequest } from "@agentstream/schema";
import type { AcpUpdate } from "@agentstream/schema/dialects/acp";
import type { Accepted, Caller, Sessions } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import type { ClientView } from "./client-view.ts";
import { createAsker } from "./create-asker.ts";
import { createOrder } from "./create-order.ts";
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

/** What a conversation has now. */
interface State {
  readonly ground: Ground;
  /** One prompt begins after the other. */
  readonly inOrder: <T>(work: () => Promise<T>) => Promise<T>;
  kept: KeptConversation;
  opened: Promise<Sessions> | undefined;
  cancels: number;
}

export function createConversation(ground: Ground, kept: KeptConversation): Conversation {
  const state: State = { ground, inOrder: createOrder(), kept, opened: undefined, cancels: 0 };
  return {
    kept: () => state.kept,
    change: (changes) => change(state, changes),
    prompt: (blocks, view, learnt) => runPrompt(state, blocks, view, learnt),
    async replay(update) {
      const { sessionId } = state.kept;
      if (sessionId === undefined) return;
      const sessions = await open(state);
      const { lastSeq } = await sessions.get(caller, sessionId);
      await replayLog(sessions.events(caller, sessionId), lastSeq, update);
    },
    async cancel() {
      state.cancels++;
      // after the prompt that is about to begin
      await state.inOrder(async () => {
        const { opened, kept: now } = state;
        if (opened !== undefined && now.sessionId !== undefined)
          await (await opened).cancel(caller, now.sessionId);
      });
    },
    async close() {
      const sessions = await state.opened?.catch(() => undefined);
      state.opened = undefined;
      await sessions?.close(0);
    },
  };
}

/** What has no prompt yet is forgotten with the process. */
function change(state: State, changes: Partial<KeptConversation>): void {
  state.kept = { ...state.kept, ...changes };
  if (state.kept.sessionId !== undefined) keepConversation(state.ground.folder, state.kept);
}

async function open(state: State): Promise<Sessions> {
  const { ground, kept } = state;
  state.opened ??= openSessions(ground, kept.id, kept.cwd);
  try {
    return await state.opened;
  } catch (error) {
    // it may be free later
    state.opened = undefined;
    throw error;
  }
}

async function runPrompt(
  state: State,
  blocks: PromptRequest["prompt"],
  view: ClientView,
  learnt: () => Promise<void>,
): Promise<StopReason> {
  const prompt = promptOf(blocks);
  const before = state.cancels;
  const isCancelled = (): boolean => state.cancels > before;
  const sessions = await open(state);
  const isFirst = state.kept.sessionId === undefined;
  const accepted = await state.inOrder(async () =>
    isCancelled() ? undefined : begin(state, sessions, prompt),
  );
  if (accepted === undefined) return "cancelled";
  if (isFirst) await learnt();
  try {
    const stopReason = await follow(state, sessions, accepted, view, learnt);
    return isCancelled() ? "cancelled" : stopReason;
  } catch (error) {
    if (isCancelled()) return "cancelled";
    throw error;
  } finally {
    change(state, { updatedAt: new Date().toISOString() });
  }
}

async function begin(
  state: State,
  sessions: Sessions,
  prompt: RunRequest["prompt"],
): Promise<Accepted> {
  const { agent: agentType, sessionId, mode, model, cwd, title } = state.kept;
  const { approvalMode, sandboxMode } = modes[mode];
  const config = present({ approvalMode, sandboxMode, model, cwd });
  const accepted =
    sessionId === undefined
      ? await sessions.begin(caller, { agentType, prompt, config })
      : await sessions.addTurn(caller, sessionId, { prompt, config });
  change(state, {
    sessionId: accepted.session.id,
    title: title ?? titleOf(prompt),
    updatedAt: new Date().toISOString(),
  });
  return accepted;
}

async function follow(
  state: State,
  sessions: Sessions,
  { session: { id: sessionId }, run }: Accepted,
  view: ClientView,
  learnt: () => Promise<void>,
): Promise<StopReason> {
  const conversationId = state.kept.id;
  const asker = createAsker({ conversationId, sessionId, sessions, caller, view });
  async function update(one: AcpUpdate): Promise<void> {
    if (one.sessionUpdate !== "current_mode_update") return view.update(one);
    const mode = reportedMode(state.kept.mode, one.currentModeId);
    if (mode === undefined) return;
    change(state, { mode });
    await learnt();
  }
  try {
    const events = sessions.events(caller, sessionId, { run });
    return await followRun({ events, hear: asker.hear, update });
  } finally {
    asker.close();
  }
}
