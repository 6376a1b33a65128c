import type { HttpRoute } from "../../route.ts";
import { resumeChat, stopRoute } from "./one-chat.ts";
import { postChat } from "./post-chat.ts";
import { readMessages } from "./read-messages.ts";

/** The chat of the AI SDK. */
export const chatRoutes: readonly HttpRoute[] = [
  postChat,
  resumeChat,
  readMessages,
  stopRoute("/v1/chat/:id/stop"),
];
