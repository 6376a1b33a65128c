import type * as t from "../../vocabulary.ts";
import { answers } from "./app-server/answer.ts";
import { approvals } from "./app-server/approval.ts";
import { serverErrors } from "./app-server/error.ts";
import { hooks } from "./app-server/hook.ts";
import { itemParams } from "./app-server/item-params.ts";
import { serverItems } from "./app-server/items.ts";
import { serverLines } from "./app-server/line.ts";
import { notices } from "./app-server/notice.ts";
import { serverQuestions } from "./app-server/question.ts";
import { reviews } from "./app-server/review.ts";
import { serverThreads } from "./app-server/thread.ts";
import { serverTurns } from "./app-server/turn.ts";
import { mcpContent } from "./values/mcp-content.ts";

export const codexAppServer: t.Document = {
  name: "native/codex/app-server",
  title: "Codex CLI: app-server",
  description:
    "One line of what `codex app-server` writes: JSON-RPC without its `jsonrpc` field. Notifications, requests to the host, and answers to the host's requests.",
  root: "CodexServerLine",
  definitions: {
    ...serverLines,
    ...serverThreads,
    ...serverTurns,
    ...itemParams,
    ...serverItems,
    ...mcpContent,
    ...serverErrors,
    ...notices,
    ...reviews,
    ...hooks,
    ...approvals,
    ...serverQuestions,
    ...answers,
  },
  tested: "codex-cli 0.169.0",
};
