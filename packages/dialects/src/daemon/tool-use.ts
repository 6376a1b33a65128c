import type { Question, StreamEvent, StreamQuestion } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import type { DaemonRun } from "./run.ts";
import { textOfPieces, withRaw } from "./run.ts";

type Arguments = Readonly<Record<string, unknown>> | undefined;

const askUser = "AskUserQuestion";

type ToolType =
  | "toolInputChunk"
  | "toolStarted"
  | "toolProgress"
  | "questionAsked"
  | "toolCompleted"
  | "toolFailed";

/** The start and the progress of a tool; this format has no results. */
export const toolUse: Handlers<DaemonRun, StreamEvent, ToolType> = {
  toolInputChunk: ({ content }, { options }) =>
    options.partialJson === true && content !== "" ? [{ type: "partial", content }] : none,
  toolStarted: (event, run) => {
    const { toolId, toolName: tool, toolKind, arguments: input } = event;
    run.tools.set(toolId, tool);
    const pieces = textOfPieces(run.reply.release(), event, run);
    // the call is sent with its questions, which come next
    if (toolKind === "question") {
      run.asking.set(toolId, input);
      return pieces;
    }
    return [...pieces, withRaw(callOf(tool, input), event, run)];
  },
  toolProgress: (event, run) => {
    const { toolId, output, progress } = event;
    const share = progress === undefined ? "" : `${Math.round(progress * 100)} %`;
    const message = output ?? share;
    const tool = run.tools.get(toolId);
    if (message === "" || tool === undefined) return none;
    return [withRaw({ type: "tool_use", tool, message }, event, run)];
  },
  questionAsked: (event, run) => {
    if (event.toolId !== undefined) run.asking.delete(event.toolId);
    const input =
      run.options.questionForm === "object"
        ? { questions: event.questions.map(nativeQuestion) }
        : event.questions.map(question);
    return [withRaw({ type: "tool_use", tool: askUser, input }, event, run)];
  },
  toolCompleted: ({ toolId, arguments: input }, run) => forget(toolId, run, input),
  toolFailed: ({ toolId }, run) => forget(toolId, run),
};

/** A call whose questions never came is sent as it started; one whose input came late is sent again, with it. */
function forget(
  toolId: string,
  { tools, asking }: DaemonRun,
  late?: Arguments,
): readonly StreamEvent[] {
  const tool = tools.get(toolId) ?? askUser;
  const input = late ?? asking.get(toolId);
  const isAsking = asking.delete(toolId);
  const isCall = tools.delete(toolId) && late !== undefined && tool !== askUser;
  return isAsking || isCall ? [callOf(tool, input)] : none;
}

const callOf = (tool: string, input: Arguments): StreamEvent =>
  present({ type: "tool_use", tool, input });

/** The reader shows the header and each option's description; all that a person must read is there. */
const question = ({
  question: header,
  options = [],
  multiSelect = false,
}: Question): StreamQuestion => ({
  header,
  options: options.map(({ label, description = label }) =>
    description === label ? { description } : { description, label },
  ),
  multiSelect,
});

/** A question as the tool's own input has it. */
const nativeQuestion = ({
  question: text,
  header = text,
  options = [],
  multiSelect = false,
}: Question): Readonly<Record<string, unknown>> => ({
  question: text,
  header,
  options: options.map(({ label, description = label }) => ({ label, description })),
  multiSelect,
});
