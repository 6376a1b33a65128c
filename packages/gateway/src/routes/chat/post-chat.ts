import {
  fieldProblem,
  isOver,
  SessionProblem,
  type Accepted,
  type StoredSession,
} from "@agentstream/sessions";

import { sse, startProblems } from "../../api-docs/route-docs.ts";
import { mayRead } from "../../may-read.ts";
import { refuseSteering } from "../../refuse-steering.ts";
import { answerIfOpen, renameFields } from "../../rename-fields.ts";
import type { HttpRoute, RouteCall } from "../../route.ts";
import { largeBody } from "../../wire/keep-message.ts";
import { keyOf } from "../create-session.ts";
import { promptOf } from "./prompt-of.ts";
import { readChat, type Chat } from "./read-chat.ts";
import { chatQuery, readStyle, sendChat } from "./send-chat.ts";

/** A message of a chat, as the AI SDK's transport sends it; the answer is the stream of its run. */
export const postChat: HttpRoute = {
  method: "POST",
  url: "/v1/chat",
  docs: {
    summary: "Send a message of a chat, and stream its answer",
    body: "requests/chat",
    headers: ["Idempotency-Key"],
    answers: { 200: sse("dialects/ai-sdk", { constant: "[DONE]" }) },
    problems: [...startProblems, "alreadyAnswered"],
  },
  access: "token",
  scope: "run",
  queryNames: chatQuery,
  bodyLimit: largeBody,
  async handle(call) {
    const style = readStyle(call);
    const chat = readChat(call.context.largeBodies.take(call.request));
    if (chat.answers.length > 0) return answer(call, chat, style);
    const { session, run } = await prompt(call, chat);
    return sendChat(call, session, run, style);
  },
};

async function prompt(call: RouteCall, chat: Chat): Promise<Accepted> {
  const { context, caller } = call;
  const { id, messages: _, trigger, messageId: __, ...rest } = chat.request;
  const path = `/messages/${chat.index}`;
  const { prompt: asked, pathOf } = promptOf(chat.message, path);
  checkHistory(await context.sessions.findAlias(mayRead(caller), id), chat);
  const turn = { ifBusy: "refuse" as const, ...rest, prompt: asked };
  refuseSteering(turn.ifBusy);
  const key = keyOf(call, "/v1/chat", { id, trigger, ...turn });
  return withBusyHelp(id, () =>
    renameFields(() => context.sessions.promptAlias(caller, id, turn, key), pathOf),
  );
}

/** An agent keeps its own history: what it has answered cannot be taken back, a failed run can be repeated. */
function checkHistory(session: StoredSession | undefined, chat: Chat): void {
  if (session === undefined || session.state === "failed" || session.state === "cancelled") return;
  const { trigger, messageId } = chat.request;
  if (trigger === "regenerate-message")
    throw fieldProblem(
      "/trigger",
      "The agent keeps its own history, in which this message is answered: it cannot be answered anew. Send a further message; only failed and cancelled runs can be repeated.",
    );
  const isChanged = messageId === chat.message.id && chat.prompts <= session.runs;
  if (isChanged && isOver(session.state))
    throw fieldProblem(
      "/messageId",
      "The agent keeps its own history: a message that it has answered cannot be changed. Send a further message, or start another chat.",
    );
}

async function withBusyHelp<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SessionProblem) || error.kind !== "busy") throw error;
    throw new SessionProblem(
      "busy",
      `A turn runs or waits for an answer: answer it, stop it by POST /v1/chat/${encodeURIComponent(id)}/stop, or send ifBusy: queue or interrupt.`,
      error.details,
    );
  }
}

/** Answers permissions, and streams what follows them. */
async function answer(
  call: RouteCall,
  { request, answers }: Chat,
  style: ReturnType<typeof readStyle>,
): Promise<void> {
  const { sessions } = call.context;
  const session = await sessions.findAlias(mayRead(call.caller), request.id);
  if (session === undefined)
    throw new SessionProblem("notFound", "There is no chat of this id: its permissions are gone.");
  const run = await sessions.currentRun(session);
  for (const { id, approved, reason, path } of answers) {
    const outcome = approved ? ("allowed" as const) : ("denied" as const);
    const given = reason === undefined ? { outcome } : { outcome, message: reason };
    await answerIfOpen(() =>
      renameFields(
        () => sessions.answerPermission(call.caller, session.id, id, given),
        () => path,
      ),
    );
  }
  const ids = answers.map(({ id }) => id);
  return sendChat(call, session, run, style, ids);
}
