import {
  untyped as read,
  type NativeObject,
  type QuestionDecision,
} from "@agentstream/adapter-kit";

import { writeAnswer } from "../answer-request.ts";
import type { Context, Handler } from "../state.ts";

/** An MCP server asks: a form to be filled in, or a page to be visited. */
export function askElicitation(id: string, request: NativeObject, context: Context): void {
  const { emitter, state } = context;
  const message = read.string(request["message"]);
  const server = read.string(request["mcp_server_name"]);
  const url = read.string(request["url"]);
  const page = read.string(request["elicitation_id"]);
  const schema = request["requested_schema"];
  if (page !== undefined) state.pages.set(page, id);
  emitter.requests.askQuestions(
    id,
    {
      questions: [],
      ...(message !== undefined && { message }),
      ...(server !== undefined && { server }),
      ...(url !== undefined && { url }),
      ...(read.isFields(schema) && { schema: { ...schema } }),
    },
    (decision) => answerElicitation(id, decision, read.fields(schema), context),
  );
}

/** The page that somebody was sent to was answered. */
export const handleElicitationComplete: Handler = (native, { emitter, state }) => {
  const page = read.string(native["elicitation_id"]) ?? "";
  emitter.requests.answer(state.pages.get(page) ?? page, { outcome: "answered" });
};

const actions: Readonly<Record<QuestionDecision["outcome"], string>> = {
  answered: "accept",
  declined: "decline",
  expired: "cancel",
  cancelled: "cancel",
};

function answerElicitation(
  id: string,
  { outcome, answers }: QuestionDecision,
  schema: NativeObject,
  context: Context,
): void {
  const action = actions[outcome];
  // a page has no form
  const isForm = outcome === "answered" && read.isFields(schema["properties"]);
  const content = isForm ? { content: contentOf(answers, read.fields(schema["properties"])) } : {};
  writeAnswer(id, { action, ...content }, context);
}

/** Answers are words; the form may want numbers, or yes and no. */
const contentOf = (
  answers: QuestionDecision["answers"],
  properties: NativeObject,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === "string" ? valueOf(value, read.fields(properties[name])["type"]) : value,
    ]),
  );

function valueOf(text: string, type: unknown): unknown {
  const number = Number(text);
  if (type === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
  const isNumber = type === "number" || type === "integer";
  return isNumber && text.trim() !== "" && Number.isFinite(number) ? number : text;
}
