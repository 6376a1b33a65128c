import {
  anything,
  boolean,
  either,
  integer,
  list,
  map,
  nothing,
  nullable,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const text = optional(nullable(string()));

export const questionMethods: Methods = {
  "item/tool/requestUserInput": {
    description: "The agent asks the user. There is no item for it.",
    params: "CodexServerUserInputParams",
  },
  "mcpServer/elicitation/request": {
    description: "An MCP server asks the user; also how a call of an MCP tool is approved.",
    params: "CodexServerElicitationParams",
  },
};

const asked: Definitions = {
  CodexServerUserInputParams: open("What the agent wants to know.", {
    threadId,
    turnId: string(),
    itemId: string(),
    questions: list(ref("CodexServerQuestion")),
    isBlocking: optional(nullable(boolean())),
    autoResolutionMs: optional(
      nullable(integer("The time after which it continues without an answer.")),
    ),
  }),
  CodexServerQuestion: open("One question.", {
    id: string("The key of its answer."),
    header: text,
    question: string(),
    isOther: optional(nullable(boolean("Another answer than the options is allowed."))),
    isSecret: optional(nullable(boolean())),
    options: optional(nullable(list(ref("CodexServerQuestionOption")))),
  }),
  CodexServerQuestionOption: open("One answer to choose.", {
    label: string(),
    description: text,
  }),
};

const elicited: Definitions = {
  CodexServerElicitationParams: open("What an MCP server wants to know.", {
    threadId,
    turnId: text,
    serverName: string(),
    message: string(),
    mode: optional(nullable(words(["form", "url"]))),
    requestedSchema: optional(nullable(map(anything()), "The JSON Schema of the answer.")),
    url: optional(nullable(string("The page to open instead of a form."))),
    elicitationId: text,
    _meta: optional(nullable(ref("CodexServerElicitationMeta"))),
  }),
  CodexServerElicitationMeta: open("What Codex adds where it is about the call of an MCP tool.", {
    codex_approval_kind: optional(nullable(words(["mcp_tool_call"]))),
    tool_name: text,
    tool_description: text,
    tool_params: optional(anything("The arguments of the call.")),
    tool_params_display: optional(anything("The arguments, made for people.")),
    tool_annotations: optional(anything()),
    persist: optional(
      either([string(), list(string()), nothing()], "For how long the answer may be kept."),
    ),
  }),
};

export const serverQuestions: Definitions = { ...asked, ...elicited };
