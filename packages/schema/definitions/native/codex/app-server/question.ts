import * as t from "../../../vocabulary.ts";
import { request } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.maybe(t.string());

export const questionMethods: t.Definitions = {
  ...request(
    "item/tool/requestUserInput",
    "The agent asks the user a question. It has no item.",
    "CodexServerUserInputParams",
  ),
  ...request(
    "mcpServer/elicitation/request",
    "An MCP server asks the user; also how a call of an MCP tool is approved.",
    "CodexServerElicitationParams",
  ),
};

const asked: t.Definitions = {
  CodexServerUserInputParams: t.open("The questions of the agent.", {
    threadId,
    turnId: t.string(),
    itemId: t.string(),
    questions: t.list(t.ref("CodexServerQuestion")),
    isBlocking: t.maybe(t.boolean()),
    autoResolutionMs: t.maybe(t.integer("The time after which it continues without an answer.")),
  }),
  CodexServerQuestion: t.open("One question.", {
    id: t.string("The key of its answer."),
    header: text,
    question: t.string(),
    isOther: t.maybe(t.boolean("Another answer than the options is allowed.")),
    isSecret: t.maybe(t.boolean()),
    options: t.maybe(t.list(t.ref("CodexServerQuestionOption"))),
  }),
  CodexServerQuestionOption: t.open("One answer to choose.", {
    label: t.string(),
    description: text,
  }),
};

const elicited: t.Definitions = {
  CodexServerElicitationParams: t.open("A question of an MCP server.", {
    threadId,
    turnId: text,
    serverName: t.string(),
    message: t.string(),
    mode: t.maybe(t.words(["form", "url"])),
    requestedSchema: t.maybe(t.map(t.anything()), "The JSON Schema of the answer."),
    url: t.maybe(t.string("The page to open instead of a form.")),
    elicitationId: text,
    _meta: t.maybe(t.ref("CodexServerElicitationMeta")),
  }),
  CodexServerElicitationMeta: t.open("What Codex adds to a request about a call of an MCP tool.", {
    codex_approval_kind: t.maybe(t.words(["mcp_tool_call"])),
    tool_name: text,
    tool_description: text,
    tool_params: t.optional(t.anything("The arguments of the call.")),
    tool_params_display: t.optional(t.anything("The arguments, made for people.")),
    tool_annotations: t.optional(t.anything()),
    persist: t.optional(
      t.either(
        [t.string(), t.list(t.string()), t.nothing()],
        "For how long the answer may be kept.",
      ),
    ),
  }),
};

export const serverQuestions: t.Definitions = { ...asked, ...elicited };
