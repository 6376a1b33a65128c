import type { ExitInput, Input, Translator } from "@agentstream/adapter-kit";
import {
  findProtocol,
  protocolNames,
  recogniseAgent,
  recogniseProtocol,
  translatable,
} from "@agentstream/agents";
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
  const isOpen = flags.from === "auto" || agentsWithSigns.has(flags.from);
  let translator = isOpen ? undefined : createTranslator(flags.from, flags);
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
      if (translator === undefined && flags.from === "auto")
        throw new UsageError("Cannot determine which agent printed these lines; pass --from.");
      const known = translator ?? createTranslator(flags.from, flags);
      const lines: Input = { type: "lines", lines: waiting };
      const inputs = [lines, ...stderrInputs(stderr), exitInput(flags)];
      return inputs.flatMap((input) => known.handle(input).events);
    },
  };
}

/** Agents whose protocols can be recognised. */
const agentsWithSigns: ReadonlySet<string> = new Set(
  translatable.flatMap(({ id, signs }) => (signs === undefined ? [] : [id])),
);

/** The translator for the lines so far; undefined if no line is recognised. */
function recognise(lines: readonly SplitLine[], flags: NativeFlags): Translator | undefined {
  const { from } = flags;
  for (const { text } of lines) {
    const word = from === "auto" ? recogniseAgent(text) : recogniseProtocol(from, text);
    if (word !== undefined) return createTranslator(word, flags);
  }
  if (lines.length < mostUnknownLines) return undefined;
  if (from !== "auto") return createTranslator(from, flags);
  throw new UsageError(
    `Cannot determine which agent printed these lines, after ${lines.length} of them; pass --from.`,
  );
}

function createTranslator(from: string, flags: NativeFlags): Translator {
  const spoken = findProtocol(from);
  if (spoken === undefined)
    throw new UsageError(
      `--from: unknown agent \`${from}\`; expected one of ${protocolNames.join(", ")}, auto`,
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
