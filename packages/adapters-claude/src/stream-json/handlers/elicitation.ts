import {
  read,
  untyped,
  type Lenient,
  type NativeObject,
  type QuestionDecision,
} from "@agentstream/adapter-kit/author";
import type { ClaudeElicitationRequest } from "@agentstream/schema/native/claude/stream-json";

import { writeAnswer, type RequestContext } from "../answer-request.ts";
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
    (decision) => answerElicitation(decision, schema, context),
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
  // a JSON Schema of the server's; a page has none
  const properties = schema?.["properties"];
  const isForm = outcome === "answered" && untyped.isFields(properties);
  const content = isForm ? contentOf(answers, properties) : undefined;
  writeAnswer(context.id, { action, content }, context);
}

/** Answers are words; the form may want numbers, or yes and no. */
const contentOf = (
  answers: QuestionDecision["answers"],
  properties: NativeObject,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === "string" ? valueOf(value, untyped.fields(properties[name])["type"]) : value,
    ]),
  );

function valueOf(text: string, type: unknown): unknown {
  const number = Number(text);
  if (type === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
  const isNumber = type === "number" || type === "integer";
  return isNumber && text.trim() !== "" && Number.isFinite(number) ? number : text;
}
