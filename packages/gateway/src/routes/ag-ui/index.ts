import type { HttpRoute } from "../../route.ts";
import { stopRoute } from "../chat/one-chat.ts";
import { agUiCapabilities } from "./capabilities.ts";
import { getAgUiThread } from "./get-thread.ts";
import { postAgUiRun } from "./post-run.ts";

/** The Agent User Interaction Protocol. */
export const agUiRoutes: readonly HttpRoute[] = [
  postAgUiRun,
  getAgUiThread,
  agUiCapabilities,
  stopRoute("/v1/ag-ui/:id/stop"),
];
