import {
  forWord,
  type PermissionAnswer,
  type PermissionOption,
  type PermissionOptionKind,
  type PermissionRequestedEvent,
  type Question,
  type QuestionAnswer,
  type QuestionAskedEvent,
} from "@agentstream/schema/core";
import type { Undefinable } from "@agentstream/stream";

/** Why a request cannot be answered so: the field of the answer, what is wrong with it, and the remedy. */
export interface AnswerFault {
  /** A JSON Pointer into the answer. */
  readonly path: string;
  readonly message: string;
}

/** The parts of a permission request that decide which answers fit it. */
export type AnswerablePermission = Undefinable<
  Pick<PermissionRequestedEvent, "options" | "arguments" | "canChangeArguments">
>;

export type AnswerableQuestions = Undefinable<Pick<QuestionAskedEvent, "questions" | "schema">>;

/** Why a permission cannot be answered so; undefined: it can. The translator accepts what this accepts. */
export function checkPermissionAnswer(
  request: AnswerablePermission,
  answer: PermissionAnswer,
): AnswerFault | undefined {
  const { options = [], canChangeArguments = false } = request;
  const { outcome, optionId, arguments: updated, stop = false } = answer;
  if (stop && outcome === "allowed")
    return { path: "/stop", message: "Only a denial stops the run: leave it out, or deny." };
  const isChanged =
    updated !== undefined && JSON.stringify(updated) !== JSON.stringify(request.arguments);
  // what was allowed only with other arguments must not run with these
  if (isChanged && !canChangeArguments)
    return {
      path: "/arguments",
      message:
        "The agent cannot run this tool with other arguments; leave them out, or deny it with a message.",
    };
  const fitting = options.filter(({ kind }) => forWord(outcomes, kind) === outcome);
  const offered = `${outcome} can be: ${fitting.map((one) => one.optionId).join(", ")}.`;
  if (optionId !== undefined && !fitting.some((one) => one.optionId === optionId))
    return {
      path: "/optionId",
      message: `"${optionId}" is not an option of ${outcome}; ${offered}`,
    };
  // it must not be allowed for longer than the answer says
  const isVague = outcome === "allowed" && optionId === undefined && options.length > 0;
  if (isVague && !options.some(({ kind }) => kind === "allow"))
    return {
      path: "/optionId",
      message: `It cannot be allowed just once; name an option: ${offered}`,
    };
  return undefined;
}

/** The option that an answer means; undefined: none, and the outcome says it all. */
export function findOption(
  { options = [] }: AnswerablePermission,
  { outcome, optionId, stop }: PermissionAnswer,
): PermissionOption | undefined {
  if (optionId !== undefined) return options.find((one) => one.optionId === optionId);
  const kind = outcome === "allowed" ? "allow" : stop === true ? "denyAndStop" : "deny";
  return options.find((one) => one.kind === kind);
}

const outcomes = {
  allow: "allowed",
  allowSession: "allowed",
  allowRule: "allowed",
  deny: "denied",
  denyAndStop: "denied",
} as const satisfies Record<PermissionOptionKind, PermissionAnswer["outcome"]>;

/** Why questions cannot be answered so; undefined: they can. */
export function checkQuestionAnswer(
  request: AnswerableQuestions,
  { answers, declined = false }: QuestionAnswer,
): AnswerFault | undefined {
  if (declined) return undefined;
  const { questions, schema = {} } = request;
  const ids =
    questions.length > 0
      ? questions.map(({ id }) => id)
      : Object.keys(Object(schema["properties"]));
  for (const [id, answer] of Object.entries(answers)) {
    const path = `/answers/${id.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    // a page, or a form that is not described, has no ids to compare
    if (ids.length > 0 && !ids.includes(id))
      return { path, message: `Unknown question "${id}"; expected one of: ${ids.join(", ")}.` };
    const question = questions.find((one) => one.id === id);
    const message = question === undefined ? undefined : faultOf(question, [answer].flat());
    if (message !== undefined) return { path, message };
  }
  return undefined;
}

function faultOf(question: Question, answers: readonly string[]): string | undefined {
  const { options = [], multiSelect = false, allowOther = false } = question;
  if (answers.length > 1 && !multiSelect) return "Expected one answer; the question takes no more.";
  if (options.length === 0 || allowOther) return undefined;
  const labels = options.map(({ label }) => label);
  const foreign = answers.find((answer) => !labels.includes(answer));
  if (foreign === undefined) return undefined;
  return `"${foreign}" is not offered; expected ${multiSelect ? "some" : "one"} of: ${labels.join(", ")}.`;
}
