import { untyped as read, type QuestionDecision } from "@agentstream/adapter-kit";
import type { Question } from "@agentstream/schema";

import type { NotificationHandler, RequestHandler } from "../handle-request.ts";
import type { Fields } from "../state.ts";

/** The agent asks the user something: a form to fill in, or a page to open. */
export const handleCreateElicitation: RequestHandler = (id, params, state) => {
  const { emitter, rpc, openRequests } = state;
  const nativeId = elicitationId(params) ?? String(id);
  if (emitter.requests.isOpen(nativeId)) return false;
  const message = read.string(params["message"]);
  const schema = read.isFields(params["requestedSchema"]) ? params["requestedSchema"] : undefined;
  const url = read.string(params["url"]);
  const toolId = emitter.tools.idOf(read.string(params["toolCallId"]) ?? "");
  openRequests.set(nativeId, {
    id,
    cancel() {
      rpc.answer(id, { action: "cancel" });
      emitter.requests.answer(nativeId, { outcome: "cancelled" });
    },
  });
  emitter.requests.askQuestions(
    nativeId,
    {
      questions:
        schema === undefined ? [{ id: "answer", question: message ?? "" }] : questionsIn(schema),
      ...(message !== undefined && { message }),
      ...(schema !== undefined && { schema: { ...schema } }),
      ...(url !== undefined && { url }),
      ...(toolId !== undefined && { toolId }),
    },
    (decision) => {
      openRequests.delete(nativeId);
      rpc.answer(id, answerOf(decision, schema));
    },
  );
  return true;
};

/** What was asked in a browser is done. */
export const handleElicitationComplete: NotificationHandler = (
  params,
  { emitter, openRequests },
) => {
  const nativeId = elicitationId(params) ?? "";
  if (!emitter.requests.isOpen(nativeId)) return false;
  openRequests.delete(nativeId);
  emitter.requests.answer(nativeId, { outcome: "answered" });
  return true;
};

const elicitationId = ({ elicitationId: id }: Fields): string | undefined => read.string(id);

const propertiesOf = (schema: Fields): [string, Fields][] =>
  Object.entries(read.fields(schema["properties"])).map(([name, one]) => [name, read.fields(one)]);

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What can be chosen: plain words, or values with titles. */
function choicesOf(property: Fields): Choice[] {
  const { oneOf, anyOf, enum: values } = { ...read.fields(property["items"]), ...property };
  const titled = [...read.list(oneOf), ...read.list(anyOf)].map(read.fields);
  return [
    ...read.strings(values).map((value) => ({ value, label: value })),
    ...titled.flatMap(({ const: constant, title }) => {
      const value = read.string(constant);
      return value === undefined ? [] : [{ value, label: read.string(title) ?? value }];
    }),
  ];
}

/** A question for each property of the form. */
function questionsIn(schema: Fields): Question[] {
  return propertiesOf(schema).map(([id, property]) => {
    const header = read.string(property["title"]);
    const options = choicesOf(property).map(({ label }) => ({ label }));
    return {
      id,
      question: read.string(property["description"]) ?? header ?? id,
      ...(header !== undefined && { header }),
      ...(options.length > 0 && { options }),
      ...(property["type"] === "array" && { multiSelect: true }),
    };
  });
}

const actions = { declined: "decline", expired: "cancel", cancelled: "cancel" } as const;

function answerOf({ outcome, answers }: QuestionDecision, schema: Fields | undefined): Fields {
  if (outcome !== "answered") return { action: actions[outcome] };
  if (schema === undefined) return { action: "accept" };
  const content = propertiesOf(schema).flatMap(([name, property]) => {
    const answer = answers[name];
    return answer === undefined ? [] : [[name, valueOf(answer, property)] as const];
  });
  return { action: "accept", content: Object.fromEntries(content) };
}

/** An answer as a value of its property. */
function valueOf(answer: string | string[], property: Fields): unknown {
  const choices = choicesOf(property);
  const chosen = (text: string): string =>
    choices.find(({ label }) => label === text)?.value ?? text;
  const { type } = property;
  if (type === "array") return [answer].flat().map(chosen);
  const text = chosen([answer].flat().join(", "));
  if (type === "boolean") return /^(?:true|yes|y|1)$/i.test(text);
  const number = Number(text);
  const isNumber =
    (type === "number" || type === "integer") && text.trim() !== "" && Number.isFinite(number);
  return isNumber ? number : text;
}
