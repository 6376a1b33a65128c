import { dispatch } from "@agentstream/schema/core";

import type { TranslatorOptions } from "../adapter.ts";
import { decideEnding } from "../decide-ending.ts";
import type { Emitter } from "../emitter.ts";
import { promptText } from "../prompt-text.ts";
import type { NativeProtocol } from "../protocol.ts";
import { parseDemoScript, type DemoStep } from "./parse-script.ts";
import { performers, type DemoStage } from "./perform-step.ts";

type Line = Readonly<Record<string, unknown>>;

/**
 * Performs scripts. What needs a clock or a disk is written as a request line for the transport, which answers with
 * a line of its own; the script continues then.
 */
export function createDemoMachine(
  emitter: Emitter,
  write: (line: string) => void,
  options: TranslatorOptions,
): NativeProtocol {
  const { turns } = emitter;
  const { addPrompt, hear, drop } = createPlayer(emitter, (controls) => ({
    ...settingsOf(options),
    ...controls,
    emitter,
    write: (request) => write(JSON.stringify(request)),
  }));
  return {
    line: hear,
    nameOf: () => "line",
    isIdle: () => turns.count() > 0 && !turns.isOpen(),
    end: (exit) => decideEnding(exit, emitter),
    host: { prompt: ({ prompt }) => addPrompt(promptText(prompt)), interrupt: drop },
  };
}

type Controls = Pick<DemoStage, "advance" | "nextId" | "stopScript" | "waitForLine">;

interface Player {
  readonly addPrompt: (text: string) => void;
  /** A line of the transport. */
  readonly hear: (line: Line) => void;
  /** Interrupts the script that runs. */
  readonly drop: () => void;
}

/** Performs one script after another, a turn each. */
function createPlayer(emitter: Emitter, stageOf: (controls: Controls) => DemoStage): Player {
  const { turns } = emitter;
  const prompts: string[] = [];
  let steps: DemoStep[] = [];
  let resume: ((line: Line) => void) | undefined;
  let count = 0;
  const stage = stageOf({
    advance,
    nextId: () => `${++count}`,
    stopScript: () => (steps = []),
    waitForLine: (then) => (resume = then),
  });

  /** Performs steps until one has to wait. */
  function advance(): void {
    resume = undefined;
    for (let step = steps.shift(); step !== undefined; step = steps.shift())
      if (dispatch(performers, step.do, step, stage) === "waits") return;
    if (turns.isOpen()) turns.complete();
    begin();
  }

  function begin(): void {
    const text = prompts.shift();
    if (text === undefined) return;
    turns.begin({ prompt: text, trigger: "user" });
    const script = parseDemoScript(text);
    if ("faults" in script) {
      turns.fail({ error: script.faults.join(" "), errorCode: "invalidRequest" });
      return begin();
    }
    steps = [...script.steps];
    advance();
  }

  return {
    addPrompt(text) {
      prompts.push(text);
      if (!turns.isOpen()) begin();
    },
    hear: (line) => resume?.(line),
    drop() {
      steps = [];
      resume = undefined;
      emitter.answers.cancel();
      if (turns.isOpen()) turns.fail({ error: "Interrupted.", errorCode: "cancelled" });
      begin();
    },
  };
}

const settingsOf = ({
  opening,
  config,
}: TranslatorOptions): Pick<DemoStage, "isAsked" | "approvalMode" | "sandboxMode"> => ({
  isAsked: opening?.["isAsked"] === true,
  approvalMode: config?.approvalMode,
  sandboxMode: config?.sandboxMode,
});
