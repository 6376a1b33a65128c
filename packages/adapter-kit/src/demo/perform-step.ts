import type { TagTable, ApprovalMode, SandboxMode } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import type { Emitter } from "../emitter.ts";
import type { PermissionDecision } from "../pending-requests.ts";
import type { DemoStep } from "./parse-script.ts";

/** What steps work with. */
export interface DemoStage {
  readonly emitter: Emitter;
  /** Sends a request to the transport. */
  readonly write: (request: Readonly<Record<string, unknown>>) => void;
  /** A host can answer requests. */
  readonly isAsked: boolean;
  readonly approvalMode: ApprovalMode | undefined;
  readonly sandboxMode: SandboxMode | undefined;
  readonly nextId: () => string;
  /** No further step of this script is performed. */
  readonly stopScript: () => void;
  /** Called with the transport's answer. */
  readonly waitForLine: (then: (line: Readonly<Record<string, unknown>>) => void) => void;
  /** Performs the next steps. */
  readonly advance: () => void;
}

type Steps = { readonly [T in DemoStep["do"]]: Extract<DemoStep, { do: T }> };

/** What each step does. */
export const performers: TagTable<Steps, [stage: DemoStage], "done" | "waits"> = {
  say: ({ text }, stage) => speak(text, "textChunk", stage),
  think: ({ text }, stage) => speak(text, "thinkingChunk", stage),
  long: ({ count }, stage) => writeLong(`text ${stage.nextId()}`, count, stage),
  run(step, stage) {
    runCommand(startCommand(step.command, stage), step, stage);
    return "done";
  },
  ask(step, stage) {
    const id = startCommand(step.command, stage);
    return whenAllowed(id, `Run ${step.command}`, stage.approvalMode === "autoAll", stage, () =>
      runCommand(id, step, stage),
    );
  },
  write({ path, text }, stage) {
    const { emitter, nextId, approvalMode, sandboxMode } = stage;
    const id = nextId();
    emitter.tools.start(id, {
      toolName: "write",
      toolKind: "edit",
      arguments: { path, text },
      locations: [{ path }],
    });
    if (sandboxMode === "readOnly") {
      emitter.tools.fail(id, "denied", "The sandbox is read-only.");
      return "done";
    }
    const isApproved = approvalMode === "autoEdit" || approvalMode === "autoAll";
    return whenAllowed(id, `Write ${path}`, isApproved, stage, () =>
      writeFile(id, path, text, stage),
    );
  },
  question({ text, options }, stage) {
    const { emitter, nextId, isAsked, advance } = stage;
    const questions = [
      present({
        id: "answer",
        question: text,
        options: options.length > 0 ? options.map((label) => ({ label })) : undefined,
        allowOther: true,
      }),
    ];
    const askedId = nextId();
    if (!isAsked) {
      emitter.requests.askQuestions(askedId, { questions });
      emitter.requests.answer(askedId, { outcome: "expired", answers: {} });
      return "done";
    }
    emitter.requests.askQuestions(askedId, { questions }, ({ outcome, answers }) => {
      if (outcome === "cancelled") return;
      const answer = Object.values(answers).flat().join(", ");
      afterwards(stage, () => {
        speak(outcome === "answered" ? `Answer: ${answer}` : "No answer.", "textChunk", stage);
        advance();
      });
    });
    return "waits";
  },
  wait({ ms }, stage) {
    stage.write({ do: "wait", ms });
    stage.waitForLine(stage.advance);
    return "waits";
  },
  plan({ entries }, { emitter }) {
    emitter.plan(entries.map((entry) => ({ ...entry })));
    return "done";
  },
  subagent({ label, text }, { emitter, nextId }) {
    const id = nextId();
    emitter.jobs.startSubagent(id, { label });
    const subagentId = emitter.jobs.subagentId(id);
    emitter.blocks.whole(`text ${nextId()}`, text, { type: "textChunk", subagentId });
    emitter.jobs.completeSubagent(id, { success: true, summary: text });
    return "done";
  },
  usage({ input, output }, { emitter }) {
    const usage = {
      inputTokens: input,
      outputTokens: output,
      totalTokens: input + output,
      completeness: "reported" as const,
    };
    emitter.emit({ type: "usageReported", usage, scope: "turn" });
    return "done";
  },
  stderr({ text }, stage) {
    stage.write({ do: "stderr", text });
    return "done";
  },
  fail({ text }, { emitter, stopScript }) {
    emitter.turns.fail({ error: text, errorCode: "unknown" });
    stopScript();
    return "done";
  },
  exit({ code }, stage) {
    stage.write({ do: "exit", code });
    return "waits";
  },
  cut(_, stage) {
    stage.write({ do: "cut" });
    return "waits";
  },
};

