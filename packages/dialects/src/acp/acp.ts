import {
  forWord,
  isListed,
  planPriorities,
  type PlanEntry,
  type PlanPriority,
} from "@agentstream/schema/core";
import type { AcpSessionUpdateNotification } from "@agentstream/schema/dialects/acp";
import { isMainThread, present } from "@agentstream/stream";

import { createRun, createRuns } from "../create-runs.ts";
import { none, type Dialect } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { notices } from "./notices.ts";
import { createAcpRun, notify, type AcpRun } from "./run.ts";
import { tools } from "./tools.ts";

type Update = AcpSessionUpdateNotification;

const handlers: Handlers<AcpRun, Update> = {
  sessionStarted: "ignored",
  turnStarted: (event, run) => {
    run.prompt = event.prompt;
    return userMessage(event, event.prompt);
  },
  // the agent may repeat the prompt, which was sent when the turn began
  userMessage: (event, { prompt }) =>
    event.content === prompt ? none : userMessage(event, event.content),
  textChunk: (event) => {
    const { content: text, blockId: messageId } = event;
    if (text === "" || !isMainThread(event)) return none;
    const content = { type: "text" as const, text };
    const update = present({ sessionUpdate: "agent_message_chunk", content, messageId });
    return [notify(event, update)];
  },
  thinkingChunk: (event) => {
    const { content: text, blockId: messageId } = event;
    if (text === "" || !isMainThread(event)) return none;
    const content = { type: "text" as const, text };
    const update = present({ sessionUpdate: "agent_thought_chunk", content, messageId });
    return [notify(event, update)];
  },
  planUpdated: (event) => [
    notify(event, { sessionUpdate: "plan", entries: event.entries.flatMap(planEntry) }),
  ],
  ...tools,
  ...notices,
  turnCompleted: "ignored",
  turnFailed: "ignored",
  blockDiscarded: "ignored",
  toolInputChunk: "ignored",
  questionAsked: "ignored",
  questionAnswered: "ignored",
  subagentStarted: "ignored",
  subagentCompleted: "ignored",
  taskStarted: "ignored",
  taskProgress: "ignored",
  taskCompleted: "ignored",
  hookStarted: "ignored",
  hookProgress: "ignored",
  hookCompleted: "ignored",
  rawOutput: "ignored",
  rateLimitUpdated: "ignored",
};

/** The notifications of the Agent Client Protocol: what an agent reports of a session. */
export const acp = (): Dialect<Update> =>
  createRuns(() => createRun(createAcpRun(), handlers, () => none));

const userMessage = (
  event: { readonly sessionId: string },
  text: string | undefined = "",
): readonly Update[] =>
  text === ""
    ? none
    : [notify(event, { sessionUpdate: "user_message_chunk", content: { type: "text", text } })];

const statuses = {
  pending: "pending",
  inProgress: "in_progress",
  completed: "completed",
} as const;

/** A cancelled step is left out: ACP has no word for it. */
function planEntry({ content, status: ours, priority = "medium" }: PlanEntry): {
  content: string;
  priority: PlanPriority;
  status: "pending" | "in_progress" | "completed";
}[] {
  if (ours === "cancelled") return [];
  const status = forWord(statuses, ours) ?? "pending";
  return [{ content, priority: isListed(planPriorities, priority) ? priority : "medium", status }];
}
