import { chatMessages, type UiMessage } from "@agentstream/dialects";

import { json } from "../../api-docs/route-docs.ts";
import { mayRead } from "../../may-read.ts";
import type { HttpRoute } from "../../route.ts";
import { readEndedRuns } from "../../wire/read-ended-runs.ts";

/** The messages of an old chat, for `useChat({messages})`; without those of the answer that is being written. */
export const readMessages: HttpRoute = {
  method: "GET",
  url: "/v1/chat/:id/messages",
  docs: {
    summary: "Read the messages of an old chat",
    answers: { 200: json({ anyObject: "`messages`: a list of the AI SDK's `UIMessage`." }) },
    problems: ["tooLarge"],
  },
  access: "token",
  scope: "read",
  async handle(call): Promise<{ readonly messages: readonly UiMessage[] }> {
    const { context, caller, params } = call;
    const session = await context.sessions.findAlias(mayRead(caller), params["id"] ?? "");
    return {
      messages: session === undefined ? [] : chatMessages(await readEndedRuns(call, session)),
    };
  },
};
