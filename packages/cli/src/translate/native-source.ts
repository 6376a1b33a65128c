import type { ExitInput, Input, Translator } from "@agentstream/adapter-kit";
import { findProtocol, protocolNames, recogniseAgent } from "@agentstream/agents";
import { present, type SplitLine } from "@agentstream/stream";
import { v7 as createSessionId } from "uuid";

import { UsageError } from "../terminal.ts";
import type { EventSource } from "./event-source.ts";

export interface NativeFlags {
  readonly from: string;
  readonly raw: boolean;
  readonly exitCode: number;
  readonly sessionId?: string;
  readonly now?: number;
  readonly prompt?: string;
  readonly signal?: string;
  readonly sent?: "interrupt" | "cancel" | "timeout";
}

/** How many lines are read to recognise the agent. */
const mostUnknownLines = 100;

/** The events of native lines; `stderr` is the error output of the agent. */
export function createNativeSource(flags: NativeFlags, stderr: string): EventSource {
  let translator = flags.from === "auto" ? undefined : createTranslator(flags.from, flags);
  let waiting: SplitLine[] = [];
  return {
    take(lines) {
      waiting.push(...lines);
      translator ??= recognise(waiting, flags);
      if (translator === undefined) return [];
      const { events } = translator.handle({ type: "lines", lines: waiting });
      waiting = [];
      return events;
    },
    end() {
      const known = translator;
      if (known === undefined)
        throw new UsageError("Cannot determine which agent printed these lines; pass --from.");
      const inputs = [...stderrInputs(stderr), exitInput(flags)];
      return inputs.flatMap((input) => known.handle(input).events);
    },
  };
}

/** The translator for the lines so far; undefined if no line is recognised. */
function recognise(lines: readonly SplitLine[], flags: NativeFlags): Translator | undefined {
  for (const { text } of lines) {
    const agent = recogniseAgent(text);
    if (agent !== undefined) return createTranslator(agent, flags);
  }
  if (lines.length < mostUnknownLines) return undefined;
  throw new UsageError(
    `Cannot determine which agent printed these lines, after ${lines.length} of them; pass --from.`,
  );
}

function createTranslator(from: string, flags: NativeFlags): Translator {
  const spoken = findProtocol(from);
  if (spoken === undefined)
    throw new UsageError(
      `unknown agent \`${from}\`; expected one of ${protocolNames.join(", ")}, auto`,
    );
  const { adapter, protocol, agentType } = spoken;
  const { raw, now, sessionId = createSessionId(), prompt } = flags;
  const clock = (): number => now ?? Date.now();
  const translator = adapter.translator({ sessionId, raw, now: clock, protocol, agentType });
  if (prompt !== undefined) translator.handle({ type: "prompt", prompt });
  return translator;
}

const stderrInputs = (text: string): Input[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ type: "stderr", text: line }));

const exitInput = ({ exitCode, signal, sent }: NativeFlags): ExitInput =>
  present({ type: "exit", code: signal === undefined ? exitCode : null, signal, sent });
