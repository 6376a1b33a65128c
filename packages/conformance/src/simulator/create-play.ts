import type { Answer, CallStep, Scenario } from "../generated/scenario.ts";
import type { Vendor } from "../vendors/vendor.ts";
import type { ModelMessage, ModelRequest } from "./model-request.ts";

/** Plays a scenario: decides what each request of a CLI gets, and notes what the CLI should not have sent. */
export interface Play {
  /** Undefined: the CLI asks for itself, not for its user. `end`: it must learn that all is done. */
  readonly next: (request: ModelRequest) => Answer | "end" | undefined;
  readonly calls: () => number;
  /** What was not as the scenario has it; complete when the run is over. */
  readonly faults: (wasInterrupted: boolean) => readonly string[];
}

export interface PlayOptions extends Pick<Vendor, "model" | "sideRequest" | "endTool"> {
  /** The calls of the model that there are; absent: one per answer. */
  readonly expectedCalls?: number | undefined;
}

/** The conversation with the user's agent, or with one of its sub-agents. */
interface Conversation {
  readonly name: string;
  /** Those of its user; the first one stands in every request. */
  readonly prompts: readonly string[];
  readonly answers: readonly Answer[];
  at: number;
  calls: number;
}

const isCall = (step: Answer["send"][number]): step is CallStep => step.do === "call";

function conversationsOf(
  name: string,
  prompts: readonly string[],
  answers: readonly Answer[],
): Conversation[] {
  const children = answers
    .flatMap(({ send }) => send.filter(isCall))
    .flatMap(({ id, arguments: given, answers: own = [] }) =>
      own.length === 0 ? [] : conversationsOf(`sub-agent ${id}`, [String(given["prompt"])], own),
    );
  // the prompt of a sub-agent is the more specific sign
  return [...children, { name, prompts, answers, at: 0, calls: 0 }];
}

export function createPlay(scenario: Scenario, options: PlayOptions): Play {
  const { model, expectedCalls, endTool } = options;
  const { earlier, prompt, answers: all } = scenario;
  const prompts = earlier === undefined ? [prompt] : [earlier.prompt, prompt];
  const conversations = conversationsOf("the model", prompts, all);
  const faults: string[] = [];

  function next(request: ModelRequest): ReturnType<Play["next"]> {
    const conversation = isAside(request, options) ? undefined : find(conversations, request);
    if (conversation === undefined) return undefined;
    const { answers, name } = conversation;
    if (conversation.at >= answers.length && request.tools.includes(endTool?.name ?? ""))
      return "end";
    conversation.calls++;
    const answer = answers[conversation.at];
    if (answer === undefined) {
      faults.push(
        `${name} was called ${conversation.calls} times; it has ${answers.length} answers`,
      );
      return surplus;
    }
    const where = `${name}, call ${conversation.calls}`;
    if (request.model !== "" && !model.endsWith(request.model))
      faults.push(`${where}: asked of the model ${request.model}, not ${model}`);
    faults.push(...checkRequest(conversation, answer, request).map((one) => `${where}: ${one}`));
    if (answer.repeat !== true) conversation.at++;
    return answer;
  }

  return {
    next,
    calls: () => conversations.reduce((sum, { calls }) => sum + calls, 0),
    faults: (wasInterrupted) =>
      wasInterrupted
        ? faults
        : [...faults, ...conversations.flatMap((one) => missingCalls(one, expectedCalls))],
  };
}

/** What has no tools to call is no agent: titles, topics, routing, quota. */
function isAside({ tools, messages }: ModelRequest, { sideRequest }: PlayOptions): boolean {
  const last = messages.at(-1);
  return tools.length === 0 || (last !== undefined && sideRequest?.test(textOf(last)) === true);
}

const surplus: Answer = { send: [{ do: "say", text: "The scenario has no further answer." }] };

const find = (
  conversations: readonly Conversation[],
  { messages }: ModelRequest,
): Conversation | undefined =>
  conversations.find(({ prompts }) => prompts.some((prompt) => hasPrompt(messages, prompt)));

const hasPrompt = (messages: readonly ModelMessage[], prompt: string): boolean =>
  messages.some(({ role, ...message }) => role === "user" && textOf(message).includes(prompt));

const textOf = (message: object): string =>
  "text" in message && typeof message.text === "string" ? message.text : "";

function missingCalls(
  { name, answers, calls }: Conversation,
  expectedCalls: number | undefined,
): string[] {
  const least = answers.length;
  const expected = name === "the model" ? (expectedCalls ?? least) : least;
  return calls >= expected ? [] : [`${name} was called ${calls} times, not ${expected}`];
}

/** What the request must have: pictures, results, and all that was said before. */
function checkRequest(
  { prompts: [first = ""], answers, at }: Conversation,
  answer: Answer,
  { messages, images }: ModelRequest,
): string[] {
  const { images: expected } = answer;
  const faults: string[] = [];
  if (!hasPrompt(messages, first)) faults.push(`the first prompt is missing`);
  if (expected !== undefined && images !== expected)
    faults.push(`${images} pictures were sent, not ${expected}`);
  return [
    ...faults,
    ...checkResults(answer, messages),
    ...checkHistory(answers.slice(0, at), messages),
  ];
}

/** The results that the answer counts on. */
function checkResults({ expect = [] }: Answer, messages: readonly ModelMessage[]): string[] {
  return expect.flatMap(({ call, contains, lacks }) => {
    const found = messages.find((message) => message.role === "result" && isId(message.id, call));
    if (found === undefined) return [`no result of the call "${call}"`];
    const text = textOf(found);
    const shown = JSON.stringify(text.slice(0, 300));
    const faultsOfText: string[] = [];
    if (contains !== undefined && !text.includes(contains))
      faultsOfText.push(`does not contain ${JSON.stringify(contains)}`);
    if (lacks !== undefined && text.includes(lacks))
      faultsOfText.push(`contains ${JSON.stringify(lacks)}`);
    return faultsOfText.map((fault) => `the result of "${call}" ${fault}: ${shown}`);
  });
}

const unheard: readonly string[] = ["fail", "refuse", "cut", "stall"];

/** What the model said before must be there again. */
function checkHistory(before: readonly Answer[], messages: readonly ModelMessage[]): string[] {
  const said = messages
    .filter(({ role }) => role === "assistant")
    .map(textOf)
    .join("");
  return before
    .filter(({ send }) => !send.some(({ do: kind }) => unheard.includes(kind)))
    .flatMap(({ send }) => send)
    .flatMap((step) => {
      if (step.do === "say" && !said.includes(step.text.trim()))
        return [`the earlier text ${JSON.stringify(step.text)} is missing`];
      const isThere = (id: string): boolean =>
        messages.some((message) => message.role === "call" && isId(message.id, id));
      return step.do === "call" && !isThere(step.id)
        ? [`the earlier call "${step.id}" is missing`]
        : [];
    });
}

/** The id of a call, as the simulators write it. */
export const callId = (id: string): string => `call_${id}`;
const isId = (sent: string, id: string): boolean => sent === callId(id);
