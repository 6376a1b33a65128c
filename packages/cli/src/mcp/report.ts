import type { PermissionRequestedEvent, QuestionAskedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import type { Delegation } from "./delegation.ts";
import type { OpenRequest, RunProgress } from "./run-progress.ts";

interface RequestReport {
  readonly requestId: string;
  readonly kind: "permission" | "question";
  readonly toolName?: string | undefined;
  readonly title?: string | undefined;
  readonly arguments?: unknown;
  readonly reason?: string | undefined;
  readonly plan?: string | undefined;
  readonly options?: readonly OptionReport[] | undefined;
  readonly message?: string | undefined;
  readonly questions?: readonly QuestionReport[] | undefined;
  readonly expiresAt?: string | undefined;
}

interface OptionReport {
  readonly optionId: string;
  readonly kind: string;
  readonly label?: string | undefined;
}

interface QuestionReport {
  readonly id: string;
  readonly question: string;
  readonly options?: readonly string[] | undefined;
  readonly multiSelect?: boolean | undefined;
}

export const reportStates = [
  "queued",
  "running",
  "waiting",
  "done",
  "failed",
  "cancelled",
] as const;

/** How a delegation stands: the structured output of most tools. */
export interface Report {
  readonly sessionId: string;
  readonly agent: string;
  readonly state: (typeof reportStates)[number];
  readonly text: string;
  readonly truncated?: boolean | undefined;
  readonly activity: string;
  readonly openRequests: readonly RequestReport[];
  readonly filesChanged: readonly string[];
  readonly usage?: UsageReport | undefined;
  readonly costUsd?: number | undefined;
  readonly error?: string | undefined;
  readonly errorCode?: string | undefined;
  readonly next: string;
}

interface UsageReport {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly totalTokens: number;
}

/** The characters of a text that one result has: clients limit the results of tools. */
const mostText = 20_000;
const mostValue = 4000;

export function reportOf({ session, progress, isOver }: Delegation): Report {
  const { activity, requests, files } = progress;
  const openRequests = [...requests.values()].map(describeRequest);
  const state = openRequests.length > 0 ? "waiting" : stateOf(progress.state, isOver());
  return {
    sessionId: session.id,
    agent: session.agentType,
    state,
    activity,
    openRequests,
    filesChanged: [...files],
    next: nextSteps[state],
    // the run before has these
    ...(state === "queued" ? { text: "" } : outcomeOf(progress)),
  };
}

type Outcome = Pick<Report, "text" | "truncated" | "usage" | "costUsd" | "error" | "errorCode">;

function outcomeOf({ text: reader, usage, costUsd, error, errorCode }: RunProgress): Outcome {
  const text = reader.text();
  return present({
    text: text.slice(-mostText),
    truncated: text.length > mostText || undefined,
    usage: usage && {
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      totalTokens: usage.totalTokens,
    },
    costUsd,
    error,
    errorCode,
  });
}

/** After a run that has ended another one may wait. */
const stateOf = (state: Report["state"], isOver: boolean): Report["state"] =>
  isOver || state === "running" ? state : "queued";

const nextSteps: Readonly<Record<Report["state"], string>> = {
  queued: "Call wait with this sessionId.",
  running: "Call wait with this sessionId.",
  waiting: "Call answer_permission or answer_question with a requestId of openRequests.",
  done: "The text is the answer. For more in this conversation call delegate with this sessionId.",
  failed: "The error says why. To try again call delegate.",
  cancelled: "Nothing more will come.",
};

const describeRequest = (event: OpenRequest): RequestReport =>
  event.type === "permissionRequested" ? describePermission(event) : describeQuestions(event);

const describePermission = (event: PermissionRequestedEvent): RequestReport =>
  present({
    requestId: event.requestId,
    kind: "permission" as const,
    toolName: event.toolName,
    title: event.title,
    arguments: shorten(event.arguments),
    reason: event.reason,
    plan: event.plan?.slice(0, mostText),
    options: event.options?.map(({ optionId, kind, label }) => present({ optionId, kind, label })),
    expiresAt: event.expiresAt,
  });

const describeQuestions = (event: QuestionAskedEvent): RequestReport =>
  present({
    requestId: event.requestId,
    kind: "question" as const,
    message: event.message,
    questions: event.questions.map(({ id, question, options, multiSelect }) =>
      present({ id, question, options: options?.map(({ label }) => label), multiSelect }),
    ),
    expiresAt: event.expiresAt,
  });

/** A large value as the start of its JSON. */
function shorten(value: unknown): unknown {
  const json = value === undefined ? "" : JSON.stringify(value);
  return json.length > mostValue ? `${json.slice(0, mostValue)}…` : value;
}
