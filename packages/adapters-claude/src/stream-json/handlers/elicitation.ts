import {
  read,
  untyped,
  writeForm,
  type Lenient,
  type NativeObject,
  type QuestionDecision,
} from "@agentstream/adapter-kit/author";
import type { ClaudeElicitationRequest } from "@agentstream/schema/native/claude/stream-json";

import { replyOf, writeAnswer, type RequestContext } from "../answer-request.ts";
import type { SystemHandler } from "../line.ts";

/** An MCP server asks: a form to be filled in, or a page to be visited. */
export function askElicitation(
  native: Lenient<ClaudeElicitationRequest>,
  context: RequestContext,
): void {
  const { emitter, state, id } = context;
  const page = read.string(native.elicitation_id);
  if (page !== undefined) state.pages.set(page, id);
  const schema = read.object(native.requested_schema);
  emitter.requests.askQuestions(
    id,
    {
      questions: [],
      message: read.string(native.message),
      server: read.string(native.mcp_server_name),
      url: read.string(native.url),
      schema: schema === undefined ? undefined : { ...schema },
    },
    replyOf((decision) => answerElicitation(decision, schema, context), context),
  );
}

/** The page that the user was sent to was answered. */
export const handleElicitationComplete: SystemHandler<"elicitation_complete"> = (
  { elicitation_id },
  { emitter, state },
) => {
  const page = read.string(elicitation_id) ?? "";
  emitter.requests.answer(state.pages.get(page) ?? page, { outcome: "answered" });
};

const actions: Readonly<Record<QuestionDecision["outcome"], string>> = {
  answered: "accept",
  declined: "decline",
  expired: "cancel",
  cancelled: "cancel",
};

function answerElicitation(
  { outcome, answers }: QuestionDecision,
  schema: NativeObject | undefined,
  context: RequestContext,
): void {
  const action = actions[outcome];
  // a page has no schema
  const isForm = outcome === "answered" && untyped.isFields(schema?.["properties"]);
  const content = isForm ? writeForm(schema, answers) : undefined;
  writeAnswer(context.id, { action, content }, context);
}
