import { isRefusal, type ExitInput, type Input } from "@agentstream/adapter-kit";
import { isEvent, type UnifiedEvent } from "@agentstream/schema";

import type { Scenario } from "../generated/scenario.ts";
import { permissionAnswerOf, questionAnswerOf } from "../host/host-answers.ts";
import { positionAfter } from "../host/position-after.ts";
import { protocolOf, type Case } from "../scenario/expectation.ts";
import { requestOf } from "../scenario/request-of.ts";
import type { RecordedProcess, RecordedRun } from "./read-recorded.ts";
import { spokenIn } from "./spoken-in.ts";

const fixed = {
  sessionId: "01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f",
  now: () => Date.UTC(2026, 0, 1),
};

interface Options {
  readonly raw?: boolean;
}

/** The events of a recording of no scenario: of its output alone. */
export function translateLines(
  { from = "", ...run }: RecordedRun,
  options: Options = {},
): UnifiedEvent[] {
  const spoken = spokenIn(from);
  if (spoken === undefined) return [];
  const { adapter, protocol, agentType } = spoken;
  const translator = adapter.translator({ ...fixed, ...options, protocol, agentType });
  return [
    ...run.lines.map((text): Input => ({ type: "line", text })),
    ...run.stderr.split("\n").map((text): Input => ({ type: "stderr", text })),
    exitOf(run, run.wasInterrupted ? "interrupt" : undefined),
  ].flatMap((input) => translator.handle(input).events);
}

const exitOf = ({ code, signal }: RecordedProcess, sent: ExitInput["sent"]): ExitInput => ({
  type: "exit",
  code,
  signal,
  sent,
  limit: sent === "timeout" ? "idleTimeout" : undefined,
});

/** The events of a recorded case: its host does again what the scenario has it do. */
export function translateCase(
  one: Case,
  run: RecordedRun,
  options: Options = {},
): readonly UnifiedEvent[] {
  return [...run.earlier, run].reduce<readonly UnifiedEvent[]>((before, process, index, all) => {
    const isLast = index === all.length - 1;
    return [...before, ...translateProcess({ one, run, process, isLast, before, options })];
  }, []);
}

interface Translated {
  readonly one: Case;
  readonly run: RecordedRun;
  readonly process: RecordedProcess;
  readonly isLast: boolean;
  readonly before: readonly UnifiedEvent[];
  readonly options: Options;
}

function translateProcess(given: Translated): readonly UnifiedEvent[] {
  const { one, run, process, isLast, before, options } = given;
  const { vendor, scenario, direction } = one;
  const isEarlier = scenario.earlier !== undefined && (!isLast || run.earlier.length === 0);
  const { nativeSessionId: resume, ...position } = positionAfter(before);
  const request = requestOf(one, cwd, { isEarlier, resume });
  const own = vendor.adapter.plan(request, { agentVersion: run.version });
  const plan = isRefusal(own) ? vendor.adapter.plan(request) : own;
  if (isRefusal(plan)) return [];
  const translator = vendor.adapter.translator({
    ...fixed,
    ...options,
    ...(before.length === 0 ? {} : { ...position, sessionId: fixed.sessionId, resumed: true }),
    protocol: protocolOf(one),
    opening: plan.opening,
    config: plan.config,
    agentVersion: run.version,
  });
  const events: UnifiedEvent[] = [];
  const handle = (input: Input): void => {
    const step = translator.handle(input);
    events.push(...step.events);
    if (direction === "twoWay") for (const answer of answersTo(one, step.events)) handle(answer);
  };
  handle({ type: "start" });
  if (direction === "oneWay") for (const text of process.lines) handle({ type: "line", text });
  else {
    handle({ type: "prompt", prompt: request.prompt });
    for (const { by, line } of process.conversation) {
      if (by === "agent") handle({ type: "line", text: line });
      else if (vendor.interruptLine.test(line)) handle({ type: "interrupt" });
      else if (isEarlier && isLast && hasPrompt(line, scenario.prompt)) {
        handle({ type: "endRun", durationMs: 0 });
        const { run: number, firstSeq, firstTurn } = positionAfter(events);
        handle({ type: "nextRun", position: { run: number, firstSeq, firstTurn } });
        handle({ type: "prompt", prompt: scenario.prompt });
      }
    }
  }
  for (const text of process.stderr.split("\n")) handle({ type: "stderr", text });
  handle(exitOf(process, sentTo(scenario, process)));
  return events;
}

const cwd = "/workspace";

/** The line is how the host writes this prompt, in whatever protocol. */
const hasPrompt = (line: string, prompt: string): boolean =>
  line.includes(JSON.stringify(prompt).slice(1, -1));

/** A protocol's own interrupt leaves no signal behind. */
function sentTo(
  { interrupt, idleTimeoutMs }: Scenario,
  { wasInterrupted }: RecordedProcess,
): ExitInput["sent"] {
  if (idleTimeoutMs !== undefined) return "timeout";
  return wasInterrupted || interrupt !== undefined ? "interrupt" : undefined;
}

function answersTo(one: Case, events: readonly UnifiedEvent[]): Input[] {
  const permission = permissionAnswerOf(one, cwd);
  return events.flatMap((event): Input[] => {
    if (isEvent(event, "permissionRequested")) {
      const { requestId } = event;
      return [
        permission === undefined
          ? { type: "permissionAnswer", requestId, answer: { outcome: "denied" }, by: "policy" }
          : { type: "permissionAnswer", requestId, answer: permission },
      ];
    }
    if (!isEvent(event, "questionAsked")) return [];
    const answer = questionAnswerOf(one, event) ?? { answers: {}, declined: true };
    return [{ type: "questionAnswer", requestId: event.requestId, answer }];
  });
}
