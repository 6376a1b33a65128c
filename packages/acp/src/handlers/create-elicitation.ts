import { present, read, untyped, type QuestionDecision } from "@agentstream/adapter-kit/author";
import type { Question } from "@agentstream/schema";

import type { NotificationHandler, RequestHandler } from "../line.ts";

// the form is a JSON Schema, which no schema here describes
type Fields = Readonly<Record<string, unknown>>;

/** The agent asks the user something: a form to fill in, or a page to open. */
export const handleCreateElicitation: RequestHandler<"elicitation/create"> = (
  { params },
  { id, state: { emitter, rpc, openRequests } },
) => {
  const { elicitationId, message: words, requestedSchema, url, toolCallId } = read.fields(params);
  const nativeId = read.string(elicitationId) ?? String(id);
  if (emitter.requests.isOpen(nativeId)) return false;
  const message = read.string(words);
  const schema = untyped.isFields(requestedSchema) ? untyped.fields(requestedSchema) : undefined;
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
      message,
      schema: schema === undefined ? undefined : { ...schema },
      url: read.string(url),
      toolId: emitter.tools.idOf(read.string(toolCallId) ?? ""),
    },
    (decision) => {
      openRequests.delete(nativeId);
      rpc.answer(id, answerOf(decision, schema));
    },
  );
};

/** What was asked in a browser is done. */
export const handleElicitationComplete: NotificationHandler<"elicitation/complete"> = (
  { params },
  { emitter, openRequests },
) => {
  const nativeId = read.string(read.fields(params).elicitationId) ?? "";
  if (!emitter.requests.isOpen(nativeId)) return false;
  openRequests.delete(nativeId);
  emitter.requests.answer(nativeId, { outcome: "answered" });
};

const propertiesOf = (schema: Fields): [string, Fields][] =>
  Object.entries(untyped.fields(schema["properties"])).map(([name, one]) => [
    name,
    untyped.fields(one),
  ]);

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What can be chosen: plain words, or values with titles. */
function choicesOf(property: Fields): Choice[] {
  const { oneOf, anyOf, enum: values } = { ...untyped.fields(property["items"]), ...property };
  const titled = [...untyped.list(oneOf), ...untyped.list(anyOf)].map(untyped.fields);
  return [
    ...untyped.strings(values).map((value) => ({ value, label: value })),
    ...titled.flatMap(({ const: constant, title }) => {
      const value = untyped.string(constant);
      return value === undefined ? [] : [{ value, label: untyped.string(title) ?? value }];
    }),
  ];
}

/** A question for each property of the form. */
function questionsIn(schema: Fields): Question[] {
  return propertiesOf(schema).map(([id, property]) => {
    const header = untyped.string(property["title"]);
    const options = choicesOf(property).map(({ label }) => ({ label }));
    return present({
      id,
      question: untyped.string(property["description"]) ?? header ?? id,
      header,
      options: options.length > 0 ? options : undefined,
      multiSelect: property["type"] === "array" ? true : undefined,
    });
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
