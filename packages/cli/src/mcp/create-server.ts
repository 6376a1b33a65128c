import { McpServer } from "@modelcontextprotocol/server";

import type { ToolContext } from "./tool.ts";
import { addAnswerPermission } from "./tools/answer-permission.ts";
import { addAnswerQuestion } from "./tools/answer-question.ts";
import { addCancel } from "./tools/cancel.ts";
import { addDelegate } from "./tools/delegate.ts";
import { addList } from "./tools/list.ts";
import { addWait } from "./tools/wait.ts";

const tools = [addDelegate, addWait, addCancel, addList];
const answerTools = [addAnswerPermission, addAnswerQuestion];

const instructions =
  "Hands tasks to other coding agents. delegate starts one; while its state is running call wait; while it is waiting answer the open requests.";

export function createServer(version: string, context: ToolContext): McpServer {
  const server = new McpServer({ name: "agentstream", version }, { instructions });
  for (const add of context.answers ? [...tools, ...answerTools] : tools) add(server, context);
  return server;
}
