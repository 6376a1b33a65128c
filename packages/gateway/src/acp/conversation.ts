import type { PromptRequest, StopReason } from "@agentclientprotocol/sdk";
import type { McpServer, RunRequest } from "@agentstream/schema";
import type { AcpUpdate } from "@agentstream/schema/dialects/acp";
import type { Accepted, Sessions } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { mayRead } from "../may-read.ts";
import { attachTo } from "./attach-to.ts";
import type { ClientView } from "./client-view.ts";
import type { ConversationStore, OpenLog } from "./conversation-store.ts";
import { createAsker } from "./create-asker.ts";
import { createOrder } from "./create-order.ts";
import { followRun } from "./follow-run.ts";
import type { KeptConversation } from "./kept-conversation.ts";
import { modes, reportedMode } from "./modes.ts";
import { promptOf } from "./prompt-of.ts";
import { titleOf } from "./title-of.ts";

/** One conversation of a client: its choices, and the session behind it. */
export interface Conversation {
  readonly kept: () => KeptConversation;
  readonly change: (changes: Partial<KeptConversation>) => Promise<void>;
  /** The MCP servers of the prompts that follow; they are not kept. */
  readonly useServers: (servers: readonly McpServer[]) => void;
  /** Resolves when the agent has yielded. */
  readonly prompt: (blocks: PromptRequest["prompt"], line: Line) => Promise<StopReason>;
  /** Resolves when the log was sent, if that is asked for; what still runs is followed afterwards. */
  readonly attach: (line: Line, replays: boolean) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The client of a conversation. */
export interface Line {
  readonly view: ClientView;
  /** Called if the conversation has got new choices by itself. */
  readonly learnt: () => Promise<void>;
}

/** What a conversation has now. */
interface State {
  readonly store: ConversationStore;
  /** One prompt begins after the other. */
  readonly inOrder: <T>(work: () => Promise<T>) => Promise<T>;
  kept: KeptConversation;
  servers: readonly McpServer[];
  opened: Promise<OpenLog> | undefined;
  /** Ends the following of what ran when the client came. */
  attached: AbortController | undefined;
  cancels: number;
  prompts: number;
  isClosed: boolean;
}

export function createConversation(store: ConversationStore, kept: KeptConversation): Conversation {
  const state: State = {
    store,
    inOrder: createOrder(),
    kept,
    servers: [],
    opened: undefined,
    attached: undefined,
    cancels: 0,
    prompts: 0,
    isClosed: false,
  };
  return {
    kept: () => state.kept,
    change: (changes) => change(state, changes),
    useServers(servers) {
      state.servers = servers;
    },
    prompt: (blocks, line) => runPrompt(state, blocks, line),
    attach: (line, replays) => attach(state, line, replays),
    async cancel() {
      state.cancels++;
      // after the prompt that is about to begin
      await state.inOrder(async () => {
        const { sessionId } = state.kept;
        if (sessionId === undefined) return;
        const { sessions } = await open(state);
        await sessions.cancel(store.caller, sessionId);
      });
    },
    async close() {
      state.isClosed = true;
      state.attached?.abort();
      const opened = await state.opened?.catch(() => undefined);
      state.opened = undefined;
      await opened?.close(state.kept.sessionId);
    },
  };
}

/** What has no prompt yet is forgotten with the connection. */
async function change(state: State, changes: Partial<KeptConversation>): Promise<void> {
  state.kept = { ...state.kept, ...changes };
  // a closed one may be open elsewhere, or deleted
  if (state.kept.sessionId !== undefined && !state.isClosed) await state.store.keep(state.kept);
}

async function open(state: State): Promise<OpenLog> {
  const { store, kept } = state;
  state.opened ??= store.open(kept);
  try {
    return await state.opened;
  } catch (error) {
    // it may be free later
    state.opened = undefined;
    throw error;
  }
}

async function attach(state: State, line: Line, replays: boolean): Promise<void> {
  const { sessionId } = state.kept;
  if (sessionId === undefined) return;
  const { sessions } = await open(state);
  state.attached?.abort();
  const attached = new AbortController();
  state.attached = attached;
  const { view } = line;
  await attachTo({
    sessions,
    caller: state.store.caller,
    conversationId: state.kept.id,
    sessionId,
    view: { ...view, update: (one) => send(state, line, one) },
    replays,
    // its own prompt is followed already
    follows: state.prompts === 0,
    signal: AbortSignal.any([attached.signal, view.signal]),
  });
}

async function runPrompt(
  state: State,
  blocks: PromptRequest["prompt"],
  line: Line,
): Promise<StopReason> {
  const prompt = promptOf(blocks);
  const before = state.cancels;
  const isCancelled = (): boolean => state.cancels > before;
  const { sessions } = await open(state);
  const isFirst = state.kept.sessionId === undefined;
  state.prompts++;
  try {
    const accepted = await state.inOrder(async () =>
      isCancelled() ? undefined : begin(state, sessions, prompt),
    );
    if (accepted === undefined) return "cancelled";
    if (isFirst) await line.learnt();
    const stopReason = await follow(state, sessions, accepted, line);
    return isCancelled() ? "cancelled" : stopReason;
  } catch (error) {
    if (isCancelled()) return "cancelled";
    throw error;
  } finally {
    state.prompts--;
    // it may have been deleted in another way
    await change(state, { updatedAt: new Date().toISOString() }).catch(() => {});
  }
}

async function begin(
  state: State,
  sessions: Sessions,
  prompt: RunRequest["prompt"],
): Promise<Accepted> {
  const { store, servers } = state;
  const { id: alias, agent: agentType, sessionId, mode, model, cwd, title } = state.kept;
  const { approvalMode, sandboxMode } = modes[mode];
  const config = present({ approvalMode, sandboxMode, model, cwd });
  const turn = { prompt, config, mcpServers: [...servers] };
  const accepted =
    sessionId === undefined
      ? await sessions.begin(store.caller, { agentType, alias, ...turn })
      : await sessions.addTurn(store.caller, sessionId, turn);
  await change(state, {
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
  line: Line,
): Promise<StopReason> {
  const { caller } = state.store;
  const { view } = line;
  const conversationId = state.kept.id;
  const asker = createAsker({ conversationId, sessionId, sessions, caller, view });
  try {
    return await followRun({
      events: sessions.events(mayRead(caller), sessionId, { run, signal: view.signal }),
      asker,
      update: (one) => send(state, line, one),
      isOwn: true,
    });
  } finally {
    asker.close();
  }
}

/** Sends an update; a mode that the agent has reported becomes the conversation's. */
async function send(state: State, { view, learnt }: Line, one: AcpUpdate): Promise<void> {
  if (one.sessionUpdate !== "current_mode_update") return view.update(one);
  const mode = reportedMode(state.kept.mode, one.currentModeId);
  if (mode === undefined) return;
  await change(state, { mode });
  await learnt();
}
