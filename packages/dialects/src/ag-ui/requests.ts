import type {
  AgUiInterruption,
  PermissionRequestedEvent,
  QuestionAskedEvent,
} from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { payloadOf } from "../payload-of.ts";
import { closeOpen } from "./close-open.ts";
import { asCustom } from "./custom.ts";
import type { AgUiEvent, AgUiRun } from "./run.ts";
import { suspendSubagents } from "./subagents.ts";
import { setInput } from "./tools.ts";

type RequestEvent = PermissionRequestedEvent | QuestionAskedEvent;

/** What the agent asks: a CUSTOM event, and an interrupt where the answer comes with the reader's next run. */
export const requests: Handlers<AgUiRun, AgUiEvent, RequestEvent["type"]> = {
  permissionRequested: (event, run) => {
    const { toolId, arguments: input } = event;
    const late = toolId === undefined || input === undefined ? none : setInput(toolId, input, run);
    return [...late, ...ask(event, permission(event), run)];
  },
  questionAsked: (event, run) => ask(event, question(event), run),
};

function ask(event: RequestEvent, interrupt: AgUiInterruption, run: AgUiRun): readonly AgUiEvent[] {
  if (run.options.pausesAt?.(event) !== true) return asCustom(event);
  run.isPaused = true;
  const { threadId, runId } = run;
  const outcome = { type: "interrupt" as const, interrupts: [interrupt] };
  return [
    ...asCustom(event),
    ...closeOpen(run),
    ...suspendSubagents(run, interrupt.id),
    { type: "RUN_FINISHED", threadId, runId, outcome },
  ];
}

/** Begins the run in which the agent's run continues; its turn is still the step. */
export const reopen = ({ threadId, runId, step: stepName, running }: AgUiRun): AgUiEvent[] => [
  { type: "RUN_STARTED", threadId, runId, protocolVersion: "1.0" },
  ...(stepName === undefined ? [] : [{ type: "STEP_STARTED" as const, stepName }]),
  ...running.values(),
];

const permission = (event: PermissionRequestedEvent): AgUiInterruption =>
  present({
    id: event.requestId,
    reason: "tool_call",
    toolCallId: event.toolId,
    message: event.title ?? event.reason ?? `Allow ${event.toolName}?`,
    responseSchema: approvalSchema(event.canChangeArguments === true),
    expiresAt: event.expiresAt,
    // by the first and the last of these TanStack's client knows what it can answer
    metadata: { kind: "approval", ...payloadOf(event), input: event.arguments ?? {} },
  });

function approvalSchema(takesEdits: boolean): unknown {
  const approved = { type: "boolean" };
  const editedArgs = { type: "object", description: "Run the tool with these instead." };
  const message = { type: "string", description: "A message to the agent." };
  const properties = takesEdits ? { approved, editedArgs, message } : { approved, message };
  return { type: "object", properties, required: ["approved"] };
}

function question(event: QuestionAskedEvent): AgUiInterruption {
  const { requestId: id, questions, toolId: toolCallId, message, expiresAt } = event;
  const properties = Object.fromEntries(
    questions.map((one) => [one.id, { description: one.question, ...answerSchema(one) }]),
  );
  const answers = { type: "object", properties, required: questions.map((one) => one.id) };
  return present({
    id,
    reason: "input_required",
    toolCallId,
    message: message ?? questions.map((one) => one.question).join("\n"),
    responseSchema: { type: "object", properties: { answers }, required: ["answers"] },
    expiresAt,
    metadata: payloadOf(event),
  });
}

const answerSchema = ({ multiSelect = false }: QuestionAskedEvent["questions"][number]): object =>
  multiSelect ? { type: "array", items: { type: "string" } } : { type: "string" };