const piece = "All work and no play makes a long text. ".repeat(1600);
/** About a megabyte. */
const piecesAtOnce = 16;

/** Pauses between its parts: the host has other runs. */
function writeLong(key: string, count: number, stage: DemoStage): "done" | "waits" {
  const { emitter, write, waitForLine, advance } = stage;
  let left = count;
  for (let pieces = 0; left > 0 && pieces < piecesAtOnce; pieces++) {
    emitter.blocks.delta(key, piece.slice(0, left), { type: "textChunk" });
    left -= piece.length;
  }
  if (left > 0) {
    write({ do: "wait", ms: 0 });
    waitForLine(() => {
      if (writeLong(key, left, stage) === "done") advance();
    });
    return "waits";
  }
  emitter.blocks.close(key);
  return "done";
}

/** Word by word, as a model writes. */
function speak(
  text: string,
  type: "textChunk" | "thinkingChunk",
  { emitter, nextId }: DemoStage,
): "done" {
  const key = `text ${nextId()}`;
  for (const word of text.match(/\S+\s*/g) ?? [text]) emitter.blocks.delta(key, word, { type });
  emitter.blocks.close(key);
  return "done";
}

function startCommand(command: string, { emitter, nextId }: DemoStage): string {
  const id = nextId();
  emitter.tools.start(id, { toolName: "shell", toolKind: "execute", arguments: { command } });
  return id;
}

/** Nothing is really run: what it prints stands in the script. */
function runCommand(
  id: string,
  { output, exitCode }: { readonly output: string; readonly exitCode: number },
  { emitter }: DemoStage,
): void {
  if (output !== "") emitter.tools.output(id, output);
  emitter.tools.complete(id, { success: exitCode === 0, result: output, exitCode });
}

const options = [
  { optionId: "allow", kind: "allow", label: "Allow" },
  { optionId: "deny", kind: "deny", label: "Deny" },
  { optionId: "stop", kind: "denyAndStop", label: "Deny and stop" },
] as const;

/** Does the work of a tool once it is allowed; a tool that is not fails. */
function whenAllowed(
  id: string,
  title: string,
  isApproved: boolean,
  stage: DemoStage,
  work: () => unknown,
): "done" | "waits" {
  const { emitter, isAsked, nextId, advance, stopScript } = stage;
  if (isApproved) return work() === "waits" ? "waits" : "done";
  const toolId = emitter.tools.idOf(id) ?? id;
  const toolName = emitter.tools.startOf(toolId)?.toolName ?? "tool";
  if (!isAsked) {
    emitter.tools.fail(id, "denied", "Nobody is there to be asked.");
    emitter.deny({ toolId, toolName, source: "vendor", message: "Nobody is there to be asked." });
    return "done";
  }
  const asked = { toolName, toolId, title, options: options.map((one) => ({ ...one })) };
  emitter.requests.askPermission(
    nextId(),
    asked,
    ({ outcome, stop, option }: PermissionDecision) => {
      if (outcome === "cancelled") return;
      afterwards(stage, () => {
        if (outcome === "allowed") {
          if (work() === "waits") return;
        } else emitter.tools.fail(id, "denied");
        if (stop === true || option?.kind === "denyAndStop") stopScript();
        advance();
      });
    },
  );
  return "waits";
}

/** An answer is in the stream only after it was passed on: what comes of it waits for that. */
function afterwards({ write, waitForLine }: DemoStage, work: () => void): void {
  write({ do: "wait", ms: 0 });
  waitForLine(work);
}

/** Really: the transport changes the file, inside of the working directory alone. */
function writeFile(id: string, path: string, text: string, stage: DemoStage): "waits" {
  const { emitter, advance } = stage;
  stage.write({ do: "write", path, text });
  stage.waitForLine(({ error, wasThere }) => {
    if (typeof error === "string") emitter.tools.fail(id, "error", error);
    else {
      emitter.emit({
        type: "fileChanged",
        filePath: path,
        changeType: wasThere === true ? "modified" : "created",
        toolId: emitter.tools.idOf(id),
        after: text,
      });
      emitter.tools.complete(id, { success: true, result: `Wrote ${path}.` });
    }
    advance();
  });
  return "waits";
}
