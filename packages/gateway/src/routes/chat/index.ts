import type { HttpRoute } from "../../route.ts";
import { resumeChat, stopRoute } from "./one-chat.ts";
import { postChat } from "./post-chat.ts";

/** The chat of the AI SDK. */
export const chatRoutes: readonly HttpRoute[] = [
  postChat,
  resumeChat,
  stopRoute("/v1/chat/:id/stop"),
];
